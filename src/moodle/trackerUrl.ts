/** IDs of discussions in the security forum, by advisory. The data is in `data/security-advisories.json`. */
export type Advisories = Readonly<Record<string, number>>;

/** List of all security advisories, which is used for advisories without a known discussion. */
const advisoryIndex = 'https://moodle.org/security/';

/**
 * Returns the URL of an issue, a security advisory or a CVE record.
 *
 * @param key - A key such as `MDL-12345`, `MSA-23-0015` or `CVE-2023-1234`.
 * @param advisories - See `Advisories`.
 */
export function trackerUrl(key: string, advisories: Advisories): string {
  if (key.startsWith('CVE-')) {
    return `https://www.cve.org/CVERecord?id=${key}`;
  }
  if (!key.startsWith('MSA-')) {
    return `https://tracker.moodle.org/browse/${key}`;
  }
  const discussion = advisories[key];
  return discussion === undefined ? advisoryIndex : `https://moodle.org/mod/forum/discuss.php?d=${discussion}`;
}
