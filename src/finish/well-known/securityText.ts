/** Settings of a build that `security.txt` depends on. */
export interface SecurityOptions {
  siteUrl: string;
  baseUrl: string;
  /** Where to report vulnerabilities: an `https:`, `mailto:` or `tel:` URI. */
  contact: string;
  /** Date of the source from which the site was built. */
  date: Date;
}

/** Path of the file below the root of the host. */
export const securityFile = '.well-known/security.txt';

/** Path of the page about reporting vulnerabilities, below the base URL. */
const policyPage = 'general/development/process/security';

/** Number of days after which readers should not rely on the file. RFC 9116 recommends less than a year. */
const validDays = 364;

const dayInMilliseconds = 86_400_000;

/**
 * Creates `security.txt` as RFC 9116 describes it. A site without HTTPS has neither a canonical URL nor a policy, because
 * the RFC requires `https:` for both.
 */
export function securityText({siteUrl, baseUrl, contact, date}: SecurityOptions): string {
  const expires = new Date(date.getTime() + validDays * dayInMilliseconds);
  const fields = [
    ['Contact', contact],
    ['Expires', expires.toISOString().replace(/\.\d+/, '')],
    ['Preferred-Languages', 'en'],
    ...(siteUrl.startsWith('https:')
      ? [
          ['Canonical', `${siteUrl}/${securityFile}`],
          ['Policy', `${siteUrl}${baseUrl}${policyPage}`],
        ]
      : []),
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
