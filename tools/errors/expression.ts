import type {PhpNode} from '../../checks/samples/php/ast.ts';
import {arrayOf, stringText} from '../symbols/extract/php/values.ts';
import type {LanguageStrings} from './strings.ts';
import {fillString, hasWords, normalise, variable, type Template} from './template.ts';

/** What an expression can be: a text with variables, or an array or object with such members. */
export interface Value {
  template: Template;
  members?: Readonly<Record<string, Template>>;
}

/** The values of variables where an expression is evaluated. */
export interface Scope {
  strings: LanguageStrings;
  /** Returns what is known of a variable before a position in the code, or undefined. */
  lookup: (name: string, offset: number) => readonly Value[] | undefined;
  /** The class and the function that contain the expression, joined by `::`. */
  context: string;
}

/** More alternatives of one message are left out. */
const maxAlternatives = 4;

/** Functions that return their first argument in another form. */
const transparent = new Set(['s', 'trim', 'rtrim', 'ltrim', 'strval', 'format_string', 'clean_text', 'nl2br', 'p']);

const named = (name: string): Value[] => [{template: variable(name)}];

/** Joins every value of one list with every value of the next. */
function join(lists: readonly (readonly Value[])[]): Value[] {
  return lists
    .reduce<Template[]>(
      (results, values) =>
        results
          .flatMap((result) => values.map(({template}) => normalise([...result, ...template])))
          .slice(0, maxAlternatives),
      [[]],
    )
    .map((template) => ({template}));
}

/** Returns the value of `__FUNCTION__` and others, which messages about deprecated functions contain. */
function magicValue(name: string, context: string): Value[] {
  const [className = '', functionName = className] = context.split('::');
  const value = {__FUNCTION__: functionName, __METHOD__: context, __CLASS__: className}[name.toUpperCase()];
  return value ? [{template: [value]}] : named(name.replaceAll('_', '').toLowerCase());
}

/** Returns the name by which a reader would call the value of an expression. */
function nameOfExpression(node: PhpNode): string {
  switch (node.kind) {
    case 'propertylookup':
    case 'nullsafepropertylookup':
    case 'staticlookup':
    case 'offsetlookup':
      return node.offset?.kind === 'variable' || !node.offset
        ? nameOfExpression(node.offset ?? node.what)
        : String(node.offset.name ?? node.offset.value ?? 'value');
    case 'call':
      return node.what.kind === 'name'
        ? nameOfExpression(node.arguments[0] ?? {kind: 'none'})
        : nameOfExpression(node.what).replace(/^get_?/, '');
    default:
      return typeof node.name === 'string' ? node.name : 'value';
  }
}

/** Replaces the conversions of a `sprintf()` format by the arguments. */
function formatted(format: string, values: readonly (readonly Value[])[]): Value[] {
  let next = 0;
  return join(
    format.split(/(%(?:\d+\$)?[-+0-9.']*[a-zA-Z%])/).map((part) => {
      const [match, position] = /^%(?:(\d+)\$)?[-+0-9.']*[a-zA-Z]$/.exec(part) ?? [];
      if (match === undefined) {
        return [{template: [part === '%%' ? '%' : part]}];
      }
      return values[position === undefined ? next++ : Number(position) - 1] ?? named('value');
    }),
  );
}

function evaluateCall(node: PhpNode, scope: Scope): Value[] {
  const name = String(node.what.name ?? '').replace(/^\\/, '');
  const values = (): Value[][] => node.arguments.map((argument: PhpNode) => evaluate(argument, scope));
  if (name === 'get_string' || name === 'lang_string') {
    const [identifier, component, a] = node.arguments as PhpNode[];
    const text = scope.strings.of(component ? stringText(component) : 'moodle').get(stringText(identifier));
    return text === undefined
      ? named(stringText(identifier) || 'message')
      : fillAll(text, a ? evaluate(a, scope) : [undefined]);
  }
  if (name === 'sprintf' && node.arguments[0]?.kind === 'string') {
    return formatted(stringText(node.arguments[0]), values().slice(1));
  }
  return (transparent.has(name) ? values()[0] : undefined) ?? named(nameOfExpression(node));
}

/** Fills a language string with each of the values that `$a` can have. */
export function fillAll(text: string, values: readonly (Value | undefined)[]): Value[] {
  return values.map((value) => ({template: fillString(text, value?.members ?? value?.template)}));
}

/**
 * Finds the texts (at least one) that an expression can have. What is not known is a variable, with the name that the source
 * gives it.
 */
export function evaluate(node: PhpNode, scope: Scope): Value[] {
  switch (node.kind) {
    case 'string':
    case 'nowdoc':
    case 'number':
      return [{template: [String(node.value)]}];
    case 'nullkeyword':
      return [{template: []}];
    case 'encapsed':
      return join(node.value.map(({expression}: PhpNode) => evaluate(expression, scope)));
    case 'bin':
      return node.type === '.'
        ? join([evaluate(node.left, scope), evaluate(node.right, scope)])
        : node.type === '??'
          ? evaluate(node.left, scope)
          : named('value');
    case 'retif': {
      const branches = [node.trueExpr ?? node.test, node.falseExpr].flatMap((branch) => evaluate(branch, scope));
      const worded = branches.filter(({template}) => hasWords(template));
      return worded.length > 0 ? worded.slice(0, maxAlternatives) : branches.slice(0, 1);
    }
    case 'cast':
      return evaluate(node.expr, scope);
    case 'array':
      return [
        {
          template: variable('value'),
          members: Object.fromEntries(
            [...arrayOf(node)].map(([key, value]) => [key, evaluate(value, scope)[0]?.template ?? []]),
          ),
        },
      ];
    case 'magic':
      return magicValue(String(node.value ?? node.raw), scope.context);
    case 'variable':
      return scope.lookup(String(node.name), node.loc?.start.offset ?? 0)?.slice() ?? named(String(node.name));
    case 'call':
      return evaluateCall(node, scope);
    case 'new':
      return /(?:^|\\)lang_string$/.test(String(node.what.name ?? ''))
        ? evaluateCall({...node, what: {kind: 'name', name: 'get_string'}}, scope)
        : named(nameOfExpression(node.what));
    default:
      return named(nameOfExpression(node));
  }
}
