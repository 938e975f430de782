/**
 * Takes repeats out of a long text, near and far, before gzip: gzip looks back 32 kB, which is less than one page.
 *
 * The text becomes a list of steps, each "copy so many new bytes, then so many from there", and the new bytes. Numbers
 * have seven bits a byte. Where to copy from is the distance to where the step before would have gone on, as a page that
 * is like another one follows it for long: gzip then finds the same small numbers again and again.
 *
 *     number of steps | new, of each | copied, of each | distance, of each (sign in the lowest bit) | new bytes
 */

/** A repeat that is shorter is left to gzip. */
const shortest = 40;

/** Bytes that are looked up at once; every repeat of `shortest` bytes has such a window. */
const windowSize = 32;

const factor = 0x01000193;
const tableBits = 19;

/** Bytes that grow as they are written. */
class Output {
  private readonly bytes: number[] = [];

  writeNumber(value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      this.bytes.push((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.bytes.push(rest);
  }

  toBytes(): Uint8Array {
    return Uint8Array.from(this.bytes);
  }
}

/** How many bytes are the same at two places, of which the first has to end before the second begins. */
function matchAt(bytes: Uint8Array, source: number, at: number): number {
  if (source < 0 || source + windowSize > at) {
    return 0;
  }
  const atMost = Math.min(at - source, bytes.length - at);
  let length = 0;
  while (length < atMost && bytes[source + length] === bytes[at + length]) {
    length++;
  }
  return length;
}

/**
 * Takes repeats out.
 *
 * @param bytes - Any bytes, at most 2 GiB.
 * @returns What `restore` makes them from.
 */
export function takeOutRepeats(bytes: Uint8Array): Uint8Array {
  const [news, copies, distances] = [new Output(), new Output(), new Output()];
  const parts: Uint8Array[] = [];
  let count = 0;
  let copiedTo = 0; // Where the next new bytes begin.
  let nextSource = 0; // Where the step before would have gone on.
  const add = (matchStart: number, source: number, length: number): void => {
    const fresh = matchStart - copiedTo;
    const distance = source - (nextSource + fresh);
    news.writeNumber(fresh);
    copies.writeNumber(length);
    distances.writeNumber(distance < 0 ? -2 * distance - 1 : 2 * distance);
    parts.push(bytes.subarray(copiedTo, matchStart));
    count++;
    copiedTo = matchStart + length;
    nextSource = source + length;
  };

  const last = new Int32Array(1 << tableBits).fill(-1);
  let leaving = 1;
  for (let power = 1; power < windowSize; power++) {
    leaving = Math.imul(leaving, factor);
  }
  const hashAt = (start: number): number => {
    let hash = 0;
    for (let at = start; at < Math.min(start + windowSize, bytes.length); at++) {
      hash = (Math.imul(hash, factor) + (bytes[at] ?? 0)) | 0;
    }
    return hash;
  };
  let hash = hashAt(0);
  let at = 0;
  while (at + windowSize <= bytes.length) {
    const slot = Math.imul(hash, 0x9e3779b1) >>> (32 - tableBits);
    // The page that was followed before is the better one, as its distance is small.
    let source = nextSource + at - copiedTo;
    let length = matchAt(bytes, source, at);
    if (length < shortest) {
      const recent = last[slot] ?? -1;
      const lengthThere = matchAt(bytes, recent, at);
      if (lengthThere > length) {
        source = recent;
        length = lengthThere;
      }
    }
    let back = 0;
    if (length >= windowSize) {
      // What is copied has to end before the place it is copied to.
      const mostBack = Math.min(at - copiedTo, source, at - (source + length));
      while (back < mostBack && bytes[source - back - 1] === bytes[at - back - 1]) {
        back++;
      }
    }
    if (length + back >= shortest) {
      add(at - back, source - back, length + back);
      // What is copied is known from where it comes, so that it is not looked at.
      at = copiedTo;
      hash = hashAt(at);
    } else {
      last[slot] = at;
      hash = (Math.imul(hash - Math.imul(bytes[at] ?? 0, leaving), factor) + (bytes[at + windowSize] ?? 0)) | 0;
      at++;
    }
  }
  parts.push(bytes.subarray(copiedTo));

  const head = new Output();
  head.writeNumber(count);
  return concatenate([head.toBytes(), news.toBytes(), copies.toBytes(), distances.toBytes(), ...parts]);
}

/**
 * Puts bytes one after another.
 *
 * @param parts - The parts, in order.
 * @returns All of them.
 */
export function concatenate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, {length}) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/**
 * Puts repeats back.
 *
 * @param packed - From `takeOutRepeats`.
 * @param size - Number of bytes that it was made from.
 * @returns Those bytes.
 * @throws {Error} If the two do not belong together.
 */
export function restore(packed: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  let at = 0;
  const readNumber = (): number => {
    let value = 0;
    let unit = 1;
    for (;;) {
      const byte = packed[at++];
      if (byte === undefined) {
        throw new Error('A pack ends before its content does.');
      }
      value += (byte & 0x7f) * unit;
      if (byte < 0x80) {
        return value;
      }
      unit *= 0x80;
    }
  };
  const count = readNumber();
  const [news, copies, distances] = [0, 1, 2].map(() => Array.from({length: count}, readNumber)) as [
    number[],
    number[],
    number[],
  ];
  const bytes = new Uint8Array(size);
  let end = 0;
  let nextSource = 0;
  for (let step = 0; step < count; step++) {
    const [fresh = 0, copied = 0, code = 0] = [news[step], copies[step], distances[step]];
    if (at + fresh > packed.length) {
      throw new Error('A pack ends before its content does.');
    }
    bytes.set(packed.subarray(at, at + fresh), end);
    at += fresh;
    end += fresh;
    const source = nextSource + fresh + (code % 2 === 0 ? code / 2 : -(code + 1) / 2);
    bytes.copyWithin(end, source, source + copied);
    end += copied;
    nextSource = source + copied;
  }
  const rest = packed.subarray(at);
  if (end + rest.length !== size) {
    throw new Error(`A pack has ${end + rest.length} bytes instead of ${size}.`);
  }
  bytes.set(rest, end);
  return bytes;
}
