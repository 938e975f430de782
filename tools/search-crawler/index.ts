/*
 * Prints the files that set up the hosted search. `npx tsx tools/search-crawler config` prints the crawler's
 * configuration, for the crawler's editor, and `npx tsx tools/search-crawler synonyms` prints a file with synonyms for
 * the index. The command reads the same variables as the build: SITE_URL, BASE_URL, ALGOLIA_APP_ID and
 * ALGOLIA_INDEX_NAME.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {inspect} from 'node:util';
import {crawlerConfig, hostedSynonyms} from '../../config/searchCrawler.ts';
import {isMain} from '../lib/isMain.ts';

/** Required environment variables. */
const required = ['SITE_URL', 'ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME'] as const;

/** Serialises a JSON value, which can contain functions, as JavaScript source code. */
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
 * Returns the crawler's configuration as the source code that its editor expects. Throws an error that names a variable that is
 * not set.
 */
export function crawlerSource(variables: Readonly<Record<string, string | undefined>>): string {
  const missing = required.find((name) => !variables[name]?.trim());
  if (missing !== undefined) {
    throw new Error(`${missing} is not set; use the same value as for the build of the site.`);
  }
  const config = crawlerConfig({
    siteUrl: variables.SITE_URL ?? '',
    baseUrl: variables.BASE_URL ?? '/',
    appId: variables.ALGOLIA_APP_ID ?? '',
    indexName: variables.ALGOLIA_INDEX_NAME ?? '',
  });
  return `new Crawler(${toSource(config)});`;
}

/** Returns the site's synonyms as a JSON file for the service. */
function synonymsFile(): string {
  const file = path.join(import.meta.dirname, '../../data/search-synonyms.json');
  return JSON.stringify(hostedSynonyms(JSON.parse(readFileSync(file, 'utf8'))), null, 2);
}

if (isMain(import.meta.url)) {
  try {
    const [what] = process.argv.slice(2);
    if (what !== 'config' && what !== 'synonyms') {
      throw new Error(`The argument is "${what ?? ''}"; allowed: config, synonyms.`);
    }
    console.log(what === 'config' ? crawlerSource(process.env) : synonymsFile());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
