import type {LineOf, PageContext} from '../pageContext.ts';
import {checkJavaScript, collectJavaScript} from './javascript.ts';
import {checkMustache, checkXml, collectXml} from './markup.ts';
import {checkGherkin, checkShell, checkSqlNames, collectShell} from './plainText.ts';

const scripts = ['js', 'javascript', 'jsx', 'ts', 'tsx', 'typescript'];
const shells = ['bash', 'console', 'shell', 'sh'];

/** Functions that add the names that a sample declares to the page's symbols, by language. PHP is handled separately. */
export const collectors: ReadonlyMap<string, (code: string, page: PageContext) => void> = new Map([
  ...scripts.map((language) => [language, collectJavaScript] as const),
  ...shells.map((language) => [language, collectShell] as const),
  ['xml', collectXml],
]);

/** Checks one sample. If `isPart` is true, the sample may call functions that are declared elsewhere. */
export type Checker = (code: string, page: PageContext, lineOf: LineOf, options: {isPart: boolean}) => void;

/** Functions that check the names that a sample uses, by language. PHP is handled separately. */
export const checkers: ReadonlyMap<string, Checker> = new Map<string, Checker>([
  ...scripts.map((language) => [language, checkJavaScript] as const),
  ...shells.map((language) => [language, checkShell] as const),
  ['mustache', checkMustache],
  ['xml', checkXml],
  ['sql', checkSqlNames],
  ['gherkin', checkGherkin],
]);
