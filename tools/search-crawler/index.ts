/*
 * Prints what the hosted search needs to fill its index: `npx tsx tools/search-crawler config` the configuration of the
 * crawler, for its editor; `npx tsx tools/search-crawler synonyms` a file for the index's synonyms. Reads SITE_URL,
 * BASE_URL, ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME as the build does.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {inspect} from 'node:util';
import {crawlerConfig, hostedSynonyms} from '../../config/searchCrawler.ts';
import {isMain} from '../../checks/isMain.ts';

/** What of the environment there has to be. */
const needed = ['SITE_URL', 'ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME'] as const;

/**
 * Writes a value as JavaScript.
 *
 * @param value - A function, or what JSON can say, with functions in it.
 * @returns Source code, functions as they stand in their file.
 */
function toSource(value: unknown): string {
  if (typeof value === 'function') {
    return value.toString();
  }
  if (Array.isArray(value)) {
    return `[${value.map(toSource).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    return `{\n${Object.entries(value)
      .map(([key, content]) => `${JSON.stringify(key)}: ${toSource(content)},`)
      .join('\n')}\n}`;
  }
  return inspect(value);
}

/**
 * Writes the configuration of the crawler as its editor takes it.
 *
 * @param variables - Usually `process.env`.
 * @returns Source code.
 * @throws If a variable is missing; the message names it.
 */
export function crawlerSource(variables: Readonly<Record<string, string | undefined>>): string {
  const missing = needed.find((name) => !variables[name]?.trim());
  if (missing !== undefined) {
    throw new Error(`${missing} is not set; allowed: what the build of the site has.`);
  }
  const config = crawlerConfig({
    siteUrl: variables.SITE_URL ?? '',
    baseUrl: variables.BASE_URL ?? '/',
    appId: variables.ALGOLIA_APP_ID ?? '',
    indexName: variables.ALGOLIA_INDEX_NAME ?? '',
  });
  return `new Crawler(${toSource(config)});`;
}

/**
 * @returns The synonyms of the site as a JSON file for the service.
 */
function synonymsFile(): string {
  const file = path.join(import.meta.dirname, '../../data/search-synonyms.json');
  return JSON.stringify(hostedSynonyms(JSON.parse(readFileSync(file, 'utf8'))), null, 2);
}

if (isMain(import.meta.url)) {
  try {
    const [what] = process.argv.slice(2);
    if (what !== 'config' && what !== 'synonyms') {
      throw new Error(`"${what ?? ''}" is nothing to print; allowed: config, synonyms.`);
    }
    console.log(what === 'config' ? crawlerSource(process.env) : synonymsFile());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
