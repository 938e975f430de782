import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {formatHeaders} from '../../../scripts/headers/headersFile.mjs';
import {afterTheOthers} from '../offline-packs/lastly.ts';
import type {InlineCode} from './inlineCode.ts';
import {findPages, listFiles, readInThreads, readPage} from './readPages.ts';
import {cacheRules, policyText, type Policy} from './rules.ts';

/** What the headers say, but for what only the build knows. */
export interface Options {
  /** Content security policy; the build adds the hashes of its inline scripts to `script-src`. */
  policy: Policy;
  /** All other headers of every answer. */
  headers: Readonly<Record<string, string>>;
}

const name = 'security-headers';

/** The hashes of all inline scripts, each once; fails where a page has code that the policy stops. */
function scriptsOf(codes: ReadonlyMap<string, InlineCode>): string[] {
  const faults = [...codes].flatMap(([file, code]) =>
    code.faults.map((fault) => `${file}: ${fault}, which the content security policy stops.`),
  );
  if (faults.length > 0) {
    throw new Error(faults.sort().join('\n'));
  }
  return [...new Set([...codes.values()].flatMap(({scripts}) => scripts))].sort();
}

/**
 * Writes `_headers` for static hosts: a content security policy that allows the inline scripts of this build, and no others,
 * and how long browsers may keep each file. Fails the build where a page has code that the policy stops.
 *
 * It has to be listed before all plugins that write pages, as it waits for those that come after it.
 *
 * @param context - Of it, the folder of the site and the base URL.
 * @param options - See `Options`.
 */
export default function securityHeaders({siteDir, baseUrl}: LoadContext, {policy, headers}: Options): Plugin {
  return {
    name,
    async postBuild({outDir, plugins}) {
      const rendered = findPages(outDir, listFiles(outDir));
      const [codes] = await Promise.all([readInThreads(siteDir, outDir, rendered), afterTheOthers(plugins, name)]);
      const files = listFiles(outDir);
      for (const [file, changed] of findPages(outDir, files)) {
        if (rendered.get(file) !== changed) {
          codes.set(file, readPage(path.join(outDir, file)));
        }
      }
      const everywhere = {'Content-Security-Policy': policyText(policy, scriptsOf(codes)), ...headers};
      const rules = [{path: `${baseUrl}*`, headers: everywhere}, ...cacheRules(files, baseUrl)];
      writeFileSync(path.join(outDir, '_headers'), formatHeaders(rules));
    },
  };
}
