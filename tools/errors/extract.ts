import {nameOf, type PhpNode} from '../../checks/samples/php/ast.ts';
import {classNameOf} from '../symbols/extract/php/names.ts';
import {lineOf, readPhpFile, type PhpFile, type Scope as NameScope} from '../symbols/extract/php/phpFile.ts';
import {componentOfFile, type Platform} from '../symbols/extract/platform.ts';
import {newTable, type Table} from '../symbols/extract/table.ts';
import {ExceptionClasses, type Message} from './exceptions.ts';
import {evaluate, type Scope, type Value} from './expression.ts';
import {LanguageStrings} from './strings.ts';
import {fillString, hasWords, normalise, templateText} from './template.ts';

/** Functions that print or log their first argument, with the kind of message. */
const printers: Readonly<Record<string, string>> = {
  debugging: 'debugging',
  cli_error: 'notice',
  cli_problem: 'notice',
  trigger_error: 'notice',
  error_log: 'notice',
  mtrace: 'notice',
};

/** String files whose strings are messages even if no code names them: the code can compute their names. */
const messageFiles = ['error', 'debug'];

/** What a script prints is a message about a problem only with one of these words. */
const problem =
  /error|fail|can ?not|can't|could ?n[o']t|unable|invalid|not |unknown|missing|skip|wrong|must|no such|denied|exce/i;

const skipped = /(?:^|\/)(?:tests|yui|classes\/external\/tests)\//;

/** Finds the messages in the functions of one file. */
class FileReader {
  private readonly assignments: {name: string; offset: number; node: PhpNode; adds: boolean}[][] = [];
  private context = '';

  constructor(
    private readonly file: PhpFile,
    private readonly exceptions: ExceptionClasses,
    private readonly strings: LanguageStrings,
    private readonly found: (
      kind: string,
      message: Message,
      node: PhpNode,
      context: string,
      exception?: string,
    ) => void,
  ) {}

  /** Reads a node and its descendants. `context` is the class and function that contain it. */
  read(node: unknown, names: NameScope, context = {className: '', functionName: ''}): void {
    if (Array.isArray(node)) {
      node.forEach((item) => this.read(item, names, context));
      return;
    }
    const current = node as PhpNode | null;
    if (typeof current?.kind !== 'string') {
      return;
    }
    const inner =
      current.kind === 'function' || current.kind === 'method'
        ? {...context, functionName: nameOf(current)}
        : ['class', 'trait', 'enum'].includes(current.kind) && nameOf(current) !== ''
          ? {className: `${names.namespace && `${names.namespace}\\`}${nameOf(current)}`, functionName: ''}
          : context;
    const isFunction = inner !== context && inner.functionName !== '';
    if (isFunction) {
      this.assignments.push([]);
    }
    this.context = [inner.className, inner.functionName].filter(Boolean).join('::');
    this.check(current, names);
    for (const [member, value] of Object.entries(current)) {
      if (value && typeof value === 'object' && !['loc', 'leadingComments', 'trailingComments'].includes(member)) {
        this.read(value, names, inner);
      }
    }
    if (current.kind === 'assign' && current.left.kind === 'variable' && ['=', '.='].includes(current.operator)) {
      this.assignments.at(-1)?.push({
        name: String(current.left.name),
        offset: current.loc?.start.offset ?? 0,
        node: current.right,
        adds: current.operator === '.=',
      });
    }
    if (isFunction) {
      this.assignments.pop();
    }
  }

  /** What is assigned to a variable before a position in the same function, if that has words. */
  private readonly lookup = (name: string, offset: number): readonly Value[] | undefined => {
    const assigned = this.assignments.at(-1)?.filter((entry) => entry.name === name && entry.offset < offset) ?? [];
    const start = assigned.findLastIndex(({adds}) => !adds);
    const [first, ...added] = start === -1 ? [] : assigned.slice(start);
    if (!first) {
      return undefined;
    }
    const scope = this.scopeBefore(first.offset);
    const values = evaluate(first.node, scope);
    const isUseful = values.some(({template, members}) => members !== undefined || hasWords(template));
    return isUseful
      ? values.map(({template, members}) => ({
          template: normalise([...template, ...(added.length > 0 ? [{variable: name}] : [])]),
          ...(members && {members}),
        }))
      : undefined;
  };

