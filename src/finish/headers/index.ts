import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {formatHeaders} from './headersFile.ts';
import {readInlineCode} from './inlineCode.ts';
import {redirectTarget, withSharedScript} from './redirectPages.ts';
import {formatRedirects, type Redirect} from './redirectsFile.ts';
import {cacheRules, markdownRules, policyText, type Policy} from './rules.ts';

/** The headers of every response. The build adds hashes and caching rules to them. */
export interface SecurityHeaders {
  /** Content security policy. The build adds the hashes of its inline scripts to `script-src`. */
  policy: Policy;
  /** All other headers. */
  headers: Readonly<Record<string, string>>;
}

/** Lists the files of a build as paths below the build folder, with forward slashes. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Returns the path of a redirect page, which is `old/page/index.html` or, for an old path in `.html`, `page.html.html`. */
function oldPath(file: string, baseUrl: string): string {
  return `${baseUrl}${file.replace(/(?:\/index)?\.html$/, '')}`;
}

/**
 * Gives all redirect pages of a build the same inline script, so that the content security policy needs only one hash for
 * them, and writes their redirects to `_redirects` for hosts that can redirect without a page.
 *
 * @param folder - Folder of the build.
 * @param baseUrl - Base URL of the site, with slashes at both ends.
 * @throws {Error} If there are more redirects than hosts support.
 */
export function finishRedirects(folder: string, baseUrl: string): void {
  const redirects: Redirect[] = [];
  for (const file of listFiles(folder).filter((name) => name.endsWith('.html'))) {
    const page = path.join(folder, file);
    const html = readFileSync(page, 'utf8');
    const shared = withSharedScript(html);
    if (shared !== html) {
      writeFileSync(page, shared);
    }
    const to = redirectTarget(shared);
    if (to !== undefined) {
      redirects.push({from: oldPath(file, baseUrl), to});
    }
  }
  writeFileSync(path.join(folder, '_redirects'), formatRedirects(redirects));
}

/**
 * Writes `_headers` for static hosts: caching rules, headers of the Markdown copies, and a content security policy that allows only the inline scripts of
 * this build.
 *
 * @param folder - Folder of the build, which must already contain all other files.
 * @param baseUrl - Base URL of the site, with slashes at both ends.
 * @param options - See `SecurityHeaders`.
 * @throws {Error} If a page has code that the policy blocks. The message has one line for each violation.
 */
export function writeHeaders(folder: string, baseUrl: string, {policy, headers}: SecurityHeaders): void {
  const files = listFiles(folder);
  const scripts = new Set<string>();
  const errors: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const code = readInlineCode(readFileSync(path.join(folder, file), 'utf8'));
    code.scripts.forEach((script) => scripts.add(script));
    errors.push(...code.violations.map((text) => `${file}: ${text}, which the content security policy blocks.`));
  }
  if (errors.length > 0) {
    throw new Error(errors.join('\n'));
  }
  const everywhere = {'Content-Security-Policy': policyText(policy, [...scripts].sort()), ...headers};
  const rules = [{path: `${baseUrl}*`, headers: everywhere}, ...cacheRules(files, baseUrl), ...markdownRules(baseUrl)];
  writeFileSync(path.join(folder, '_headers'), formatHeaders(rules));
}
