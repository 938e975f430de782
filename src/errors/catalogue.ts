import {formatFingerprint, gap, hashWord, variablesOf} from './words.ts';

/** One message of the catalogue, with what is known of it in each version. */
export interface MessageDetails {
  id: string;
  /** `exception`, `debugging`, `notice`, `form` or `string`; `php`, `database` or `javascript` for other software. */
  kind: string;
  exception?: string;
  code?: string;
  component?: string;
  /** Names of the variables, in the order of the fingerprint: those of the text, then those of the debugging information. */
  variables: readonly string[];
  /** Up to three places by version, as `FILE:LINE:FUNCTION`, and the number of all places if there are more. */
  places: Readonly<Record<string, readonly string[]>>;
  /** Pages that explain the message: first those that are mainly about it. */
  entries?: readonly ErrorEntry[];
}

/** A page that explains a message. */
export interface ErrorEntry {
  title: string;
  /** Route without base URL. */
  path: string;
}

/** What the matcher needs: fingerprints without details. */
export interface MessageIndex {
  /** Hashes of words, the most frequent ones first, as base64 of three bytes each. */
  words: string;
  /** Fingerprints: numbers of words in hexadecimal notation, and `*` for a variable. */
  sequences: readonly string[];
  /** For each message, the numbers of the sequences of its text and of its debugging information, or -1. */
  messages: readonly (readonly [text: number, debug: number, code: number])[];
}

/** The file that the page loads first. */
export interface ErrorData extends MessageIndex {
  /** Names of the standard plugins by folder of their type, for example `mod`. */
  pluginFolders: Readonly<Record<string, readonly string[]>>;
}

/** A row of `data/errors/VERSION.tsv`, or of `other.tsv`, which has fewer columns. */
export interface CatalogueRow {
  id: string;
  kind: string;
  text: string;
  debug?: string;
  exception?: string;
  code?: string;
  component?: string;
  variables?: string;
  places?: string;
}

/** Messages in one file of details. */
export const shardSize = 150;

/**
 * Joins the catalogues of all versions with messages of other software, whose templates are text. Returns the index, and the
 * details of each message in the same order.
 */
export function packCatalogues(
  catalogues: ReadonlyMap<string, readonly CatalogueRow[]>,
  others: readonly CatalogueRow[],
): {index: MessageIndex; details: MessageDetails[]} {
  const byId = new Map<string, {row: CatalogueRow; places: Record<string, readonly string[]>}>();
  for (const [version, rows] of catalogues) {
    for (const row of rows) {
      const entry = byId.get(row.id) ?? {row, places: {}};
      entry.places[version] = partsOf(row.places);
      byId.set(row.id, entry);
    }
  }
  for (const {id, kind, text} of others) {
    const variables = variablesOf(text).join(' ');
    byId.set(id, {row: {id, kind, text: formatFingerprint(text), variables}, places: {}});
  }
  const entries = [...byId.values()];
  const counts = new Map<string, number>();
  for (const {row} of entries) {
    for (const word of [...partsOf(row.text), ...partsOf(row.debug), codeWord(row.code)]) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  counts.delete('*');
  counts.delete('');
  const words = [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .map(([word]) => word);
  const numbers = new Map(words.map((word, number) => [word, number]));
  const numberOf = (word: string) => numbers.get(word) ?? -1;
  const sequences = [...new Set(entries.flatMap(({row}) => [row.text, row.debug ?? '']))].filter(Boolean);
  const sequenceNumbers = new Map(sequences.map((sequence, number) => [sequence, number]));
  return {
    index: {
      words: Buffer.from(
        words.flatMap((word) => {
          const hash = Number.parseInt(word, 36);
          return [hash >> 16, (hash >> 8) & 0xff, hash & 0xff];
        }),
      ).toString('base64'),
      sequences: sequences.map((sequence) =>
        partsOf(sequence)
          .map((word) => (word === '*' ? word : numberOf(word).toString(16)))
          .join(' '),
      ),
      messages: entries.map(({row}) => [
        sequenceNumbers.get(row.text) ?? -1,
        sequenceNumbers.get(row.debug ?? '') ?? -1,
        numberOf(codeWord(row.code)),
      ]),
    },
    details: entries.map(({row: {id, kind, exception, code, component, variables}, places}) => ({
      id,
      kind,
      ...(exception && {exception}),
      ...(code && {code}),
      ...(component && {component}),
      variables: partsOf(variables),
      places,
    })),
  };
}

function partsOf(cell = ''): string[] {
  return cell.split(' ').filter(Boolean);
}

function codeWord(code = ''): string {
  return code === '' ? '' : hashWord(code.toLowerCase()).toString(36);
}

/** The index in the form in which messages are matched. */
export interface OpenIndex {
  /** Numbers of words by hash. */
  numbers: ReadonlyMap<number, number>;
  /** Fingerprints, with `gap` for a variable. */
  sequences: readonly (readonly number[])[];
  messages: MessageIndex['messages'];
  /** Returns the weight of a word: the rarer it is, the more it says. */
  weightOf: (word: number) => number;
  /** For each word, the sequences of which it is one of the three rarest words. */
  bySignature: ReadonlyMap<number, readonly number[]>;
}

/** Words of a sequence that have to be in a text before the sequence is compared with it. */
export const signatureSize = 3;

/** Opens the index that the page has loaded. */
export function openIndex({words, sequences, messages}: MessageIndex): OpenIndex {
  const bytes = atob(words);
  const numbers = new Map<number, number>();
  for (let start = 0; start < bytes.length; start += 3) {
    const [high, middle, low] = [0, 1, 2].map((offset) => bytes.charCodeAt(start + offset)) as [number, number, number];
    numbers.set((high << 16) | (middle << 8) | low, start / 3);
  }
  const open = sequences.map((sequence) =>
    sequence.split(' ').map((word) => (word === '*' ? gap : Number.parseInt(word, 16))),
  );
  const frequencies = new Map<number, number>();
  for (const sequence of open) {
    new Set(sequence).forEach((word) => frequencies.set(word, (frequencies.get(word) ?? 0) + 1));
  }
  const weights = new Map([...frequencies].map(([word, count]) => [word, Math.log(1 + open.length / count)]));
  const weightOf = (word: number) => weights.get(word) ?? 0;
  const bySignature = new Map<number, number[]>();
  open.forEach((sequence, number) => {
    const rarest = [...new Set(sequence)]
      .filter((word) => word !== gap)
      .sort((a, b) => weightOf(b) - weightOf(a))
      .slice(0, signatureSize);
    rarest.forEach((word) => bySignature.set(word, [...(bySignature.get(word) ?? []), number]));
  });
  return {numbers, sequences: open, messages, weightOf, bySignature};
}
