import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** The mark of a region, in a comment of any language: `// #region name`, `# #region name`, `<!-- #region name -->`. */
const mark = /^\s*(?:\/\/|#|--|;|\/\*|<!--|\{\{!)\s*#(region|endregion)\b[ \t]*(.*?)\s*(?:\*\/|-->|\}\})?\s*$/;

/**
 * @param line - Line of a file.
 */
function readMark(line: string) {
  const match = mark.exec(line);
  return match ? {opens: match[1] === 'region', name: match[2] ?? ''} : undefined;
}

/** A part of a file, as readers see it. */
export interface Part {
  /** Its text. */
  code: string;
  /** For each line of the text, its line in the file. */
  lines: number[];
}

/**
 * Leaves out marks of regions, empty lines at both ends, and the indent that all lines share.
 *
 * @param lines - Lines of a file.
 * @param start - Index of the first that belongs to the part.
 * @param end - Index of the first that does not.
 * @returns The part.
 */
function partOf(lines: readonly string[], start: number, end: number): Part {
  const part = lines
    .map((text, index) => ({text, line: index + 1}))
    .slice(start, end)
    .filter(({text}) => !readMark(text));
  const isFull = ({text}: {text: string}) => text.trim() !== '';
  const shown = part.slice(part.findIndex(isFull), part.findLastIndex(isFull) + 1);
  const indents = shown.filter(isFull).map(({text}) => text.length - text.trimStart().length);
  const shared = Math.min(...indents);
  return {code: shown.map(({text}) => text.slice(shared)).join('\n'), lines: shown.map(({line}) => line)};
}

/**
 * Takes a named region out of a file. Without a name, takes the whole file. Marks of regions are left out.
 *
 * @param text - The file.
 * @param name - The region.
 * @param file - What to call the file in errors.
 * @returns Its lines, without the indent that they share.
 * @throws If the region is missing, opened twice, not closed, or empty.
 */
function readRegion(text: string, name: string | undefined, file: string): Part {
  const lines = text.split(/\r?\n/);
  if (name === undefined) {
    return partOf(lines, 0, lines.length);
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
  const region = partOf(lines, start + 1, end);
  if (region.code === '') {
    throw new Error(`${file} has nothing in region "${name}", lines ${start + 1} to ${end + 1}`);
  }
  return region;
}

/**
 * Finds what is wrong with the regions of a file, whether a page imports them or not.
 *
 * @param text - The file.
 * @param file - What to call the file in errors.
 * @returns Faults.
 */
export function checkRegions(text: string, file: string): {line: number; message: string}[] {
  const faults: {line: number; message: string}[] = [];
  const seen = new Set<string>();
  text.split(/\r?\n/).forEach((content, index) => {
    const found = readMark(content);
    if (found && !/^[\w-]+$/.test(found.name)) {
      faults.push({line: index + 1, message: 'a region needs a name, one word'});
    } else if (found && !seen.has(found.name)) {
      seen.add(found.name);
      try {
        readRegion(text, found.name, file);
      } catch (error) {
        faults.push({line: index + 1, message: error instanceof Error ? error.message : String(error)});
      }
    }
  });
  return faults;
}

/**
 * Reads what a fence imports.
 *
 * @param site - Folder of the project.
 * @param file - File, from that folder.
 * @param region - Name of a region of it; the whole file without one.
 * @returns The sample.
 * @throws If the file does not exist or lies outside the project, or for a fault of the region.
 */
function importSample(site: string, file: string, region: string | undefined): Part {
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
 * The text of a fence, which is either between its lines or in the file that it names, and the lines that it has there.
 *
 * @param site - Folder of the project.
 * @param attributes - What the fence declares: `file`, and perhaps `region`.
 * @param code - What stands in the fence.
 * @returns The sample; lines only if it comes from a file.
 * @throws If there is no text, or one too many, or for a fault of the file or its region.
 */
export function locateSample(
  site: string,
  attributes: ReadonlyMap<string, string | undefined>,
  code: string,
): {code: string; lines?: number[]} {
  const file = attributes.get('file');
  const isEmpty = code.trim() === '';
  if (!attributes.has('file') && !attributes.has('region')) {
    if (isEmpty) {
      throw new Error('the fence is empty');
    }
    return {code};
  }
  if (!file) {
    throw new Error('region needs file, the file that the region is in');
  }
  if (!isEmpty) {
    throw new Error(`the fence has text, although it imports ${file}`);
  }
  return importSample(site, file, attributes.get('region'));
}

/**
 * The text of a fence, as `locateSample` finds it.
 *
 * @param site - Folder of the project.
 * @param attributes - What the fence declares: `file`, and perhaps `region`.
 * @param code - What stands in the fence.
 * @returns The sample.
 * @throws If there is no text, or one too many, or for a fault of the file or its region.
 */
export function fillSample(site: string, attributes: ReadonlyMap<string, string | undefined>, code: string): string {
  return locateSample(site, attributes, code).code;
}
