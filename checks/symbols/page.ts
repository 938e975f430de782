import type {Root} from 'mdast';
import {parseMeta} from '../../src/markdown/samples/meta.ts';

/** Information that badges, components and version histories give about the names in one place. */
export interface Annotations {
  /** Whether the names are deprecated, or belong to an example of what not to do. */
  deprecated: boolean;
  /** Versions in badges next to the names. */
  since: string[];
}

/** The file that a sample is imported from. */
export interface SourceFile {
  /** Path, relative to the site. */
  file: string;
  code: string;
  /** For each line of the sample, its line in the file. */
  lines: number[];
}

export interface Sample {
  language: string;
  /** Path of the file that the sample belongs in, or an empty string. */
  title: string;
  /** The reason why its names are not checked, from `no-symbols`. */
  noSymbols: string | undefined;
  /** Whether the sample may be invalid, because the fence has `no-check`. */
  isBroken: boolean;
  /** The file that the code is imported from, if it is not on the page. */
  source?: SourceFile;
  code: string;
  /** The line of the fence. The code starts on the next line. */
  line: number;
  annotations: Annotations;
}

export interface InlineCode {
  code: string;
  line: number;
  annotations: Annotations;
}

/** The parts of a page that can contain the platform's names. */
export interface PageCode {
  samples: Sample[];
  inlineCode: InlineCode[];
}

const noAnnotations: Annotations = {deprecated: false, since: []};

/** A badge applies to the nearest node around it that has one of these types. */
const badgeScopes = new Set(['paragraph', 'tableRow', 'listItem', 'heading']);

function flatten(node: any): any[] {
  return [node, ...(node.children ?? []).flatMap(flatten)];
}

function isElement(node: any) {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function attribute(element: any, name: string): string | undefined {
  const value = element.attributes.find((candidate: any) => candidate.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Returns the annotations, combined with those from the badges in a node. */
function withBadges(annotations: Annotations, node: any): Annotations {
  const badges = flatten(node).filter(isElement);
  return {
    deprecated: annotations.deprecated || badges.some(({name}) => name === 'Deprecated'),
    since: [
      ...annotations.since,
      ...badges.filter(({name}) => name === 'Since').map((badge) => attribute(badge, 'version') ?? ''),
    ],
  };
}

/** Returns the annotations, combined with those from a version history: YAML with lists of changes by kind. */
function withHistory(annotations: Annotations, yaml: string): Annotations {
  return {
    deprecated: annotations.deprecated || /^(?:deprecated|removed):/m.test(yaml),
    since: [
      ...annotations.since,
      ...[...yaml.matchAll(/\bversion:\s*['"]?([\d.]+)/g)].map(([, version = '']) => version),
    ],
  };
}

/** Returns the code of a fence, which is either on the page or imported from a file. */
export type FenceReader = (
  attributes: ReadonlyMap<string, string | undefined>,
  code: string,
) => {code: string; source?: SourceFile};

interface Section {
  depth: number;
  annotations: Annotations;
}

class PageReader {
  readonly page: PageCode = {samples: [], inlineCode: []};

  constructor(private readonly readFence: FenceReader) {}

  read(node: any, annotations: Annotations) {
    const {line} = node.position?.start ?? {line: 1};
    if (node.type === 'code') {
      this.addSample(node, line, annotations);
    } else if (node.type === 'inlineCode') {
      this.page.inlineCode.push({code: node.value, line, annotations});
    } else {
      this.readChildren(node, this.annotationsOf(node, line, annotations));
    }
  }

  private addSample(node: any, line: number, annotations: Annotations) {
    const {attributes} = parseMeta(node.meta);
    this.page.samples.push({
      language: (node.lang ?? '').toLowerCase(),
      title: attributes.get('title') ?? '',
      noSymbols: attributes.has('no-symbols') ? (attributes.get('no-symbols') ?? '') : undefined,
      isBroken: attributes.has('no-check'),
      ...this.readFence(attributes, node.value),
      line,
      annotations,
    });
  }

  /** Returns the outer annotations, combined with those that a node adds for its content. */
  private annotationsOf(node: any, line: number, outer: Annotations): Annotations {
    let annotations = outer;
    if (badgeScopes.has(node.type)) {
      // The badge of a list item does not apply to nested lists, and their badges don't apply to the item.
      const children = (node.children ?? []).filter(({type}: any) => type !== 'list');
      annotations = withBadges(annotations, {...node, children});
    }
    if (isElement(node)) {
      this.addReplacements(node, line, outer);
      if (node.name === 'Deprecated' || node.name === 'InvalidExample') {
        annotations = {...annotations, deprecated: true};
      }
      if (node.name === 'Since') {
        annotations = withBadges(annotations, node);
      }
    }
    return annotations;
  }

  /** Adds the code in a badge's attributes, because the replacement of a deprecated name must not be deprecated itself. */
  private addReplacements(element: any, line: number, {since}: Annotations) {
    element.attributes.forEach(({name, value}: any) => {
      if (typeof value === 'string' && (name === 'instead' || name === 'summary')) {
        [...value.matchAll(/`([^`]+)`/g)].forEach(([, code = '']) =>
          this.page.inlineCode.push({code, line, annotations: {deprecated: false, since}}),
        );
      }
    });
  }

  /** Reads the children of a node. Badges in a heading, and a version history below it, apply to the heading's section. */
  private readChildren(node: any, outer: Annotations) {
    let annotations = outer;
    const sections: Section[] = [];
    for (const child of node.children ?? []) {
      const section = sections.at(-1);
      if (child.type === 'heading') {
        while ((sections.at(-1)?.depth ?? 0) >= child.depth) {
          sections.pop();
        }
        const parent = sections.at(-1)?.annotations ?? annotations;
        sections.push({depth: child.depth, annotations: withBadges(parent, child)});
      } else if (child.type === 'code' && parseMeta(child.meta).attributes.has('history')) {
        if (section) {
          section.annotations = withHistory(section.annotations, child.value);
        } else {
          annotations = withHistory(annotations, child.value);
        }
      }
      this.read(child, sections.at(-1)?.annotations ?? annotations);
    }
  }
}

/** Reads the samples and the inline code on a page, with the annotations that apply to them or to the whole page. */
export function readPageCode(
  tree: Root,
  readFence: FenceReader,
  pageAnnotations: Annotations = noAnnotations,
): PageCode {
  const reader = new PageReader(readFence);
  reader.read(tree, pageAnnotations);
  return reader.page;
}