  /** A scope in which a variable does not have the value that is assigned at this position or later. */
  private scopeBefore(limit: number): Scope {
    return {
      strings: this.strings,
      lookup: (name, offset) => this.lookup(name, Math.min(offset, limit)),
      context: this.context,
    };
  }

  private check(node: PhpNode, names: NameScope): void {
    const {context} = this;
    const values = () =>
      node.arguments.map((argument: PhpNode) => evaluate(argument, this.scopeBefore(Number.POSITIVE_INFINITY)));
    const name = node.what?.kind === 'name' ? classNameOf(node.what, names) : '';
    const printed = node.kind === 'call' ? printers[String(node.what.name ?? '').replace(/^\\/, '')] : undefined;
    if (printed !== undefined) {
      for (const text of values()[0] ?? []) {
        if (printed !== 'notice' || problem.test(templateText(text.template))) {
          this.found(printed, {text}, node, context);
        }
      }
    } else if (node.kind === 'call' && node.what.name === 'print_error') {
      for (const message of this.exceptions.messages('moodle_exception', values(), this.strings)) {
        this.found('exception', message, node, context, 'moodle_exception');
      }
    } else if (node.kind === 'new' && name !== '' && this.exceptions.isException(name)) {
      for (const message of this.exceptions.messages(name, values(), this.strings)) {
        this.found('exception', message, node, context, name);
      }
    } else if (
      node.kind === 'assign' &&
      node.left.kind === 'offsetlookup' &&
      node.left.what.name === 'errors' &&
      node.right.kind === 'call'
    ) {
      for (const text of evaluate(node.right, this.scopeBefore(Number.POSITIVE_INFINITY))) {
        this.found('form', {text}, node, context);
      }
    }
  }
}

/**
 * Lists the messages of a platform at each place: of exceptions, `debugging()`, command-line scripts and forms, and the strings
 * that are messages.
 */
export function extractErrors(platform: Platform, report: (message: string) => void): Table {
  const table = newTable('kind', 'text', 'debug', 'exception', 'code', 'component', 'function', 'file', 'line');
  const strings = new LanguageStrings(platform);
  const exceptions = new ExceptionClasses();
  const paths = platform.files('.php').filter((file) => !skipped.test(file));
  const read = (path: string) =>
    platform.read(path, (code) => readPhpFile(path, code, componentOfFile(platform, path)));
  const relevant = paths.filter((path, index) => {
    if (index % 1000 === 0) {
      report(`${platform.version}: PHP file ${index} of ${paths.length}`);
    }
    return platform.read(path, (code) => /exception|error|throw|debugging|mtrace|cli_problem/i.test(code));
  });
  const files = relevant.map(read);
  files.forEach((file) => exceptions.add(file));
  const used = new Set<string>();
  for (const file of files) {
    const found = (kind: string, message: Message, node: PhpNode, context: string, exception = '') => {
      const [text, debug] = [message.text, message.debug].map((value) => value && templateText(value.template));
      used.add(`${message.component ?? ''}/${message.code ?? ''}`);
      if ([message.text, message.debug].some((value) => value && hasWords(value.template))) {
        table.rows.push({
          kind,
          text: text ?? '',
          debug: debug ?? '',
          exception,
          code: message.code ?? '',
          component: message.component ?? file.component,
          function: context,
          file: file.path,
          line: String(lineOf(node)),
        });
      }
    };
    const reader = new FileReader(file, exceptions, strings, found);
    const seen = new Set<PhpNode>();
    for (const {node, scope} of file.statements) {
      if (!seen.has(node)) {
        reader.read(node, scope);
        markNested(node, seen);
      }
    }
  }
  for (const component of messageFiles) {
    for (const [code, text] of strings.of(component)) {
      if (!used.has(`${component}/${code}`)) {
        table.rows.push({kind: 'string', text: templateText(fillString(text)), code, component});
      }
    }
  }
  return table;
}

/** `statements` lists what is nested in conditions and blocks again; reading a statement reads all of it. */
function markNested(node: PhpNode, seen: Set<PhpNode>): void {
  seen.add(node);
  for (const child of [node.body, node.alternate, ...(node.children ?? []), ...(node.catches ?? [])]) {
    if (child && typeof child === 'object' && !Array.isArray(child)) {
      markNested(child as PhpNode, seen);
    }
  }
}
