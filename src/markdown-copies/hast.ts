import type {Element, ElementContent} from 'hast';

/**
 * Returns whether an element has a class. The class names of CSS modules match without the hash at their end.
 *
 * @param element - The element.
 * @param name - Name of the class.
 */
export function hasClass({properties: {className}}: Element, name: string): boolean {
  return Array.isArray(className) && className.some((item) => item === name || item.startsWith(`${name}_`));
}

/** Returns the elements among the children of an element. */
export function elementsIn(node: Element): Element[] {
  return node.children.filter((child) => child.type === 'element');
}

/**
 * Finds all descendants that match, except for those inside another match.
 *
 * @param node - The element in which to search.
 * @param matches - Returns whether an element matches.
 * @returns The matches in document order.
 */
export function findAll(node: Element, matches: (element: Element) => boolean): Element[] {
  return elementsIn(node).flatMap((child) => (matches(child) ? [child] : findAll(child, matches)));
}

/** Returns the text of a node, with its whitespace unchanged. */
export function textOf(node: ElementContent): string {
  return node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textOf).join('') : '';
}
