import type {Options} from 'minisearch';
import {stopWords} from './stopWords.ts';
import {tokenise} from './tokenise.ts';

/** Index fields of a page. `path` is its last segment, and `labels` are breadcrumbs and tags. */
export const pageFields = ['title', 'path', 'labels', 'description', 'parts'] as const;

/**
 * Index fields of a section. `linkText` is the text of links from other pages. The first section has the `keywords` of its
 * page, so that they are only fetched with the words that a search needs.
 */
export const sectionFields = ['heading', 'code', 'text', 'parts', 'linkText', 'keywords'] as const;

export type PageField = (typeof pageFields)[number];
export type SectionField = (typeof sectionFields)[number];

export const pageWeights: Readonly<Record<PageField, number>> = {
  title: 8,
  path: 3,
  labels: 1.2,
  description: 2,
  parts: 1.5,
};

/** Weights of matches in the fields of a section. Keywords count for the page. */
export const sectionWeights: Readonly<Record<Exclude<SectionField, 'keywords'>, number>> = {
  heading: 3.5,
  code: 2.5,
  text: 1,
  parts: 0.5,
  linkText: 2,
};

export const keywordWeights = {keywords: 5};

/** A MiniSearch document: the terms of each field. */
export type Document<Field extends string> = {id: number} & Partial<Record<Field, readonly string[]>>;

/**
 * Returns MiniSearch options for documents that are already tokenised, and for single-term queries. Writing and reading an
 * index requires the same options.
 */
export function miniSearchOptions<Field extends string>(fields: readonly Field[]): Options<Document<Field>> {
  return {
    fields: [...fields],
    // Terms are joined with line breaks, because words never contain them.
    stringifyField: (value: unknown) => (Array.isArray(value) ? value.join('\n') : String(value)),
    tokenize: (text) => text.split('\n'),
    processTerm: (term) => term,
    searchOptions: {tokenize: (term) => [term]},
  };
}

interface Terms {
  whole: string[];
  parts: string[];
}

/** Splits text into index terms. Repeated terms are kept. */
export function termsOf(text: string): Terms {
  const tokens = tokenise(text);
  const terms = (isPart: boolean): string[] => tokens.filter((token) => token.isPart === isPart).map(({term}) => term);
  return {whole: terms(false), parts: terms(true)};
}

/** Removes stop words. */
export function withoutStopWords(terms: readonly string[]): string[] {
  return terms.filter((term) => !stopWords.has(term));
}
