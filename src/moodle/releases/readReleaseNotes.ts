/** A list item with a change, such as `- Quiz: overrides can be deleted (MDL-12345, backport of MDL-12340)`. */
export interface Line {
  /** Line number on the page, starting at 1. */
  line: number;
  /** Nesting level, starting at 0. */
  depth: number;
  /** Headings above the list item, outermost first. */
  headings: string[];
  /** Markdown of the list item, without the dash and the references. */
  text: string;
  /** Part of the platform that is named before the colon, such as `Quiz`. */
  component?: string;
  /** Issues and advisories, the main one first. */
  keys: string[];
}

export interface ReleaseNotes {
  lines: Line[];
  /** All keys in the text, including those of the list items. */
  mentions: {key: string; line: number}[];
}

const keyPattern = '(?:MDL|MOBILE|CONTRIB)-\\d+|MSA-\\d{2}-\\d{4}';
const key = new RegExp(`(?<![\\w-])(?:${keyPattern})(?![\\w-])`, 'g');
const link = '\\[[^\\]]*\\]\\([^)\\s]*\\)';
const reference = `(?:(?:backport of )?(?:${keyPattern})|${link})`;
/** Matches keys and links in parentheses at the end of an item. */
const references = new RegExp(`(?:^| )\\((${reference}(?:, ${reference})*)\\)$`);

/** Replaces code and URLs with spaces. */
function maskCode(text: string) {
  return text.replace(/`[^`]*`|\]\([^)\s]*\)|<[^>]*>/g, (match) => ' '.repeat(match.length));
}

function keysIn(text: string) {
  return maskCode(text).match(key) ?? [];
}

/** Parses release notes, which are Markdown with one change per line. Front matter and code blocks are skipped. */
export function readReleaseNotes(text: string): ReleaseNotes {
  const notes: ReleaseNotes = {lines: [], mentions: []};
  const headings: string[] = [];
  // The line that ends the front matter or code block that is being skipped.
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
      const [, hashes = '', name = ''] = heading;
      headings.length = Math.min(headings.length, hashes.length - 2);
      headings.push(name);
      return;
    }
    const item = /^( *)-(?: (.*))?$/.exec(content);
    if (item) {
      const [, indent = '', body = ''] = item;
      const found = references.exec(body);
      const change = body.slice(0, found?.index ?? body.length);
      const component = /^([A-Z][^:`[\]()]*): /.exec(change)?.[1];
      notes.lines.push({
        line,
        depth: indent.length / 2,
        headings: [...headings],
        text: change,
        ...(component !== undefined && {component}),
        keys: found ? keysIn(found[1] ?? '') : [],
      });
    }
  });
  return notes;
}
