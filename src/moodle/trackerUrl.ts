/** IDs of discussions in the security forum, by advisory. The data is in `data/security-advisories.json`. */
export type Advisories = Readonly<Record<string, number>>;

/** List of all security advisories, which is used for advisories without a known discussion. */
const advisoryIndex = 'https://moodle.org/security/';

/** Address of Moodle's tracker. */
export const tracker = 'https://moodle.atlassian.net/';

/** Returns the URL of a search for text in all of Moodle's issues, or of all of them without a text. */
export function trackerSearchUrl(text: string): string {
  const condition = text === '' ? '' : ` AND text ~ "${text.replaceAll(/["\\]/g, ' ')}"`;
  const jql = `project = MDL${condition} ORDER BY updated`;
  return `${tracker}issues/?${new URLSearchParams({jql}).toString()}`;
}

/** Returns the present address of a page in the tracker, which pages and data may call by its former one. */
export function presentAddress(url: string): string {
  return url.replace(/^https:\/\/tracker\.moodle\.org\/?(?:jira\/(?=secure\/))?/, tracker);
}

/** Returns the URL of an issue, a security advisory or a CVE record: `MDL-12345`, `MSA-23-0015` or `CVE-2023-1234`. */
export function trackerUrl(key: string, advisories: Advisories): string {
  if (key.startsWith('CVE-')) {
    return `https://www.cve.org/CVERecord?id=${key}`;
  }
  if (!key.startsWith('MSA-')) {
    return `${tracker}browse/${key}`;
  }
  const discussion = advisories[key];
  return discussion === undefined ? advisoryIndex : `https://moodle.org/mod/forum/discuss.php?d=${discussion}`;
}
