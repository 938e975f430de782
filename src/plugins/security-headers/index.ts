import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {formatHeaders} from '../../../scripts/headers/headersFile.mjs';
import {afterTheOthers} from '../offline-packs/lastly.ts';
import {readInlineCode} from './inlineCode.ts';
import {withSharedScript} from './redirectPages.ts';
import {cacheRules, policyText, type Policy} from './rules.ts';

/** What the headers say, but for what only the build knows. */
export interface Options {
  /** Content security policy; the build adds the hashes of its inline scripts to `script-src`. */
  policy: Policy;
  /** All other headers of every answer. */
  headers: Readonly<Record<string, string>>;
}

const name = 'security-headers';

/** Reads all pages, and gives redirects the script that they share. */
function readPages(folder: string, files: readonly string[]): string[] {
  const scripts = new Set<string>();
  const faults: string[] = [];
  for (const file of files.filter((candidate) => candidate.endsWith('.html'))) {
    const written = readFileSync(path.join(folder, file), 'utf8');
    const html = withSharedScript(written);
    if (html !== written) {
      writeFileSync(path.join(folder, file), html);
    }
    const code = readInlineCode(html);
    code.scripts.forEach((hash) => scripts.add(hash));
    faults.push(...code.faults.map((fault) => `${file}: ${fault}, which the content security policy stops.`));
  }
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  return [...scripts].sort();
}

/**
 * Writes `_headers` for static hosts: a content security policy that allows the inline scripts of this build, and no others,
 * and how long browsers may keep each file. Fails the build where a page has code that the policy stops.
 *
 * It has to be listed before all plugins that write pages, as it waits for those that come after it.
 *
 * @param context - Of it, the base URL.
 * @param options - See `Options`.
 */
export default function securityHeaders({baseUrl}: LoadContext, {policy, headers}: Options): Plugin {
  return {
    name,
    async postBuild({outDir, plugins}) {
      await afterTheOthers(plugins, name);
      const files = readdirSync(outDir, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
      const everywhere = {'Content-Security-Policy': policyText(policy, readPages(outDir, files)), ...headers};
      const rules = [{path: `${baseUrl}*`, headers: everywhere}, ...cacheRules(files, baseUrl)];
      writeFileSync(path.join(outDir, '_headers'), formatHeaders(rules));
    },
  };
}
