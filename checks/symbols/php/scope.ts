/** What an expression gives, as far as it is known. */
export interface Type {
  /** Full name of the class of an object. */
  class?: string;
  /** Whether a child of that class is as likely. */
  isFamily?: boolean;
  /** Table that a record is a row of. */
  table?: string;
  /** Whether the record has no more than the columns of the table. */
  isSure?: boolean;
  /** What is in a list. */
  item?: Type;
  /** Whether it comes from code that is neither on the page nor the platform's. */
  isForeign?: boolean;
}

/** A name that code gives to a part of a record or a list. */
export interface Key {
  name: string;
  node: any;
}

/** What is known of a variable. */
export interface Entry {
  type?: Type;
  /** Its value, if that is a text. */
  text?: string;
  /** Of a record or an array that the sample has put together. */
  keys?: Key[];
  /** Whether it holds nothing yet. */
  isNull?: boolean;
}

/**
 * @returns The same for entries that say the same.
 */
function digest(entry: Entry | undefined): string {
  return JSON.stringify([entry?.type ?? null, entry?.text ?? null]);
}

/** What is known of the variables of a function. */
export class Scope {
  #entries: Map<string, Entry>;

  /**
   * Begins with what another scope knows.
   *
   * @param outer - Such as that around a closure.
   */
  constructor(outer?: Scope) {
    this.#entries = new Map(outer ? outer.#entries : []);
  }

  /**
   * Whether the code has given a variable a value.
   *
   * @param name - Of the variable.
   * @returns False for a global, too.
   */
  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /**
   * Tells what is known.
   *
   * @param name - Of the variable.
   * @returns Nothing if nothing is.
   */
  get(name: string): Entry | undefined {
    return this.#entries.get(name);
  }

  /**
   * Takes note of a value.
   *
   * @param name - Of the variable.
   * @param entry - What is known of it.
   */
  set(name: string, entry: Entry) {
    this.#entries.set(name, entry);
  }

  /**
   * Forgets a variable.
   *
   * @param name - Of the variable.
   */
  delete(name: string) {
    this.#entries.delete(name);
  }

  /**
   * Goes on after code of which it is not known whether it runs: keeps what is the same in any case.
   *
   * @param ways - What is known at the end of each way that the code may take.
   */
  merge(ways: readonly Scope[]) {
    for (const name of new Set(ways.flatMap((way) => [...way.#entries.keys()]))) {
      const entries = ways.map((way) => way.get(name)).filter((entry) => entry && !entry.isNull);
      const [first] = entries;
      this.#entries.set(name, first && new Set(entries.map(digest)).size === 1 ? first : {});
    }
  }
}
