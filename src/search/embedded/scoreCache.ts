import type {Lookup} from './collection.ts';

/** Scores by number of the page or section. */
export type Scores = ReadonlyMap<number, number>;

/** Maximum number of entries: more than a query needs, but few enough for the memory of a phone. */
const maxEntries = 300;

function keyOf({term, isPrefix}: Lookup): string {
  return isPrefix ? `${term}*` : term;
}

/** A least-recently-used cache of scores. It is useful because most lookups are repeated while readers type. */
export class ScoreCache {
  private readonly entries = new Map<string, Scores>();

  touch(lookup: Lookup): boolean {
    const key = keyOf(lookup);
    const scores = this.entries.get(key);
    if (scores) {
      this.entries.delete(key);
      this.entries.set(key, scores);
    }
    return scores !== undefined;
  }

  get(lookup: Lookup): Scores {
    return this.entries.get(keyOf(lookup)) ?? new Map<number, number>();
  }

  set(lookup: Lookup, scores: Scores): void {
    this.entries.set(keyOf(lookup), scores);
    const [oldest] = this.entries.keys();
    if (this.entries.size > maxEntries && oldest !== undefined) {
      this.entries.delete(oldest);
    }
  }
}
