import {nameOf, type PhpNode} from '../../../../checks/samples/php/ast.ts';
import {deprecatedIn, docCommentOf} from '../php/docComment.ts';
import {classNameOf} from '../php/names.ts';
import {lineOf, type PhpFile, type Scope} from '../php/phpFile.ts';
import {arrayOf, assignedValue, isCallOf, stringText} from '../php/values.ts';
import type {Table} from '../table.ts';
import type {ClassDeclaration} from './methods.ts';

/** Lists the classes, interfaces, traits and enums of a file. Anonymous classes are left out. */
export function classesIn(file: PhpFile): ClassDeclaration[] {
  return file.statements
    .filter(({node}) => ['class', 'interface', 'trait', 'enum'].includes(node.kind) && nameOf(node) !== '')
    .map(({node, scope}) => ({
      node,
      name: `${scope.namespace && `${scope.namespace}\\`}${nameOf(node)}`,
      file,
      scope,
    }));
}

/** Returns the full names of classes, separated by commas. */
export function namesOf(nodes: PhpNode | PhpNode[] | null | undefined, scope: Scope): string {
  return [nodes ?? []]
    .flat()
    .map((node) => classNameOf(node, scope))
    .join(',');
}

/** Returns the names of the traits that a class uses. */
export function traitsOf(node: PhpNode): PhpNode[] {
  return node.body.filter(({kind}: PhpNode) => kind === 'traituse').flatMap(({traits}: PhpNode) => traits);
}

/** Adds a class. */
export function addClass({rows}: Table, {node, name, file, scope}: ClassDeclaration): void {
  rows.push({
    class: name,
    kind: [node.isAbstract && 'abstract', node.isFinal && 'final', node.kind].filter(Boolean).join(' '),
    extends: namesOf(node.extends, scope),
    implements: namesOf(node.implements, scope),
    uses: namesOf(traitsOf(node), scope),
    component: file.component,
    file: `${file.path}:${lineOf(node)}`,
    deprecated: deprecatedIn(docCommentOf(node, file.code)),
  });
}

/** Returns the class name in an argument, which can be `name::class` or a string. */
function classArgument(node: PhpNode | undefined, scope: Scope): string {
  return node?.kind === 'staticlookup' && node.what.kind === 'name'
    ? classNameOf(node.what, scope)
    : stringText(node).replace(/^\\/, '');
}

/**
 * Adds the class aliases in a file, from calls of `class_alias()` outside functions and from `db/renamedclasses.php`.
 */
export function addAliases({rows}: Table, {path, component, tree, statements}: PhpFile): void {
  for (const {node, scope} of statements) {
    const call = node.kind === 'expressionstatement' ? node.expression : undefined;
    if (isCallOf('class_alias', call)) {
      const [original, alias] = call.arguments.map((argument: PhpNode) => classArgument(argument, scope));
      rows.push({class: alias, kind: 'alias', extends: original, component, file: `${path}:${lineOf(node)}`});
    }
  }
  if (/(?:^|\/)db\/renamedclasses\.php$/.test(path)) {
    for (const [alias, original] of arrayOf(assignedValue(tree, 'renamedclasses'))) {
      rows.push({
        class: alias.replace(/^\\/, ''),
        kind: 'alias',
        extends: classArgument(original, {namespace: '', imports: new Map()}),
        component,
        file: path,
      });
    }
  }
}

/** Keeps only the first declaration of each class, because classes with the same name are never loaded together. */
export function removeDuplicateClasses(table: Table): void {
  const seen = new Set<string>();
  table.rows = table.rows.filter(({class: name = ''}) => !seen.has(name) && seen.add(name));
}
