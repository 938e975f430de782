// @ts-check
import {remark} from 'remark';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {parseMeta} from '../samples/meta.mjs';

/**
 * What a page says about the names that stand in one place.
 *
 * @typedef {object} Marks
 * @property {boolean} deprecated - They are old, or an example of how not to do it.
 * @property {string[]} since - Versions that a badge beside them names.
 */

/**
 * Where an imported sample comes from.
 *
 * @typedef {object} Source
 * @property {string} file - Path from the folder of the site.
 * @property {string} code - All that the file has.
 * @property {number[]} lines - Lines in the file, by line of the sample.
 */

/**
 * @typedef {object} Sample
 * @property {string} language
 * @property {string} title - File that it is from, or nothing.
 * @property {string | undefined} noSymbols - The reason why its names are not checked.
 * @property {boolean} isBroken - Whether the page says that it need not be right.
 * @property {Source} [source] - The file that the code comes from, if it does not stand on the page.
 * @property {string} code
 * @property {number} line - Of the fence; the code begins on the next.
 * @property {Marks} marks
 */

/**
 * @typedef {object} InlineCode
 * @property {string} code
 * @property {number} line
 * @property {Marks} marks
 */

/**
 * What the names of a page are taken from.
 *
 * @typedef {{samples: Sample[], inline: InlineCode[]}} Page
 */

const processor = remark().use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/** @type {Marks} */
const noMarks = {deprecated: false, since: []};

/** What a badge speaks for, when it stands in it. */
const carriers = new Set(['paragraph', 'tableRow', 'listItem', 'heading']);

/**
 * @param {any} node
 * @returns {any[]} The node and everything in it, in the order of the page.
 */
function flatten(node) {
  return [node, ...(node.children ?? []).flatMap(flatten)];
}

/** @param {any} node */
function isElement(node) {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/**
 * @param {any} element
 * @param {string} name
 * @returns {string | undefined} The attribute, if it is text.
 */
function attribute(element, name) {
  const value = element.attributes.find((/** @type {any} */ candidate) => candidate.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/**
 * Adds what the badges in a node say.
 *
 * @param {Marks} marks
 * @param {any} node
 * @returns {Marks} Both together.
 */
function withBadges(marks, node) {
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
 * @param {Marks} marks
 * @param {string} yaml
 * @returns {Marks} Both together.
 */
function withHistory(marks, yaml) {
  return {
    deprecated: marks.deprecated || /^(?:deprecated|removed):/m.test(yaml),
    since: [...marks.since, ...[...yaml.matchAll(/\bversion:\s*['"]?([\d.]+)/g)].map(([, version = '']) => version)],
  };
}

/**
 * Reads the samples and the inline code of a page.
 *
 * @param {string} text - Markdown.
 * @param {(attributes: ReadonlyMap<string, string | undefined>, code: string) => {code: string, source?: Source}} [fill] -
 *   Gives the code of a fence, which may stand in a file; by default what stands in the fence.
 * @param {Marks} [pageMarks] - What holds for the whole page.
 * @returns {Page} With the marks that the page gives each of them.
 * @throws {Error} If the Markdown cannot be parsed.
 */
export function readPage(text, fill = (_attributes, code) => ({code}), pageMarks = noMarks) {
  /** @type {Page} */
  const page = {samples: [], inline: []};

  /**
   * @param {any} node
   * @param {Marks} marks
   */
  const read = (node, marks) => {
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
      const own = (node.children ?? []).filter((/** @type {any} */ {type}) => type !== 'list');
      here = withBadges(marks, {...node, children: own});
    }
    if (isElement(node)) {
      // What takes the place of something old is not old itself.
      node.attributes.forEach((/** @type {any} */ {name, value}) => {
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
    /** @type {{depth: number, marks: Marks}[]} */
    const sections = [];
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
