import path from 'node:path';
import {checkPageNames} from '../../../../checks/symbols/checkPage.ts';
import {loadSymbols} from '../../../../checks/symbols/data/loadSymbols.ts';
import {readEditionNames} from '../../../../checks/symbols/documentation.ts';

export const site = process.cwd();

const editionNames = readEditionNames(site);

export const newest = editionNames.at(-1) ?? '';

/** The platform's symbols, by version. */
export const versions = new Map(
  editionNames.map((version) => [version, loadSymbols(path.join(site, 'data'), version)] as const),
);

/** Returns a page with one sample, whose first line is line 4. */
export function sample(fence: string, code: string): string {
  return ['Text.', '', `\`\`\`${fence}`, code, '```', ''].join('\n');
}

/** Returns the problems of a page of the newest edition, as `line: message`. */
export function problemsOf(text: string, options: Parameters<typeof checkPageNames>[3] = {}): string[] {
  return checkPageNames(text, newest, versions, options).map(({line, message}) => `${line}: ${message}`);
}
