import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {formatHeaders} from './headersFile.ts';
import type {InlineCode} from './inlineCode.ts';
import {cacheRules, markdownRules, policyText, type Policy} from './rules.ts';
import {listFiles} from '../../moodle/listFiles.ts';

/** The headers of every response. The build adds hashes and caching rules to them. */
export interface SecurityHeaders {
  /** Content security policy. The build adds the hashes of its inline scripts to `script-src`. */
  policy: Policy;
  headers: Readonly<Record<string, string>>;
}

/**
 * Writes `_headers` for static hosts into a build that is complete otherwise: caching rules, headers of the Markdown copies,
 * and a content security policy that allows only the inline scripts of this build. Throws an error with one line for each page
 * that has other code.
 */
export function writeHeaders(
  folder: string,
  baseUrl: string,
  {policy, headers}: SecurityHeaders,
  codeOf: ReadonlyMap<string, InlineCode>,
): void {
  const errors = [...codeOf].flatMap(([file, {violations}]) =>
    violations.map((text) => `${file}: ${text}, which the content security policy blocks.`),
  );
  if (errors.length > 0) {
    throw new Error(errors.join('\n'));
  }
  const scripts = new Set([...codeOf.values()].flatMap((code) => code.scripts));
  const everywhere = {'Content-Security-Policy': policyText(policy, [...scripts].sort()), ...headers};
  const cached = cacheRules(listFiles(folder), baseUrl);
  const rules = [{path: `${baseUrl}*`, headers: everywhere}, ...cached, ...markdownRules(baseUrl)];
  writeFileSync(path.join(folder, '_headers'), formatHeaders(rules));
}
