import {walkPhp, type PhpNode} from '../../../../checks/samples/php/ast.ts';
import {stringText} from '../php/values.ts';
import {variableName} from './lookups.ts';

/** A callback whose name is concatenated, such as `$component . '_supports'`. */
export interface BuiltName {
  callback: string;
  /** `function name built` or `class name built`. */
  via: string;
  node: PhpNode;
}

/** Functions that accept the name of a function as an argument. */
const functionUsers = new Set(['call_user_func', 'call_user_func_array', 'function_exists', 'is_callable']);

/** Returns the literal name at the end of a concatenated string: `supports` for `$component . '_supports'`. */
function builtEnd(value: PhpNode | undefined): string | undefined {
  const parts: PhpNode[] = value?.kind === 'encapsed' ? value.value : [];
  const last = value?.kind === 'bin' && value.type === '.' ? value.right : (parts.at(-1)?.expression ?? parts.at(-1));
  return /^_([a-z][a-z\d_]*)$/.exec(stringText(last))?.[1];
}

/** Returns the variable that a node uses as the name of a function or class, and the kind of name. */
function useIn(node: PhpNode): [string, string] | undefined {
  const {kind, what} = node;
  if (kind === 'call' && what.kind === 'variable') {
    return [variableName(what), 'function name built'];
  }
  if (kind === 'call' && what.kind === 'name') {
    const name: string = what.name.replace(/^\\/, '');
    const [first, second] = node.arguments;
    if (name === 'class_exists') {
      return [variableName(first), 'class name built'];
    }
    const argument = name === 'method_exists' ? second : functionUsers.has(name) ? first : undefined;
    return argument && [variableName(argument), 'function name built'];
  }
  if (kind === 'call' && /(?:propertylookup|staticlookup)$/.test(what.kind)) {
    return [variableName(what.offset), 'function name built'];
  }
  return kind === 'new' ? [variableName(what), 'class name built'] : undefined;
}

/** Finds names that the code concatenates in a variable and then calls as a function or instantiates as a class. */
export function builtNames(tree: PhpNode): BuiltName[] {
  const functions: PhpNode[] = [];
  const built: {variable: string; callback: string; node: PhpNode}[] = [];
  const directNames: BuiltName[] = [];
  const uses: {variable: string; via: string; node: PhpNode}[] = [];
  walkPhp(tree, (node) => {
    if (['function', 'method', 'closure'].includes(node.kind)) {
      functions.push(node);
    } else if (node.kind === 'assign') {
      const callback = builtEnd(node.right);
      if (callback !== undefined) {
        built.push({variable: variableName(node.left), callback, node});
      }
    }
    const direct = node.kind === 'call' && functionUsers.has(node.what.name) ? builtEnd(node.arguments[0]) : undefined;
    if (direct !== undefined) {
      directNames.push({callback: direct, via: 'function name built', node});
    }
    const [variable = '', via = ''] = useIn(node) ?? [];
    if (variable !== '') {
      uses.push({variable, via, node});
    }
  });
  const offset = ({loc}: PhpNode) => loc?.start.offset ?? 0;
  // Functions are in source order, so the last one that contains a node is the innermost.
  const functionOf = (node: PhpNode) =>
    functions.findLast((other) => offset(other) <= offset(node) && offset(node) < (other.loc?.end.offset ?? 0));
  const assignedNames = built.flatMap(({variable, callback, node}) => {
    const scope = functionOf(node);
    const use = uses.find(
      (candidate) =>
        candidate.variable === variable &&
        offset(candidate.node) >= offset(node) &&
        functionOf(candidate.node) === scope,
    );
    return use ? [{callback, via: use.via, node}] : [];
  });
  return [...assignedNames, ...directNames];
}
