/** One line of a list of changes, such as `- Quiz: overrides can be deleted (MDL-12345, backport of MDL-12340)`. */
export interface Line {
  /** Of the page; the first line has the number 1. */
  line: number;
  /** 0 for a line of its own, 1 for one below another. */
  depth: number;
  /** What it stands under, from the top down. */
  headings: string[];
  /** In Markdown, without dash and references. */
  text: string;
  /** Part of the platform that opens the text, such as `Quiz`. */
  component?: string;
  /** Issues and advisories that the line is about, the main one first. */
  keys: string[];
}

/** What is written in the notes of a release. */
export interface ReleaseNotes {
  /** Every line of every list. */
  lines: Line[];
  /** Every key of the text, those of the lines among them. */
  mentions: {key: string; line: number}[];
}

const keyPattern = '(?:MDL|MOBILE|CONTRIB)-\\d+|MSA-\\d{2}-\\d{4}';
const key = new RegExp(`(?<![\\w-])(?:${keyPattern})(?![\\w-])`, 'g');
const link = '\\[[^\\]]*\\]\\([^)\\s]*\\)';
const reference = `(?:(?:backport of )?(?:${keyPattern})|${link})`;
/** What ends a line: keys and links, in brackets. */
const references = new RegExp(`(?:^| )\\((${reference}(?:, ${reference})*)\\)$`);

/**
 * @param text - Markdown of one line; code and addresses of links become blanks, so that places stay.
 */
function prose(text: string) {
  return text.replace(/`[^`]*`|\]\([^)\s]*\)|<[^>]*>/g, (match) => ' '.repeat(match.length));
}

/**
 * @param text @returns {string[]} Keys that stand in it.
 */
function keysIn(text: string) {
  return prose(text).match(key) ?? [];
}

/**
 * Reads release notes. They are Markdown with one change a line, so that the lines say all there is to know.
 *
 * @param text - The page.
 * @returns What stands on it; the front matter, fences and comments are left out.
 */
export function readReleaseNotes(text: string): ReleaseNotes {
  const notes: ReleaseNotes = {lines: [], mentions: []};
  const headings: string[] = [];
  /** What closes the part that is not read: front matter or a fence. */
  let until: string | undefined;
  text.split('\n').forEach((content, index) => {
    const line = index + 1;
    if (until !== undefined) {
      until = content.trim() === until ? undefined : until;
      return;
    }
    const fence = /^\s*(`{3,}|~{3,})/.exec(content)?.[1];
    if (fence !== undefined || (line === 1 && content === '---')) {
      until = fence ?? '---';
      return;
    }
    notes.mentions.push(...keysIn(content).map((name) => ({key: name, line})));
    const heading = /^(#{2,6}) (.*)$/.exec(content);
    if (heading) {
      const [, marks = '', name = ''] = heading;
      headings.length = Math.min(headings.length, marks.length - 2);
      headings.push(name);
      return;
    }
    const item = /^( *)-(?: (.*))?$/.exec(content);
    if (item) {
      const [, indent = '', body = ''] = item;
      const found = references.exec(body);
      const said = body.slice(0, found?.index ?? body.length);
      const component = /^([A-Z][^:`[\]()]*): /.exec(said)?.[1];
      notes.lines.push({
        line,
        depth: indent.length / 2,
        headings: [...headings],
        text: said,
        ...(component !== undefined && {component}),
        keys: found ? keysIn(found[1] ?? '') : [],
      });
    }
  });
  return notes;
}
