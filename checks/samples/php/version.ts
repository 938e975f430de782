import {walkPhp, type PhpNode} from './tree.ts';

/** Types that PHP has had since a version. */
const types = new Map([
  ['mixed', '8.0'],
  ['static', '8.0'],
  ['never', '8.1'],
  ['true', '8.2'],
]);

/** Types that could only be part of another type before PHP 8.2. */
const partialTypes = new Set(['null', 'false']);

/** What says itself which class it is; asking a variable came later. */
const classNames = new Set(['name', 'selfreference', 'parentreference', 'staticreference']);

/**
 * What a node needs, of what php-parser reads in every version.
 *
 * @param node - A node.
 * @param parent - The node around it.
 * @returns What it is, and the PHP version that brought it.
 */
function needsOf(node: PhpNode, parent: PhpNode | undefined): ([what: string, since: string] | false)[] {
  switch (node.kind) {
    case 'uniontype':
      return [['a union type', '8.0']];
    case 'typereference': {
      const since = types.get(node.name);
      const isAlone = partialTypes.has(node.name) && parent?.kind !== 'uniontype';
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
      return [node.offset?.name === 'class' && !classNames.has(node.what.kind) && ['"::class" of an object', '8.0']];
    case 'number':
      return [/^0o/i.test(node.value) && ['a number that begins with "0o"', '8.1']];
    default:
      return [];
  }
}

/**
 * Finds what a PHP version does not have yet. php-parser refuses much of it by itself; this is the rest.
 *
 * @param tree - Syntax tree.
 * @param php - PHP version.
 * @returns Faults.
 */
export function newerThan(tree: any, php: string): {line: number; message: string}[] {
  const faults: {line: number; message: string}[] = [];
  const report = (line: number, what: string, since: string) => {
    if (Number(since) > Number(php)) {
      faults.push({line, message: `no PHP ${php}: ${what} needs PHP ${since}`});
    }
  };
  walkPhp(tree, (node, parent) => {
    for (const need of needsOf(node, parent)) {
      if (need) {
        report(node.loc?.start.line ?? 1, ...need);
      }
    }
  });
  for (const {value, loc} of tree.comments ?? []) {
    // To older versions an attribute is a comment, and so is all that stands behind it.
    if (/^#\[.*\][ \t]*[^\s/#]/.test(value)) {
      report(loc?.start.line ?? 1, 'an attribute with code behind it', '8.0');
    }
  }
  return faults;
}
