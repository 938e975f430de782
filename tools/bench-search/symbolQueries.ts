import type {SymbolRecord} from '../../src/search/symbols/format.ts';

/** A query from `data/symbol-queries.tsv`: the typed text, and the symbol that should be the first result. */
export interface SymbolQuery {
  query: string;
  name: string;
}

/** Parses `data/symbol-queries.tsv`. Throws an error if a line does not have two columns. */
export function readSymbolQueries(text: string): SymbolQuery[] {
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line, index) => {
      const [query, name, ...more] = line.split('\t');
      if (!query || !name || more.length > 0) {
        throw new Error(
          `symbol-queries.tsv:${index + 2}: ${JSON.stringify(line)} does not have the two columns query and name`,
        );
      }
      return {query, name};
    });
}

/**
 * Compares the first result of each query with the expected symbol. Returns the share that agrees, and a line for each other
 * query.
 */
export async function symbolSuccess(
  queries: readonly SymbolQuery[],
  find: (query: string) => Promise<readonly Pick<SymbolRecord, 'name'>[]>,
): Promise<{share: number; missed: string[]}> {
  const missed: string[] = [];
  for (const {query, name} of queries) {
    const found = (await find(query))[0]?.name;
    if (found !== name) {
      missed.push(`${query}: found ${found ?? 'nothing'} instead of ${name}`);
    }
  }
  return {share: 1 - missed.length / queries.length, missed};
}
