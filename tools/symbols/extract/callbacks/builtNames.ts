import {walkPhp, type PhpNode} from '../../../../checks/samples/php/ast.ts';
import {textOf} from '../php/values.ts';

/** A callback whose name is put together, such as `$component . '_supports'`. */
export interface BuiltName {
  callback: string;
  /** `function name built` or `class name built`. */
  via: string;
  node: PhpNode;
}

/** Functions that take the name of a function, and of a class. */
const functionUsers = new Set(['call_user_func', 'call_user_func_array', 'function_exists', 'is_callable']);
const classUsers = new Set(['class_exists', 'is_a', 'is_subclass_of']);

/** The literal text at the end of a name that starts with something else. */
function literalEnd(value: PhpNode | undefined): string {
  if (value?.kind === 'bin' && value.type === '.') {
    return textOf(value.right);
  }
  const parts: PhpNode[] = value?.kind === 'encapsed' ? value.value : [];
  return parts.length > 1 ? textOf(parts.at(-1)?.expression ?? parts.at(-1)) : '';
}

function variableName(node: PhpNode | undefined): string {
  return node?.kind === 'variable' && typeof node.name === 'string' ? node.name : '';
}

/** The variable that a node uses as the name of a function or class, with the kind of the name. */
function useIn(node: PhpNode): [string, string] | undefined {
  const {kind, what} = node;
  if (kind === 'call' && what.kind === 'variable') {
    return [variableName(what), 'function name built'];
  }
  if (kind === 'call' && what.kind === 'name') {
    const name: string = what.name.replace(/^\\/, '');
    const [first, second] = node.arguments;
    if (name === 'method_exists') {
      return [variableName(second), 'function name built'];
    }
    return functionUsers.has(name)
      ? [variableName(first), 'function name built']
      : classUsers.has(name)
        ? [variableName(first), 'class name built']
        : undefined;
  }
  if (kind === 'call' && /propertylookup$/.test(what.kind)) {
    return [variableName(what.offset), 'function name built'];
  }
  return kind === 'new' || kind === 'staticlookup' ? [variableName(what), 'class name built'] : undefined;
}

/**
 * Finds the names that the code builds in a variable and then calls, or creates an object of.
 *
 * @param tree - A file.
 * @returns The names, each with the assignment.
 */
export function builtNames(tree: PhpNode): BuiltName[] {
  const functions: PhpNode[] = [];
  const built: {variable: string; callback: string; node: PhpNode}[] = [];
  const uses: {variable: string; via: string; node: PhpNode}[] = [];
  walkPhp(tree, (node) => {
    if (['function', 'method', 'closure'].includes(node.kind)) {
      functions.push(node);
    } else if (node.kind === 'assign') {
      const callback = /^_([a-z][a-z\d_]*)$/.exec(literalEnd(node.right))?.[1];
      if (callback !== undefined) {
        built.push({variable: variableName(node.left), callback, node});
      }
    }
    const [variable = '', via = ''] = useIn(node) ?? [];
    if (variable !== '') {
      uses.push({variable, via, node});
    }
  });
  const offset = ({loc}: PhpNode) => loc?.start.offset ?? 0;
  // Functions come in the order of the code, so the last one that contains a node is the innermost.
  const functionOf = (node: PhpNode) =>
    functions.findLast((other) => offset(other) <= offset(node) && offset(node) < (other.loc?.end.offset ?? 0));
  return built.flatMap(({variable, callback, node}) => {
    const scope = functionOf(node);
    const use = uses.find(
      (candidate) =>
        candidate.variable === variable &&
        offset(candidate.node) >= offset(node) &&
        functionOf(candidate.node) === scope,
    );
    return use ? [{callback, via: use.via, node}] : [];
  });
}
