import path from 'node:path';
import {checkPage} from '../../../../checks/symbols/index.ts';
import {loadSymbols} from '../../../../checks/symbols/data/loadSymbols.ts';

/** Folder of the site. */
export const site = process.cwd();

/** What the platform has, by version. */
export const versions = new Map(
  ['4.1', '4.2'].map((version) => [version, loadSymbols(path.join(site, 'data'), version)] as const),
);

/**
 * A page with one sample.
 *
 * @param fence - Language, and what else follows the three backticks.
 * @param code - The sample. Its first line is line 4 of the page.
 * @returns Markdown.
 */
export function sample(fence: string, code: string): string {
  return ['Text.', '', `\`\`\`${fence}`, code, '```', ''].join('\n');
}

/**
 * Checks a page.
 *
 * @param text - Markdown.
 * @param version - That the page describes.
 * @param options - What else is known of it.
 * @returns Problems as `line: message`.
 */
export function problemsOf(text: string, version = '4.2', options: Parameters<typeof checkPage>[3] = {}): string[] {
  return checkPage(text, version, versions, options).problems.map(({line, message}) => `${line}: ${message}`);
}
