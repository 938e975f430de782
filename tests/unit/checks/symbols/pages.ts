import path from 'node:path';
import {checkPageNames} from '../../../../checks/symbols/checkPage.ts';
import {loadSymbols} from '../../../../checks/symbols/data/loadSymbols.ts';
import {readEditionNames} from '../../../../checks/symbols/documentation.ts';

/** The folder of the site. */
export const site = process.cwd();

const editionNames = readEditionNames(site);

/** The newest edition. */
export const newest = editionNames.at(-1) ?? '';

/** The platform's symbols, by version. */
export const versions = new Map(
  editionNames.map((version) => [version, loadSymbols(path.join(site, 'data'), version)] as const),
);

/**
 * Returns a page with one sample.
 *
 * @param fence - The language and the attributes, which follow the three backticks.
 * @param code - The sample. Its first line is line 4 of the page.
 * @returns The page's Markdown.
 */
export function sample(fence: string, code: string): string {
  return ['Text.', '', `\`\`\`${fence}`, code, '```', ''].join('\n');
}

/**
 * Checks a page of the newest edition.
 *
 * @param text - The page's Markdown.
 * @param options - Properties of the page that its text does not show.
 * @returns The problems, as `line: message`.
 */
export function problemsOf(text: string, options: Parameters<typeof checkPageNames>[3] = {}): string[] {
  return checkPageNames(text, newest, versions, options).map(({line, message}) => `${line}: ${message}`);
}
