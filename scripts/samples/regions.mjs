// @ts-check
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** The mark of a region, in a comment of any language: `// #region name`, `# #region name`, `<!-- #region name -->`. */
const mark = /^\s*(?:\/\/|#|--|;|\/\*|<!--|\{\{!)\s*#(region|endregion)\b[ \t]*([\w-]*)\s*(?:\*\/|-->|\}\})?\s*$/;

/** @param {string} line - Line of a file. */
function readMark(line) {
  const match = mark.exec(line);
  return match ? {opens: match[1] === 'region', name: match[2] ?? ''} : undefined;
}

/**
 * Removes the indent that all lines share, and empty lines at both ends.
 *
 * @param {readonly string[]} lines - Lines of a region.
 * @returns {string} Their text.
 */
function dedent(lines) {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const shared = Math.min(...indents);
  return lines
    .map((line) => line.slice(shared))
    .join('\n')
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd();
}

/**
 * Takes a named region out of a file. Without a name, takes the whole file. Marks of regions are left out.
 *
 * @param {string} text - The file.
 * @param {string | undefined} name - The region.
 * @param {string} file - What to call the file in errors.
 * @returns {string} Its lines, without the indent that they share.
 * @throws {Error} If the region is missing, opened twice, not closed, or empty.
 */
export function readRegion(text, name, file) {
  const lines = text.split(/\r?\n/);
  const unmarked = (/** @type {string[]} */ part) => dedent(part.filter((line) => !readMark(line)));
  if (name === undefined) {
    return unmarked(lines);
  }
  const marks = lines.map(readMark);
  const opened = marks.flatMap((found, index) => (found?.opens && found.name === name ? [index] : []));
  const closed = marks.flatMap((found, index) => (found && !found.opens && found.name === name ? [index] : []));
  const [start] = opened;
  const [end] = closed;
  if (start === undefined) {
    const known = marks.flatMap((found) => (found?.opens ? [found.name] : []));
    throw new Error(`${file} has no region "${name}"; regions: ${known.length === 0 ? 'none' : known.join(', ')}`);
  }
  if (opened.length > 1 || closed.length > 1) {
    const twice = (opened.length > 1 ? opened : closed).map((index) => index + 1).join(' and ');
    throw new Error(`${file} has region "${name}" twice, on lines ${twice}`);
  }
  if (end === undefined || end < start) {
    throw new Error(`${file} does not close region "${name}", which line ${start + 1} opens`);
  }
  const region = unmarked(lines.slice(start + 1, end));
  if (region === '') {
    throw new Error(`${file} has nothing in region "${name}", lines ${start + 1} to ${end + 1}`);
  }
  return region;
}

/**
 * The regions of a file.
 *
 * @param {string} text - The file.
 * @returns {Map<string, number>} Their names, with the line that opens each first.
 */
export function regionsOf(text) {
  /** @type {Map<string, number>} */
  const regions = new Map();
  text.split(/\r?\n/).forEach((line, index) => {
    const found = readMark(line);
    if (found && !regions.has(found.name)) {
      regions.set(found.name, index + 1);
    }
  });
  return regions;
}

/**
 * Reads what a fence imports.
 *
 * @param {string} site - Folder of the project.
 * @param {string} file - File, from that folder.
 * @param {string | undefined} region - Name of a region of it; the whole file without one.
 * @returns {string} The sample.
 * @throws {Error} If the file does not exist or lies outside the project, or for a fault of the region.
 */
function importSample(site, file, region) {
  const target = path.resolve(site, file);
  if (path.isAbsolute(file) || path.relative(site, target).startsWith('..')) {
    throw new Error(`${file} is no path from the folder of the project, such as samples/local_greetings/db/tasks.php`);
  }
  if (!existsSync(target) || !statSync(target).isFile()) {
    throw new Error(`there is no file ${file}`);
  }
  return readRegion(readFileSync(target, 'utf8'), region, file);
}

/**
 * The text of a fence, which is either between its lines or in the file that it names.
 *
 * @param {string} site - Folder of the project.
 * @param {ReadonlyMap<string, string | undefined>} attributes - What the fence declares: `file`, and perhaps `region`.
 * @param {string} code - What stands in the fence.
 * @returns {string} The sample.
 * @throws {Error} If there is no text, or one too many, or for a fault of the file or its region.
 */
export function fillSample(site, attributes, code) {
  const file = attributes.get('file');
  const isEmpty = code.trim() === '';
  if (!attributes.has('file') && !attributes.has('region')) {
    if (isEmpty) {
      throw new Error('the fence is empty');
    }
    return code;
  }
  if (!file) {
    throw new Error('region needs file, the file that the region is in');
  }
  if (!isEmpty) {
    throw new Error(`the fence has text, although it imports ${file}`);
  }
  return importSample(site, file, attributes.get('region'));
}
