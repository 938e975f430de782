/** Discussions of the security forum, by advisory: `data/security-advisories.json`. */
export type Advisories = Readonly<Record<string, number>>;

/** Where security advisories are announced; the ones without a discussion of their own are found from there. */
const advisoryIndex = 'https://moodle.org/security/';

/**
 * Where readers find an issue, an advisory or a CVE record.
 *
 * @param key - Such as `MDL-12345`, `MSA-23-0015` or `CVE-2023-1234`.
 * @param advisories - See `Advisories`.
 */
export function trackerAddress(key: string, advisories: Advisories): string {
  if (key.startsWith('CVE-')) {
    return `https://www.cve.org/CVERecord?id=${key}`;
  }
  if (!key.startsWith('MSA-')) {
    return `https://tracker.moodle.org/browse/${key}`;
  }
  const discussion = advisories[key];
  return discussion === undefined ? advisoryIndex : `https://moodle.org/mod/forum/discuss.php?d=${discussion}`;
}
