import type {Element, ElementContent, Root, RootContent} from 'hast';

/** A node that can contain elements. */
export type Parent = Root | Element;

/** Returns whether an element has a class. The class names of CSS modules match without the hash at their end. */
export function hasClass({properties: {className}}: Element, name: string): boolean {
  return Array.isArray(className) && className.some((item) => item === name || item.startsWith(`${name}_`));
}

/** Returns the elements among the children of a node. */
export function elementsIn(node: Parent): Element[] {
  const children: readonly RootContent[] = node.children;
  return children.filter((child) => child.type === 'element');
}

/** Finds the first descendant in document order that matches. */
export function find(node: Parent, matches: (element: Element) => boolean): Element | undefined {
  for (const child of node.children) {
    if (child.type === 'element') {
      const match = matches(child) ? child : find(child, matches);
      if (match) {
        return match;
      }
    }
  }
  return undefined;
}

/** Finds all descendants that match, except for those inside another match. */
export function findAll(node: Parent, matches: (element: Element) => boolean): Element[] {
  return elementsIn(node).flatMap((child) => (matches(child) ? [child] : findAll(child, matches)));
}

/** Returns the text of a node, with its whitespace unchanged. */
export function textOf(node: ElementContent): string {
  return node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textOf).join('') : '';
}

/** Returns an attribute of an element, unless hast stores it as a list or number. */
export function attribute({properties}: Element, name: string): string | undefined {
  const value = properties[name];
  return typeof value === 'string' ? value : undefined;
}

/** Returns the content of the `meta` element with a `name` or `property`. */
export function metaContent(head: Parent, name: string): string | undefined {
  const element = find(
    head,
    ({tagName, properties}) => tagName === 'meta' && (properties.name === name || properties.property === name),
  );
  return element && attribute(element, 'content');
}

/** Returns the canonical URL of a page, or undefined if it has none. */
export function canonicalUrl(head: Parent): string | undefined {
  const link = find(head, (element) => attribute(element, 'rel') === 'canonical');
  return link && attribute(link, 'href');
}
