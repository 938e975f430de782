import {readFileSync} from 'node:fs';
import {Ajv, type ErrorObject} from 'ajv';
import {load, type AnyNode} from 'cheerio';
import {extractRecords, type Rules} from '../../config/searchCrawler.ts';

/** A record of the hosted search service; see `data/schemas/search-record.schema.json`. */
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
 * Extracts search records from a page with the site's extractor, and a replacement for the service's closed-source helper based
 * on its documentation: it emits levels and text in page order, uses the first selector that matches, puts all text below a
 * heading into one record, and adds the page's `docsearch:` meta elements to every record.
 */
export function crawl(html: string, url: string): CrawledRecord[] {
  const $ = load(html);
  const docsearch = ({recordProps}: Rules): CrawledRecord[] => {
    const firstMatching = (selectors: unknown): string =>
      [selectors]
        .flat()
        .map(String)
        .find((selector) => $(selector).length > 0) ?? '';
    const selectors = new Map(levels.map((level) => [level, firstMatching(recordProps[level])] as const));
    const text = firstMatching(recordProps.content);
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
        url: anchor === null ? url : `${url}#${anchor}`,
        url_without_anchor: url,
        anchor,
        type,
        content,
        hierarchy: {...hierarchy},
        ...meta,
        weight: {pageRank: Number(recordProps.pageRank), level, position: records.length},
      });
    };
    const anySelector = [...selectors.values(), text].filter(Boolean).join(', ');
    const matches = (element: AnyNode, selector: string): boolean => selector !== '' && $(element).is(selector);
    for (const element of $(anySelector).toArray()) {
      const content = $(element).text().replace(/\s+/g, ' ').trim();
      const level = levels.findIndex((candidate) => matches(element, selectors.get(candidate) ?? ''));
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

/** Validates a record against the schema and returns the errors. */
export function recordErrors(record: unknown): ErrorObject[] {
  validate(record);
  return validate.errors ?? [];
}
