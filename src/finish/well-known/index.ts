import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {robotsText, type RobotsOptions} from './robots.ts';
import {securityFile, securityText, type SecurityOptions} from './securityText.ts';

/** Settings of a build. Without a date, the build has no `security.txt`, because the file must have an expiry date. */
type WellKnownOptions = RobotsOptions & Omit<SecurityOptions, 'date'> & {date: Date | undefined};

/**
 * Writes `robots.txt` and `.well-known/security.txt`. Crawlers and security researchers look for both at the root of the
 * host.
 */
export function writeWellKnownFiles(folder: string, {date, ...options}: WellKnownOptions): void {
  writeFileSync(path.join(folder, 'robots.txt'), robotsText(options));
  if (date) {
    mkdirSync(path.join(folder, path.dirname(securityFile)), {recursive: true});
    writeFileSync(path.join(folder, securityFile), securityText({...options, date}));
  }
}
