// @ts-check

/**
 * What an expression gives, as far as it is known.
 *
 * @typedef {object} Type
 * @property {string} [class] - Full name of the class of an object.
 * @property {boolean} [isFamily] - Whether a child of that class is as likely.
 * @property {string} [table] - Table that a record is a row of.
 * @property {boolean} [isSure] - Whether the record has no more than the columns of the table.
 * @property {Type} [item] - What is in a list.
 * @property {boolean} [isForeign] - Whether it comes from code that is neither on the page nor the platform's.
 */

/**
 * A name that code gives to a part of a record or a list.
 *
 * @typedef {{name: string, node: any}} Key
 */

/**
 * What is known of a variable.
 *
 * @typedef {object} Entry
 * @property {Type} [type]
 * @property {string} [text] - Its value, if that is a text.
 * @property {Key[]} [keys] - Of a record or an array that the sample has put together.
 * @property {boolean} [isNull] - Whether it holds nothing yet.
 */

/**
 * @param {Entry | undefined} entry
 * @returns {string} The same for entries that say the same.
 */
function digest(entry) {
  return JSON.stringify([entry?.type ?? null, entry?.text ?? null]);
}

/** What is known of the variables of a function. */
export class Scope {
  /** @type {Map<string, Entry>} */
  #entries;

  /**
   * Begins with what another scope knows.
   *
   * @param {Scope} [outer] - Such as that around a closure.
   */
  constructor(outer) {
    this.#entries = new Map(outer ? outer.#entries : []);
  }

  /**
   * Whether the code has given a variable a value.
   *
   * @param {string} name - Of the variable.
   * @returns {boolean} False for a global, too.
   */
  has(name) {
    return this.#entries.has(name);
  }

  /**
   * Tells what is known.
   *
   * @param {string} name - Of the variable.
   * @returns {Entry | undefined} Nothing if nothing is.
   */
  get(name) {
    return this.#entries.get(name);
  }

  /**
   * Takes note of a value.
   *
   * @param {string} name - Of the variable.
   * @param {Entry} entry - What is known of it.
   */
  set(name, entry) {
    this.#entries.set(name, entry);
  }

  /**
   * Forgets a variable.
   *
   * @param {string} name - Of the variable.
   */
  delete(name) {
    this.#entries.delete(name);
  }

  /**
   * Goes on after code of which it is not known whether it runs: keeps what is the same in any case.
   *
   * @param {readonly Scope[]} ways - What is known at the end of each way that the code may take.
   */
  merge(ways) {
    for (const name of new Set(ways.flatMap((way) => [...way.#entries.keys()]))) {
      const entries = ways.map((way) => way.get(name)).filter((entry) => entry && !entry.isNull);
      const [first] = entries;
      this.#entries.set(name, first && new Set(entries.map(digest)).size === 1 ? first : {});
    }
  }
}
