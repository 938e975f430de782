import {readFileSync} from 'node:fs';
import {Ajv, type ErrorObject} from 'ajv';
import {load, type AnyNode} from 'cheerio';
import {extractRecords, type Rules} from '../../config/searchCrawler.ts';

/** A record of the hosted service, as `data/schemas/search-record.schema.json` has it. */
export interface CrawledRecord {
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: string;
  content: string | null;
  hierarchy: Record<string, string | null>;
  language: string;
  docusaurus_tag: string;
  weight: {pageRank: number; level: number; position: number};
}

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const metaPrefix = 'docsearch:';

/**
 * Does what the service's crawler does with a page: runs our extractor, with a stand-in for the helper that the service
 * does not give away. It follows the helper's documentation: levels and text in the order of the page, the first of several
 * selectors that finds something, all text below a heading in one record, `docsearch:` meta elements in every record.
 *
 * @param html - A rendered page.
 * @param address - Where it is.
 * @returns The records that the index would have.
 */
export function crawl(html: string, address: string): CrawledRecord[] {
  const $ = load(html);
  const docsearch = ({recordProps}: Rules): CrawledRecord[] => {
    const choose = (selectors: unknown): string =>
      [selectors]
        .flat()
        .map(String)
        .find((selector) => $(selector).length > 0) ?? '';
    const selectors = new Map(levels.map((level) => [level, choose(recordProps[level])] as const));
    const text = choose(recordProps.content);
    const hierarchy: Record<string, string | null> = {lvl0: recordProps.lvl0.defaultValue};
    levels.forEach((level) => (hierarchy[level] = null));
    const meta = Object.fromEntries(
      $(`meta[name^="${metaPrefix}"]`)
        .toArray()
        .map((element) => [$(element).attr('name')?.slice(metaPrefix.length), $(element).attr('content')] as const),
    ) as Pick<CrawledRecord, 'language' | 'docusaurus_tag'>;

    const records: CrawledRecord[] = [];
    let anchor: string | null = null;
    const add = (type: string, content: string | null, level: number): void => {
      records.push({
        url: anchor === null ? address : `${address}#${anchor}`,
        url_without_anchor: address,
        anchor,
        type,
        content,
        hierarchy: {...hierarchy},
        ...meta,
        weight: {pageRank: Number(recordProps.pageRank), level, position: records.length},
      });
    };
    const all = [...selectors.values(), text].filter(Boolean).join(', ');
    const isOf = (element: AnyNode, selector: string): boolean => selector !== '' && $(element).is(selector);
    for (const element of $(all).toArray()) {
      const content = $(element).text().replace(/\s+/g, ' ').trim();
      const level = levels.findIndex((candidate) => isOf(element, selectors.get(candidate) ?? ''));
      const last = records.at(-1);
      if (level >= 0) {
        levels.slice(level).forEach((lower) => (hierarchy[lower] = null));
        hierarchy[levels[level]!] = content;
        anchor = $(element).attr('id') ?? null;
        add(levels[level]!, null, 90 - level * 10);
      } else if (content !== '' && last?.type === 'content') {
        last.content = `${last.content} ${content}`;
      } else if (content !== '') {
        add('content', content, 0);
      }
    }
    return records;
  };
  return extractRecords({$, helpers: {docsearch}}) as CrawledRecord[];
}

const schema = JSON.parse(readFileSync('data/schemas/search-record.schema.json', 'utf8')) as object;
const validate = new Ajv({allErrors: true}).compile(schema);

/**
 * Holds a record to the schema.
 *
 * @param record - A record of the index.
 * @returns What is wrong with it; nothing if all is well.
 */
export function recordFaults(record: unknown): ErrorObject[] {
  validate(record);
  return validate.errors ?? [];
}
