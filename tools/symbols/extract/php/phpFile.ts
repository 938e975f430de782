import {parsePhp, parsePhpStub} from '../../../../checks/symbols/languages/php/parser.ts';
import {importsOf} from '../../../../checks/symbols/languages/php/ast.ts';
import type {PhpNode} from '../../../../checks/samples/php/ast.ts';

/** Namespace and imported classes of a part of a file. Imports are keyed by their alias in lower case. */
export interface Scope {
  namespace: string;
  imports: ReadonlyMap<string, string>;
}

/** A statement with the scope in which its names are resolved. */
export interface ScopedNode {
  node: PhpNode;
  scope: Scope;
}

export interface PhpFile {
  /** Path in the platform, with `/` as separator. */
  path: string;
  code: string;
  component: string;
  tree: PhpNode;
  /** Statements outside functions and classes, in source order. Nested statements follow their condition or block. */
  statements: ScopedNode[];
}

/** Parses a file with an opening tag. If the strict parser fails on valid PHP, a lenient parser reads the rest of the file. */
export function parsePlatformPhp(code: string): PhpNode {
  try {
    return parsePhp(code, 'file');
  } catch {
    // php-parser rejects `clone (object) …`. Replace it with `print`, whose syntax and length are the same.
    return parsePhpStub(code.replace(/\bclone(?=\s*\()/g, 'print'));
  }
}

/** Collects a statement and, if it is a condition or a block, the statements in its body. */
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

function collectAll(children: readonly PhpNode[], namespace: string, statements: ScopedNode[]): void {
  const imports = new Map<string, string>();
  const scope = {namespace, imports};
  for (const node of children) {
    if (node.kind === 'usegroup') {
      for (const {alias, name, type} of importsOf(node)) {
        // Only imports of functions and constants have a type.
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

/** Parses a file of a component and collects its statements. */
export function readPhpFile(path: string, code: string, component: string): PhpFile {
  const tree = parsePlatformPhp(code);
  const statements: ScopedNode[] = [];
  collectAll(tree.children, '', statements);
  return {path, code, component, tree, statements};
}

/** Returns the line on which a node starts. */
export function lineOf(node: PhpNode): number {
  return node.loc?.start.line ?? 0;
}

/**
 * Formats an expression on one line, with normalised spaces. An empty array is always `[]`, even if it is written as `array()`.
 */
export function expressionText(node: PhpNode, code: string): string {
  if (node.kind === 'array' && node.items.length === 0) {
    return '[]';
  }
  const source =
    node.kind === 'bin'
      ? `${expressionText(node.left, code)} ${node.type} ${expressionText(node.right, code)}`
      : code
          .slice(node.loc?.start.offset, node.loc?.end.offset)
          .replace(/\s+/g, ' ')
          .replace(/^\[ |(?<!,) \]$/g, (bracket) => bracket.trim())
          .trim();
  return node.parenthesizedExpression && !source.startsWith('(') ? `(${source})` : source;
}
