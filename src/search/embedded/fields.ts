import type {Options} from 'minisearch';
import {stopWords} from './stopWords.ts';
import {tokenise} from './tokenise.ts';

/** Fields of a page: its terms in each, by the name of the field. */
export const pageFields = ['title', 'address', 'labels', 'description', 'parts'] as const;

/** Fields of a section; `called` is what links from other pages say. */
export const sectionFields = ['heading', 'code', 'text', 'parts', 'called'] as const;

export type PageField = (typeof pageFields)[number];
export type SectionField = (typeof sectionFields)[number];

/** How much a match in a field of a page counts. */
export const pageWeights: Readonly<Record<PageField, number>> = {
  title: 8,
  address: 3,
  labels: 1.2,
  description: 2,
  parts: 1.5,
};

/** How much a match in a field of a section counts. */
export const sectionWeights: Readonly<Record<SectionField, number>> = {
  heading: 3.5,
  code: 2.5,
  text: 1,
  parts: 0.5,
  called: 2,
};

/** A document of MiniSearch: its terms in each field, which an empty list leaves out. */
export type Document<Field extends string> = {id: number} & Partial<Record<Field, readonly string[]>>;

/**
 * Options of MiniSearch for documents whose terms are known, and for queries of one term.
 *
 * @param fields - Names of the fields.
 * @returns The options, which have to be the same for writing an index and for reading it.
 */
export function miniSearchOptions<Field extends string>(fields: readonly Field[]): Options<Document<Field>> {
  return {
    fields: [...fields],
    // Terms hold no line breaks: they are words.
    stringifyField: (value: unknown) => (Array.isArray(value) ? value.join('\n') : String(value)),
    tokenize: (text) => text.split('\n'),
    processTerm: (term) => term,
    searchOptions: {tokenize: (term) => [term]},
  };
}

interface Terms {
  /** Words, and names as a whole. */
  whole: string[];
  /** Words inside names. */
  parts: string[];
}

/**
 * Words of a text for the index.
 *
 * @param text - A text.
 * @returns Whole words, each as often as it occurs, and words inside names.
 */
export function termsOf(text: string): Terms {
  const tokens = tokenise(text);
  const terms = (isPart: boolean): string[] => tokens.filter((token) => token.isPart === isPart).map(({term}) => term);
  return {whole: terms(false), parts: terms(true)};
}

/**
 * Leaves out words that queries do not ask for.
 *
 * @param terms - Words of a running text.
 * @returns The others.
 */
export function withoutStopWords(terms: readonly string[]): string[] {
  return terms.filter((term) => !stopWords.has(term));
}
