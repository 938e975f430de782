import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** Matches a region marker in any language: `// #region name`, `# #region name`, `<!-- #region name -->`. */
const marker = /^\s*(?:\/\/|#|--|;|\/\*|<!--|\{\{!)\s*#(region|endregion)\b[ \t]*(.*?)\s*(?:\*\/|-->|\}\})?\s*$/;

function parseMarker(line: string) {
  const match = marker.exec(line);
  return match ? {opens: match[1] === 'region', name: match[2] ?? ''} : undefined;
}

/** The code of a file, or of a part of it. */
export interface Excerpt {
  code: string;
  /** Line number in the file of each line of the code. */
  lines: number[];
}

/** Extracts a range of lines, and removes region markers, empty lines at both ends, and common indentation. */
function excerptOf(lines: readonly string[], start: number, end: number): Excerpt {
  const part = lines
    .map((text, index) => ({text, line: index + 1}))
    .slice(start, end)
    .filter(({text}) => !parseMarker(text));
  const hasText = ({text}: {text: string}) => text.trim() !== '';
  const shown = part.slice(part.findIndex(hasText), part.findLastIndex(hasText) + 1);
  const indents = shown.filter(hasText).map(({text}) => text.length - text.trimStart().length);
  const shared = Math.min(...indents);
  return {code: shown.map(({text}) => text.slice(shared)).join('\n'), lines: shown.map(({line}) => line)};
}

/**
 * Extracts a region, or the whole file if no name is given. Throws an error if the region is missing, not unique, not closed,
 * or empty.
 */
function readRegion(text: string, name: string | undefined, file: string): Excerpt {
  const lines = text.split(/\r?\n/);
  if (name === undefined) {
    return excerptOf(lines, 0, lines.length);
  }
  const markers = lines.map(parseMarker);
  const opened = markers.flatMap((found, index) => (found?.opens && found.name === name ? [index] : []));
  const closed = markers.flatMap((found, index) => (found && !found.opens && found.name === name ? [index] : []));
  const [start] = opened;
  const [end] = closed;
  if (start === undefined) {
    const known = markers.flatMap((found) => (found?.opens ? [found.name] : []));
    throw new Error(`${file} has no region "${name}"; regions: ${known.length === 0 ? 'none' : known.join(', ')}`);
  }
  if (opened.length > 1 || closed.length > 1) {
    const twice = (opened.length > 1 ? opened : closed).map((index) => index + 1).join(' and ');
    throw new Error(`${file} defines the region "${name}" twice, on lines ${twice}`);
  }
  if (end === undefined || end < start) {
    throw new Error(`${file} does not close the region "${name}", which starts on line ${start + 1}`);
  }
  const region = excerptOf(lines, start + 1, end);
  if (region.code === '') {
    throw new Error(`${file} has no code in the region "${name}" on lines ${start + 1} to ${end + 1}`);
  }
  return region;
}

/** Checks all regions of a file, including those that no page imports. */
export function checkRegions(text: string, file: string): {line: number; message: string}[] {
  const problems: {line: number; message: string}[] = [];
  const seen = new Set<string>();
  text.split(/\r?\n/).forEach((content, index) => {
    const found = parseMarker(content);
    if (found && !/^[\w-]+$/.test(found.name)) {
      problems.push({line: index + 1, message: 'the name of a region must be a single word'});
    } else if (found && !seen.has(found.name)) {
      seen.add(found.name);
      try {
        readRegion(text, found.name, file);
      } catch (error) {
        problems.push({line: index + 1, message: error instanceof Error ? error.message : String(error)});
      }
    }
  });
  return problems;
}

function importSample(site: string, file: string, region: string | undefined): Excerpt {
  const target = path.resolve(site, file);
  if (path.isAbsolute(file) || path.relative(site, target).startsWith('..')) {
    throw new Error(`${file} is not a path relative to the project, such as samples/local_greetings/db/tasks.php`);
  }
  if (!existsSync(target) || !statSync(target).isFile()) {
    throw new Error(`there is no file ${file}`);
  }
  return readRegion(readFileSync(target, 'utf8'), region, file);
}

/**
 * Returns the code of a code block, which is either in the code block itself or, with line numbers, in a file. Throws an error
 * if the code block is empty, if it has both content and a file, or if the file or region is invalid.
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
    throw new Error('the attribute region also needs the attribute file, which names the file with the region');
  }
  if (!isEmpty) {
    throw new Error(`the fence must be empty, because it imports ${file}`);
  }
  return importSample(site, file, attributes.get('region'));
}

/** Returns the code of a code block, without line numbers; see `locateSample`. */
export function fillSample(site: string, attributes: ReadonlyMap<string, string | undefined>, code: string): string {
  return locateSample(site, attributes, code).code;
}
