// @ts-check
import {walkPhp} from './php-tree.mjs';

/** @typedef {import('./php-tree.mjs').PhpNode} PhpNode */

const step = 4;

/**
 * Checks the indent: what stands in a block, a class, an array or the brackets of a call is four spaces further right
 * than the line that opens it. Lines that only go on, such as those of a query, may stand where they read best.
 *
 * @param {any} tree - Syntax tree.
 * @param {string} code - The program.
 * @param {number} offset - Lines around the sample, before it.
 * @returns {{line: number, message: string}[]} Faults, one a line.
 */
export function checkIndent(tree, code, offset) {
  const lines = code.split('\n');
  /** @type {Map<number, string>} */
  const faults = new Map();
  const indentOf = (/** @type {number} */ line) => /^ */.exec(lines[line - 1] ?? '')?.[0].length ?? 0;

  /**
   * @param {number} opened - Line that opens the bracket.
   * @param {readonly PhpNode[]} children - What stands in it.
   * @param {number} [base] - Indent of what opens it, if it is not that of the line.
   */
  const expect = (opened, children, base = indentOf(opened)) => {
    let last = opened;
    for (const {kind, loc} of children) {
      if (!loc) {
        continue;
      }
      const {line, column} = loc.start;
      const found = indentOf(line);
      // HTML between PHP has an indent of its own.
      const isCode = kind !== 'inline' && !lines[line - 1]?.slice(0, column).includes('<?');
      if (line > last && isCode && found !== base + step && !faults.has(line)) {
        faults.set(line, `indent of ${found} spaces; expected ${base + step}`);
      }
      last = Math.max(last, loc.end.line);
    }
  };

  /**
   * @param {number} opened - Line that opens the bracket.
   * @param {PhpNode} node - What ends with the bracket that closes it.
   */
  const expectEnd = (opened, {loc}) => {
    const line = loc?.end.line ?? opened;
    const [found, expected] = [indentOf(line), indentOf(opened)];
    if (line > opened && /^[)\]}]/.test((lines[line - 1] ?? '').trim()) && found !== expected && !faults.has(line)) {
      faults.set(line, `indent of ${found} spaces; expected ${expected}`);
    }
  };

  /**
   * @param {number} opened - Line that opens the bracket.
   * @param {PhpNode} node - What ends with the bracket that closes it.
   * @param {readonly PhpNode[]} children - What stands in it; only if the first has its own line does the rule hold.
   */
  const expectList = (opened, node, children) => {
    const first = children.find(({loc}) => loc);
    if (first?.loc && first.loc.start.line > opened) {
      expect(opened, children);
      expectEnd(opened, node);
    }
  };

  walkPhp(tree, (node) => {
    if (!node.loc) {
      return;
    }
    const {start} = node.loc;
    switch (node.kind) {
      case 'program':
        // A frame around a sample, or nothing, adds no indent.
        if (lines[0]?.startsWith('<?php') && !/^<\?php (?:class|\$)/.test(lines[0])) {
          expect(0, node.children, -step);
        }
        break;
      case 'namespace':
        if (!node.withBrackets) {
          expect(start.line, node.children, -step);
        }
        break;
      case 'block':
        expect(start.line, node.children);
        expectEnd(start.line, node);
        break;
      case 'class':
      case 'interface':
      case 'trait':
      case 'enum': {
        // The body of a class stands where its author likes, as long as it stands straight.
        const framed = start.line === 1 && offset === 1;
        const first = node.body.find((/** @type {PhpNode} */ member) => member.loc);
        const inner = framed && indentOf(first?.loc?.start.line ?? 2) === step ? 0 : -step;
        expect(start.line, node.body, framed ? inner : undefined);
        if (!framed) {
          expectEnd(start.line, node);
        }
        break;
      }
      case 'case':
        expect(start.line, node.body?.children ?? []);
        break;
      case 'array':
        if (start.line > offset) {
          expectList(start.line, node, node.items);
        }
        break;
      case 'match':
        expect(start.line, node.arms);
        break;
      case 'call':
        expectList(node.what.loc?.end.line ?? start.line, node, node.arguments);
        break;
      case 'new':
        expectList(start.line, node, node.what?.kind === 'class' ? [] : node.arguments);
        break;
    }
  });
  return [...faults].map(([line, message]) => ({line, message}));
}
