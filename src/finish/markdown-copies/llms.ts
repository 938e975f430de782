/*
 * Creates link lists in the format of https://llmstxt.org, which is Markdown with a fixed structure: a title, a summary
 * as a quotation, paragraphs, and sections that consist of a list of links.
 */
import type {DocsPage} from './readDocsPage.ts';

/** Pages that have a common address. */
interface Section {
  title: string;
  /** Folder of the file with the full text of the section, below the base URL, without slashes at its ends. */
  folder: string;
  /** Start of the paths of the pages, if it isn't the folder. A page belongs to the section with the longest match. */
  prefix?: string;
}

/** The content of an `llms.txt` file. */
export interface LinkList {
  /** Path of the file below the base URL. */
  file: string;
  title: string;
  summary: string;
  /** Paragraphs below the summary. */
  notes: readonly string[];
  sections: readonly Section[];
}

export interface MarkdownCopy extends Pick<DocsPage, 'title' | 'description' | 'url'> {
  /** Path of the page below the base URL, without slashes at its ends. */
  path: string;
  text: string;
}

/** Longest full text of a page in characters. Longer pages are lists of names, in which readers look up single entries. */
const maxTextLength = 500_000;

/** Formats a link for a list. Brackets in the title would end the text of the link. */
function formatLink(title: string, url: string, description: string): string {
  const name = title.replaceAll(/[[\]\\]/g, '\\$&');
  return `- [${name}](${url})${description === '' ? '' : `: ${description.replaceAll(/\s+/g, ' ')}`}`;
}

function prefixOf({folder, prefix = folder}: Section): string {
  return prefix;
}

function groupPages(copies: readonly MarkdownCopy[], lists: readonly LinkList[]): Map<Section, MarkdownCopy[]> {
  const sections = lists.flatMap((list) => list.sections);
  const groups = new Map<Section, MarkdownCopy[]>(sections.map((section) => [section, []]));
  for (const copy of copies) {
    const [section] = sections
      .filter((candidate) => copy.path.startsWith(prefixOf(candidate)))
      .sort((a, b) => prefixOf(b).length - prefixOf(a).length);
    if (!section) {
      throw new Error(`/${copy.path} belongs to no section of config/markdownCopies.ts; add a section for its folder.`);
    }
    groups.get(section)?.push(copy);
  }
  groups.forEach((pages) => pages.sort((a, b) => a.path.localeCompare(b.path, 'en', {numeric: true})));
  return groups;
}

function formatSection(title: string, links: readonly string[]): string {
  return links.length === 0 ? '' : `\n## ${title}\n\n${links.join('\n')}\n`;
}

/**
 * Creates the `llms.txt` files, the first of which links to the others, and an `llms-full.txt` file with the full text of each
 * section, by path below the base URL. Throws an error if a page belongs to no section.
 */
export function createLinkLists(
  copies: readonly MarkdownCopy[],
  lists: readonly LinkList[],
  root: string,
): Map<string, string> {
  const files = new Map<string, string>();
  const groups = groupPages(copies, lists);
  const others = lists.slice(1).map(({file, title, summary}) => formatLink(title, `${root}${file}`, summary));
  lists.forEach(({file, title, summary, notes, sections}, index) => {
    const used = sections.map((section) => ({...section, pages: groups.get(section) ?? []}));
    const fullTexts = used.map(({title: name, folder, pages}) => {
      const included = pages.filter(({text}) => text.length <= maxTextLength);
      if (included.length === 0) {
        return [];
      }
      const path = `${folder}/llms-full.txt`;
      const text = included.map((copy) => copy.text).join('\n');
      files.set(path, text);
      const count = included.length === 1 ? '1 page' : `${included.length} pages`;
      return [formatLink(name, `${root}${path}`, `${count}, ${Math.ceil(Buffer.byteLength(text) / 1_000)} kB`)];
    });
    files.set(
      file,
      [
        `# ${title}\n\n> ${summary}\n`,
        ...notes.map((note) => `\n${note}\n`),
        ...used.map(({title: name, pages}) =>
          formatSection(
            name,
            pages.map((page) => formatLink(page.title, `${root}${page.path}.md`, page.description)),
          ),
        ),
        formatSection('Full text of each section', fullTexts.flat()),
        // The format reserves this title for links that readers with little space can skip.
        index === 0 ? formatSection('Optional', others) : '',
      ].join(''),
    );
  });
  return files;
}
