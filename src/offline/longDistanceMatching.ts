/**
 * Removes repeats from long input before gzip compresses it. This is necessary because gzip only looks back 32 kB, which
 * is less than one page.
 *
 * The input becomes a list of steps ("append n literal bytes, then copy m bytes from there") and the literal bytes. Numbers
 * have a variable length, with seven bits per byte. The source of a copy is stored relative to the position where the
 * previous copy would have continued. Because similar pages match over long stretches, these offsets are small and gzip
 * compresses them well.
 *
 *     number of steps | literal length of each | copy length of each | offset of each (sign in the lowest bit) | literals
 */

/** Minimum length of a repeat in bytes. Shorter repeats are left to gzip. */
const minMatch = 40;

/** Number of bytes that are hashed together. Every repeat of `minMatch` bytes contains such a window. */
const windowSize = 32;

const factor = 0x01000193;
const tableBits = 19;

/** Writes variable-length numbers. */
class NumberWriter {
  private readonly bytes: number[] = [];

  write(value: number): void {
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

/** Counts the equal bytes at two positions. The first run must end before the second one begins. */
function matchLength(bytes: Uint8Array, source: number, at: number): number {
  if (source < 0 || source + windowSize > at) {
    return 0;
  }
  const limit = Math.min(at - source, bytes.length - at);
  let length = 0;
  while (length < limit && bytes[source + length] === bytes[at + length]) {
    length++;
  }
  return length;
}

/**
 * Removes repeats.
 *
 * @param bytes - The input, at most 2 GiB.
 * @returns The steps and literals that `restoreRepeats` reads.
 */
export function removeRepeats(bytes: Uint8Array): Uint8Array {
  const [literalLengths, copyLengths, offsets] = [new NumberWriter(), new NumberWriter(), new NumberWriter()];
  const literals: Uint8Array[] = [];
  let count = 0;
  let literalStart = 0;
  let nextSource = 0; // Where the previous copy would have continued.
  const addStep = (matchStart: number, source: number, length: number): void => {
    const literalLength = matchStart - literalStart;
    const offset = source - (nextSource + literalLength);
    literalLengths.write(literalLength);
    copyLengths.write(length);
    offsets.write(offset < 0 ? -2 * offset - 1 : 2 * offset);
    literals.push(bytes.subarray(literalStart, matchStart));
    count++;
    literalStart = matchStart + length;
    nextSource = source + length;
  };

  const lastPositions = new Int32Array(1 << tableBits).fill(-1);
  let outgoingFactor = 1;
  for (let power = 1; power < windowSize; power++) {
    outgoingFactor = Math.imul(outgoingFactor, factor);
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
    // Continuing the previous copy is preferred, because its offset is small.
    let source = nextSource + at - literalStart;
    let length = matchLength(bytes, source, at);
    if (length < minMatch) {
      const recent = lastPositions[slot] ?? -1;
      const recentLength = matchLength(bytes, recent, at);
      if (recentLength > length) {
        source = recent;
        length = recentLength;
      }
    }
    let back = 0;
    if (length >= windowSize) {
      // The source of a copy must end before its target begins.
      const maxBack = Math.min(at - literalStart, source, at - (source + length));
      while (back < maxBack && bytes[source - back - 1] === bytes[at - back - 1]) {
        back++;
      }
    }
    if (length + back >= minMatch) {
      addStep(at - back, source - back, length + back);
      // Copied bytes are already indexed at their source, so they are skipped.
      at = literalStart;
      hash = hashAt(at);
    } else {
      lastPositions[slot] = at;
      hash = (Math.imul(hash - Math.imul(bytes[at] ?? 0, outgoingFactor), factor) + (bytes[at + windowSize] ?? 0)) | 0;
      at++;
    }
  }
  literals.push(bytes.subarray(literalStart));

  const head = new NumberWriter();
  head.write(count);
  return concatenate([head.toBytes(), literalLengths.toBytes(), copyLengths.toBytes(), offsets.toBytes(), ...literals]);
}

/** Concatenates byte arrays. */
export function concatenate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const result = new Uint8Array(parts.reduce((sum, {length}) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.length;
  }
  return result;
}

/**
 * Restores the input of `removeRepeats`.
 *
 * @param packed - Output of `removeRepeats`.
 * @param size - Size of the original input.
 * @throws {Error} If the input is incomplete or doesn't have this size.
 */
export function restoreRepeats(packed: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  let at = 0;
  const readNumber = (): number => {
    let value = 0;
    let unit = 1;
    for (;;) {
      const byte = packed[at++];
      if (byte === undefined) {
        throw new Error('The pack ends before its content is complete.');
      }
      value += (byte & 0x7f) * unit;
      if (byte < 0x80) {
        return value;
      }
      unit *= 0x80;
    }
  };
  const count = readNumber();
  const [literalLengths, copyLengths, offsets] = [0, 1, 2].map(() => Array.from({length: count}, readNumber)) as [
    number[],
    number[],
    number[],
  ];
  const bytes = new Uint8Array(size);
  let end = 0;
  let nextSource = 0;
  for (let step = 0; step < count; step++) {
    const [literalLength = 0, copyLength = 0, code = 0] = [literalLengths[step], copyLengths[step], offsets[step]];
    if (at + literalLength > packed.length) {
      throw new Error('The pack ends before its content is complete.');
    }
    bytes.set(packed.subarray(at, at + literalLength), end);
    at += literalLength;
    end += literalLength;
    const source = nextSource + literalLength + (code % 2 === 0 ? code / 2 : -(code + 1) / 2);
    bytes.copyWithin(end, source, source + copyLength);
    end += copyLength;
    nextSource = source + copyLength;
  }
  const rest = packed.subarray(at);
  if (end + rest.length !== size) {
    throw new Error(`The pack contains ${end + rest.length} bytes instead of ${size}.`);
  }
  bytes.set(rest, end);
  return bytes;
}
