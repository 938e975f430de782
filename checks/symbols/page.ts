import {remark} from 'remark';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {parseMeta} from '../../src/markdown/samples/meta.ts';

/** What a page says about the names that stand in one place. */
export interface Marks {
  /** They are old, or an example of how not to do it. */
  deprecated: boolean;
  /** Versions that a badge beside them names. */
  since: string[];
}

/** Where an imported sample comes from. */
export interface Source {
  /** Path from the folder of the site. */
  file: string;
  /** All that the file has. */
  code: string;
  /** Lines in the file, by line of the sample. */
  lines: number[];
}

export interface Sample {
  language: string;
  /** File that it is from, or nothing. */
  title: string;
  /** The reason why its names are not checked. */
  noSymbols: string | undefined;
  /** Whether the page says that it need not be right. */
  isBroken: boolean;
  /** The file that the code comes from, if it does not stand on the page. */
  source?: Source;
  code: string;
  /** Of the fence; the code begins on the next. */
  line: number;
  marks: Marks;
}

export interface InlineCode {
  code: string;
  line: number;
  marks: Marks;
}

/** What the names of a page are taken from. */
export interface Page {
  samples: Sample[];
  inline: InlineCode[];
}

const processor = remark().use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

const noMarks: Marks = {deprecated: false, since: []};

/** What a badge speaks for, when it stands in it. */
const carriers = new Set(['paragraph', 'tableRow', 'listItem', 'heading']);

/**
 * @returns The node and everything in it, in the order of the page.
 */
function flatten(node: any): any[] {
  return [node, ...(node.children ?? []).flatMap(flatten)];
}

function isElement(node: any) {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/**
 * @returns The attribute, if it is text.
 */
function attribute(element: any, name: string): string | undefined {
  const value = element.attributes.find((candidate: any) => candidate.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/**
 * Adds what the badges in a node say.
 *
 * @returns Both together.
 */
function withBadges(marks: Marks, node: any): Marks {
  const badges = flatten(node).filter(isElement);
  return {
    deprecated: marks.deprecated || badges.some(({name}) => name === 'Deprecated'),
    since: [
      ...marks.since,
      ...badges.filter(({name}) => name === 'Since').map((badge) => attribute(badge, 'version') ?? ''),
    ],
  };
}

/**
 * Adds what a version history says: a block of YAML with lists of what was added, changed, deprecated and removed.
 *
 * @returns Both together.
 */
function withHistory(marks: Marks, yaml: string): Marks {
  return {
    deprecated: marks.deprecated || /^(?:deprecated|removed):/m.test(yaml),
    since: [...marks.since, ...[...yaml.matchAll(/\bversion:\s*['"]?([\d.]+)/g)].map(([, version = '']) => version)],
  };
}

/**
 * Reads the samples and the inline code of a page.
 *
 * @param text - Markdown.
 * @param fill -
 *   Gives the code of a fence, which may stand in a file; by default what stands in the fence.
 * @param pageMarks - What holds for the whole page.
 * @returns With the marks that the page gives each of them.
 * @throws If the Markdown cannot be parsed.
 */
export function readPage(
  text: string,
  fill: (attributes: ReadonlyMap<string, string | undefined>, code: string) => {code: string; source?: Source} = (
    _attributes,
    code,
  ) => ({code}),
  pageMarks: Marks = noMarks,
): Page {
  const page: Page = {samples: [], inline: []};

  const read = (node: any, marks: Marks) => {
    const {line} = node.position?.start ?? {line: 1};
    if (node.type === 'code') {
      const {attributes} = parseMeta(node.meta);
      page.samples.push({
        language: (node.lang ?? '').toLowerCase(),
        title: attributes.get('title') ?? '',
        noSymbols: attributes.has('no-symbols') ? (attributes.get('no-symbols') ?? '') : undefined,
        isBroken: attributes.has('no-check'),
        ...fill(attributes, node.value),
        line,
        marks,
      });
      return;
    }
    if (node.type === 'inlineCode') {
      page.inline.push({code: node.value, line, marks});
      return;
    }
    let here = marks;
    if (carriers.has(node.type)) {
      // An item of a list does not speak for those below it, nor they for it.
      const own = (node.children ?? []).filter(({type}: any) => type !== 'list');
      here = withBadges(marks, {...node, children: own});
    }
    if (isElement(node)) {
      // What takes the place of something old is not old itself.
      node.attributes.forEach(({name, value}: any) => {
        if (typeof value === 'string' && (name === 'instead' || name === 'summary')) {
          [...value.matchAll(/`([^`]+)`/g)].forEach(([, code = '']) =>
            page.inline.push({code, line, marks: {deprecated: false, since: marks.since}}),
          );
        }
      });
      if (node.name === 'Deprecated' || node.name === 'InvalidExample') {
        here = {...here, deprecated: true};
      }
      if (node.name === 'Since') {
        here = withBadges(here, node);
      }
    }
    // The badge of a heading holds for its section, and so does its version history.
    const sections: {depth: number; marks: Marks}[] = [];
    for (const child of node.children ?? []) {
      if (child.type === 'heading') {
        while ((sections.at(-1)?.depth ?? 0) >= child.depth) {
          sections.pop();
        }
        sections.push({depth: child.depth, marks: withBadges(sections.at(-1)?.marks ?? here, child)});
      } else if (child.type === 'code' && parseMeta(child.meta).attributes.has('history')) {
        // A history speaks for what it stands below: a section, or all that is around it.
        const section = sections.at(-1);
        if (section) {
          section.marks = withHistory(section.marks, child.value);
        } else {
          here = withHistory(here, child.value);
        }
      }
      read(child, sections.at(-1)?.marks ?? here);
    }
  };

  read(processor.parse(text), pageMarks);
  return page;
}
