import type {SymbolRecord} from '../../src/search/symbols/format.ts';

/** A query from `data/symbol-queries.tsv`: the typed text, and the symbol that should be the first result. */
export interface SymbolQuery {
  query: string;
  name: string;
}

/**
 * Parses the list of symbol queries.
 *
 * @param text - Content of `data/symbol-queries.tsv`.
 * @throws {Error} If a line does not have two columns.
 */
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
 * Runs the queries and compares the first result of each with the expected symbol.
 *
 * @param find - Returns the symbols for a query, best first.
 * @returns Share of the queries whose first result is the expected symbol, and a line for each query that failed.
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
