import type {Element} from 'hast';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import type {BlockContent, Blockquote, Code, DefinitionContent, List, Paragraph, PhrasingContent, Table} from 'mdast';
import {elementsIn, findAll, hasClass, textOf} from '../html/tree.ts';
import {expandLicence} from './licence.ts';

type Block = BlockContent | DefinitionContent;

function paragraph(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

function text(value: string): PhrasingContent {
  return {type: 'text', value};
}

/** Converts the content of an element to blocks, such as paragraphs. */
export function blocks(state: State, node: Element): Block[] {
  return state.toFlow(state.all(node));
}

/** Elements that start a new line. Where Markdown allows only one line, they need a separator. */
const lineElements = new Set(['br', 'dd', 'div', 'dl', 'dt', 'figure', 'li', 'ol', 'p', 'ul']);

function isLineElement(node: Element['children'][number] | undefined): node is Element {
  return node?.type === 'element' && lineElements.has(node.tagName);
}

/** Returns what separates the text before a new line from the text after it. */
function separatorAfter(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const last = nodes.at(-1);
  const end = last?.type === 'text' ? last.value.trimEnd() : undefined;
  const isEmpty = last === undefined || (end === '' && nodes.length === 1);
  return isEmpty ? [] : [text(end !== undefined && /[.:;,?!]$/.test(end) ? ' ' : '; ')];
}

/** Converts the content of an element to inline Markdown, in which semicolons separate blocks such as list items. */
function phrasing(state: State, node: Element): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  let previous: Element['children'][number] | undefined;
  for (const child of node.children) {
    if (isLineElement(child) || isLineElement(previous)) {
      result.push(...separatorAfter(result));
    }
    if (isLineElement(child)) {
      result.push(...phrasing(state, child));
    } else {
      result.push(...([state.one(child, node)].flat().filter(Boolean) as PhrasingContent[]));
    }
    previous = child;
  }
  return result;
}

/** Converts the content of an element to bold text. Bold text inside it is not marked again. */
function strong(state: State, node: Element): PhrasingContent {
  const children = phrasing(state, node).flatMap((child) => (child.type === 'strong' ? child.children : [child]));
  return {type: 'strong', children};
}

function languageOf({properties: {className}}: Element): string | null {
  const prefix = 'language-';
  const names = Array.isArray(className) ? className.map(String) : [];
  return names.find((name) => name.startsWith(prefix))?.slice(prefix.length) ?? null;
}

function fence(lang: string | null, node: Element): Code {
  return {type: 'code', lang, value: expandLicence(textOf(node).replace(/\n+$/, ''))};
}

/** Converts a code block. Its title becomes a line above it, and so do the releases on which the code ran. */
function codeBlock(node: Element): Block[] {
  const [title] = findAll(node, (element) => hasClass(element, 'codeBlockTitle'));
  const [name, ...notes] = title?.children.map((child) => textOf(child).trim()).filter(Boolean) ?? [];
  const line = paragraph(
    ...(name === undefined ? [] : [{type: 'inlineCode', value: name} as const]),
    text(`${notes.map((note) => ` (${note})`).join('')}:`),
  );
  const code = findAll(node, ({tagName}) => tagName === 'pre').map((pre) => fence(languageOf(pre), pre));
  return name === undefined ? code : [line, ...code];
}

/** Converts an admonition to a quotation that starts with its title in bold. */
function admonition(state: State, node: Element): Blockquote {
  const [heading] = findAll(node, (element) => hasClass(element, 'admonitionHeading'));
  const [content] = findAll(node, (element) => hasClass(element, 'admonitionContent'));
  return {
    type: 'blockquote',
    children: [...(heading ? [paragraph(strong(state, heading))] : []), ...(content ? blocks(state, content) : [])],
  };
}

/** Converts tabs to the content of all panels, each below its label in bold. */
function tabs(state: State, node: Element): Block[] {
  const labels = findAll(node, ({properties: {role}}) => role === 'tab');
  const panels = findAll(node, ({properties: {role}}) => role === 'tabpanel');
  return panels.flatMap((panel, index) => {
    const label = labels[index];
    return [...(label ? [paragraph(strong(state, label))] : []), ...blocks(state, panel)];
  });
}

const div: Handle = (state, node) => {
  if (hasClass(node, 'theme-code-block')) {
    return codeBlock(node);
  }
  if (hasClass(node, 'theme-admonition')) {
    return admonition(state, node);
  }
  return hasClass(node, 'theme-tabs-container') ? tabs(state, node) : blocks(state, node);
};

/** Converts a code block without a frame. A diagram's drawing is followed by its hidden source. */
const pre: Handle = (_state, node) => fence('hidden' in node.properties ? 'mermaid' : languageOf(node), node);

/** Converts a collapsed section to its content, below the summary in bold. */
const details: Handle = (state, node) => {
  const summary = elementsIn(node).find(({tagName}) => tagName === 'summary');
  const content = {...node, children: node.children.filter((child) => child !== summary)};
  return [...(summary ? [paragraph(strong(state, summary))] : []), ...blocks(state, content)];
};

/** Converts a list of terms to a list whose items start with the term in bold. */
const dl: Handle = (state, node): List => {
  const items: List['children'] = [];
  for (const child of findAll(node, ({tagName}) => tagName === 'dt' || tagName === 'dd')) {
    const last = items.at(-1)?.children[0];
    if (child.tagName === 'dt' || last?.type !== 'paragraph') {
      items.push({type: 'listItem', spread: false, children: [paragraph(strong(state, child))]});
    } else {
      last.children.push(text(last.children.length === 1 ? ': ' : '; '), ...phrasing(state, child));
    }
  }
  return {type: 'list', ordered: false, spread: false, children: items};
};

/** Converts a table, below its caption in bold. */
const table: Handle = (state, node) => {
  const caption = elementsIn(node).find(({tagName}) => tagName === 'caption');
  const result = defaultHandlers.table(state, node) as Table;
  return caption ? [paragraph(strong(state, caption)), result] : result;
};

const cell: Handle = (state, node) => {
  const children = phrasing(state, node);
  // A badge at the start of a cell needs no space before it.
  return {
    type: 'tableCell',
    children: children[0]?.type === 'text' && children[0].value === ' ' ? children.slice(1) : children,
  };
};

/** Converts badges, such as "Since 4.2", to bold text. On the page, a margin separates them from the text before. */
const span: Handle = (state, node) =>
  hasClass(node, 'badge') && !findAll(node, (element) => hasClass(element, 'badge'))[0]
    ? [text(' '), strong(state, node)]
    : state.all(node);

/** Converts a link. Links without text lead to pictures or controls that Markdown doesn't show. */
const link: Handle = (state, node) => (textOf(node).trim() === '' ? undefined : defaultHandlers.a(state, node));

/** Converts components and elements for which the defaults of `hast-util-to-mdast` don't fit. */
export const handlers: Record<string, Handle> = {
  a: link,
  details,
  div,
  dl,
  // Pages put content here that they load on demand, such as long lists.
  noscript: (state, node) => blocks(state, node),
  pre,
  span,
  table,
  td: cell,
  th: cell,
  // A position where a long name may wrap.
  wbr: () => undefined,
};
