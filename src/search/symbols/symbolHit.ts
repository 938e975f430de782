import type {Range, SearchHit} from '../types.ts';
import {renamingOf} from '../../moodle/symbols/card.ts';
import {parseNameQuery} from './SymbolFinder.ts';
import type {FoundSymbol} from './format.ts';

/** Converts a symbol to a hit, with the part of the name that matches the query. */
export function symbolHit(record: FoundSymbol, query: string): SearchHit {
  const {kind, name, before = '', after = '', component = 'core', since, deprecated, url, page, repository} = record;
  const source =
    record.source === undefined
      ? undefined
      : {url: `${repository}/${record.source}`, path: record.source.replace(/#.*/, '')};
  const key = parseNameQuery(query)?.key ?? '';
  const start = key === '' ? -1 : name.toLowerCase().lastIndexOf(key);
  const ranges: Range[] = start === -1 ? [] : [[start, start + key.length]];
  return {
    url: url ?? source?.url ?? '',
    tag: '',
    title: {text: name, ranges},
    breadcrumbs: ['API', component, ...(page === undefined ? [] : [page])],
    snippet: {text: renamingOf(record), ranges: []},
    symbol: {
      kind,
      before,
      after,
      ...(since !== undefined && {since}),
      ...(deprecated !== undefined && {deprecated}),
      ...(source && {source}),
    },
  };
}
