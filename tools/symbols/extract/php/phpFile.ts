import {parsePhp, parsePhpStub} from '../../../../checks/symbols/languages/php/parser.ts';
import {importsOf} from '../../../../checks/symbols/languages/php/ast.ts';
import type {PhpNode} from '../../../../checks/samples/php/ast.ts';

/** The names that a part of a file can use: its namespace, and its imported classes by alias in lower case. */
export interface Scope {
  namespace: string;
  imports: ReadonlyMap<string, string>;
}

/** A statement with the scope that its names belong to. */
export interface ScopedNode {
  node: PhpNode;
  scope: Scope;
}

/** A parsed PHP file. */
export interface PhpFile {
  /** Path in the platform, with `/`. */
  path: string;
  code: string;
  component: string;
  tree: PhpNode;
  /** Statements outside functions and classes, in order; bodies of conditions follow their condition. */
  statements: ScopedNode[];
}

/**
 * Parses a whole file. Where the strict parser fails on valid PHP, the rest of the file still counts.
 *
 * @param code - A file with an opening tag.
 * @returns Its syntax tree.
 */
export function parsePlatformPhp(code: string): PhpNode {
  try {
    return parsePhp(code, 'file');
  } catch {
    // php-parser rejects `clone (object) …`; `print` has the same form and length, so positions stay correct.
    return parsePhpStub(code.replace(/\bclone(?=\s*\()/g, 'print'));
  }
}

/** Adds a statement and the statements in its body, if it is a condition or a block. */
function collect(node: PhpNode, scope: Scope, statements: ScopedNode[]): void {
  statements.push({node, scope});
  const bodies = {
    if: [node.body, node.alternate],
    block: node.children,
    try: [node.body, ...(node.catches ?? []).map(({body}: PhpNode) => body)],
    declare: node.children,
  }[node.kind];
  for (const body of bodies ?? []) {
    if (body) {
      collect(body, scope, statements);
    }
  }
}

/** Collects the statements of one namespace. */
function collectAll(children: readonly PhpNode[], namespace: string, statements: ScopedNode[]): void {
  const imports = new Map<string, string>();
  const scope = {namespace, imports};
  for (const node of children) {
    if (node.kind === 'usegroup') {
      for (const {alias, name, type} of importsOf(node)) {
        // Functions and constants have a type.
        if (!type) {
          imports.set(alias.toLowerCase(), name);
        }
      }
    } else if (node.kind === 'namespace') {
      collectAll(node.children, [node.name].flat().join('\\').replace(/^\\/, ''), statements);
    } else {
      collect(node, scope, statements);
    }
  }
}

/**
 * Reads a file.
 *
 * @param path - Path in the platform.
 * @param code - Its text.
 * @param component - The component that it belongs to.
 * @returns The file with its statements.
 */
export function readPhpFile(path: string, code: string, component: string): PhpFile {
  const tree = parsePlatformPhp(code);
  const statements: ScopedNode[] = [];
  collectAll(tree.children, '', statements);
  return {path, code, component, tree, statements};
}

/** Returns the line of a node. */
export function lineOf(node: PhpNode): number {
  return node.loc?.start.line ?? 0;
}

/**
 * Writes an expression on one line, with the usual spaces.
 *
 * @param node - The expression.
 * @param code - The file.
 * @returns Its source; an empty array is `[]` in either syntax.
 */
export function sourceOf(node: PhpNode, code: string): string {
  if (node.kind === 'array' && node.items.length === 0) {
    return '[]';
  }
  const source =
    node.kind === 'bin'
      ? `${sourceOf(node.left, code)} ${node.type} ${sourceOf(node.right, code)}`
      : code
          .slice(node.loc?.start.offset, node.loc?.end.offset)
          .replace(/\s+/g, ' ')
          .replace(/^\[ |(?<!,) \]$/g, (bracket) => bracket.trim())
          .trim();
  return node.parenthesizedExpression && !source.startsWith('(') ? `(${source})` : source;
}
