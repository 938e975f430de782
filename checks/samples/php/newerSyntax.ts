import {walkPhp, type PhpNode} from './ast.ts';
import type {Problem} from '../../problem.ts';

const typeVersions = new Map([
  ['mixed', '8.0'],
  ['static', '8.0'],
  ['never', '8.1'],
  ['true', '8.2'],
]);

/** Types that were only allowed in a union before PHP 8.2. */
const unionOnlyTypes = new Set(['null', 'false']);

/** Nodes that name a class. `::class` after other expressions needs PHP 8.0. */
const classNodes = new Set(['name', 'selfreference', 'parentreference', 'staticreference']);

/**
 * Lists the newer features that a node uses, each with the PHP version that added it. php-parser accepts these features in
 * every version.
 */
function requirementsOf(node: PhpNode, parent: PhpNode | undefined): ([what: string, since: string] | false)[] {
  switch (node.kind) {
    case 'uniontype':
      return [['a union type', '8.0']];
    case 'typereference': {
      const since = typeVersions.get(node.name);
      const isAlone = unionOnlyTypes.has(node.name) && parent?.kind !== 'uniontype';
      return [
        since !== undefined && [`the type "${node.name}"`, since],
        isAlone && [`the type "${node.name}" by itself`, '8.2'],
      ];
    }
    case 'parameter':
      return [
        Boolean(node.flags) && ['a promoted constructor parameter', '8.0'],
        node.value?.kind === 'new' && ['"new" as a default value', '8.1'],
      ];
    case 'staticvariable':
      return [node.defaultValue?.kind === 'new' && ['"new" as a default value', '8.1']];
    case 'constantstatement':
      return [node.constants[0]?.value?.kind === 'new' && ['"new" in a constant', '8.1']];
    case 'property':
      return [node.readonly && ['a read-only property', '8.1']];
    case 'class':
      return [node.isReadonly && ['a read-only class', '8.2']];
    case 'classconstant':
      return [parent?.kind === 'trait' && ['a constant in a trait', '8.2']];
    case 'staticlookup':
      return [node.offset?.name === 'class' && !classNodes.has(node.what.kind) && ['"::class" of an object', '8.0']];
    case 'number':
      return [/^0o/i.test(node.value) && ['an octal number with the prefix "0o"', '8.1']];
    default:
      return [];
  }
}

/** Finds syntax that a PHP version does not support, although php-parser accepts it for this version. */
export function findNewerSyntax(tree: any, php: string): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number, what: string, since: string) => {
    if (Number(since) > Number(php)) {
      problems.push({line, message: `invalid PHP ${php}: ${what} needs PHP ${since}`});
    }
  };
  walkPhp(tree, (node, parent) => {
    for (const need of requirementsOf(node, parent)) {
      if (need) {
        report(node.loc?.start.line ?? 1, ...need);
      }
    }
  });
  for (const {value, loc} of tree.comments ?? []) {
    // Older versions treat an attribute as a comment, so they ignore the rest of the line.
    if (/^#\[.*\][ \t]*[^\s/#]/.test(value)) {
      report(loc?.start.line ?? 1, 'an attribute with code after it on the same line', '8.0');
    }
  }
  return problems;
}
