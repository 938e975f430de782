import type {LineOf, PageContext} from '../../pageContext.ts';
import {isExampleName} from '../../data/ignoredNames.ts';
import {
  checkClassConstant,
  checkClassInNamespace,
  checkDeclaredMethod,
  checkMethod,
  checkMethodName,
  checkShortClassName,
} from '../../rules/classes.ts';
import {checkCallback, checkName} from '../../rules/names.ts';
import {interpolation, isSql} from '../sql.ts';
import {checkSqlNames} from '../plainText.ts';
import {childrenOf, importsOf, isPropertyLookup} from './ast.ts';
import {resolveClassName} from './classNames.ts';
import {wrapperClass} from './parser.ts';
import type {PhpSample} from './sample.ts';

/** Type names that are not classes. */
const builtInTypes = new Set(
  `array bool boolean callable false float int integer iterable mixed never null object parent self static string true
  void`.split(/\s+/),
);

/** Functions whose last argument names a function, a class, a method or a constant that the sample uses only if it exists. */
const existenceChecks = /^\\?(?:class_exists|interface_exists|function_exists|method_exists|defined|is_callable)$/;

/**
 * Evaluates a string or a concatenation, with a placeholder for each part that is only known at runtime; others are undefined.
 */
function stringValue(node: any): string | undefined {
  switch (node?.kind) {
    case 'string':
    case 'nowdoc':
      return node.value;
    case 'encapsed':
      return node.value
        .map(({expression}: any) => (expression.kind === 'string' ? expression.value : interpolation))
        .join('');
    case 'bin':
      return node.type === '.'
        ? [node.left, node.right].map((operand) => stringValue(operand) ?? interpolation).join('')
        : undefined;
    case 'parenthesis':
      return stringValue(node.inner);
    default:
      return undefined;
  }
}

/**
 * Checks the names in one sample's syntax tree. The types of objects are not inferred, because `npm run prove` runs the
 * samples: the method of an object has to exist in any class, and only `$this` and the class before `::` are known.
 */
class PhpNames {
  constructor(
    private readonly sample: PhpSample,
    private readonly page: PageContext,
    private readonly lineOf: LineOf,
  ) {}

  run() {
    const {page, sample} = this;
    page.guardedNames = this.guardedNames(sample.program);
    this.visit(sample.program, sample.outerClass);
    page.guardedNames = new Set();
  }

  /** Lists, in lower case, the names whose existence the sample checks before it uses them. */
  private guardedNames(node: any): Set<string> {
    const isCheck = node.kind === 'call' && node.what.kind === 'name' && existenceChecks.test(node.what.name);
    const argument = isCheck ? node.arguments.at(-1) : undefined;
    const name = argument?.kind === 'staticlookup' ? this.resolve(argument.what) : stringValue(argument);
    const names = childrenOf(node).flatMap((child) => [...this.guardedNames(child)]);
    return new Set(name === undefined ? names : [...names, name.replace(/^\\/, '').toLowerCase()]);
  }

  private lineAt(node: any): number {
    return this.lineOf(node.loc?.start.line ?? 1);
  }

  private resolve(node: any): string {
    return resolveClassName(node, this.sample, this.page);
  }

  private visitAll(nodes: readonly any[], currentClass: string) {
    nodes.filter(Boolean).forEach((node) => this.visit(node, currentClass));
  }

  /** Checks a node of a class, if any, and its descendants. */
  private visit(node: any, currentClass: string) {
    this.checkDocBlock(node);
    switch (node.kind) {
      case 'usegroup':
        this.checkImports(node);
        return;
      case 'class':
      case 'interface':
      case 'trait':
      case 'enum':
        this.checkClass(node);
        return;
      case 'traituse':
        node.traits.forEach((trait: any) => this.checkClassName(trait));
        return;
      case 'function':
        checkCallback(this.page, node.name.name, this.lineAt(node));
        this.checkFunction(node, currentClass);
        return;
      case 'method':
      case 'closure':
      case 'arrowfunc':
        this.checkFunction(node, currentClass);
        return;
      case 'propertystatement':
        node.properties.forEach(({type, value}: any) => {
          this.checkType(type);
          this.visitAll([value], currentClass);
        });
        return;
      case 'catch':
        node.what.forEach((name: any) => this.checkClassName(name));
        this.visit(node.body, currentClass);
        return;
      case 'new':
        this.checkNew(node, currentClass);
        return;
      case 'staticlookup':
        this.checkClassConstant(node, currentClass);
        return;
      case 'call':
        this.checkCall(node, currentClass);
        return;
      case 'propertylookup':
      case 'nullsafepropertylookup':
        this.visitAll([node.what, node.offset.kind === 'identifier' ? undefined : node.offset], currentClass);
        return;
      case 'array':
        this.checkCallableArray(node, currentClass);
        this.visitAll(childrenOf(node), currentClass);
        return;
      case 'bin':
        this.checkOperator(node, currentClass);
        return;
      case 'string':
      case 'nowdoc':
        this.checkString(node);
        return;
      case 'encapsed':
        this.checkString(node);
        this.visitAll(
          node.value.map(({expression}: any) => (expression.kind === 'string' ? undefined : expression)),
          currentClass,
        );
        return;
      case 'name':
        this.checkConstant(node);
        return;
      default:
        this.visitAll(childrenOf(node), currentClass);
    }
  }

  private checkImports(node: any) {
    for (const {name, type, node: item} of importsOf(node)) {
      const kind = type === 'function' ? 'function' : type === 'const' ? 'constant' : 'class';
      checkName(this.page, kind, name, this.lineAt(item));
    }
  }

  private checkClass(node: any) {
    const {page, sample} = this;
    const isWrapper = sample.className !== '' && node.name?.name === wrapperClass;
    const prefix = sample.namespace === '' ? '' : `${sample.namespace}\\`;
    const name = isWrapper ? sample.className : `${prefix}${node.name?.name ?? 'class@anonymous'}`;
    [node.extends, node.implements]
      .flat()
      .filter(Boolean)
      .forEach((parent) => this.checkClassName(parent));
    node.body.forEach((member: any) => {
      if (member.kind === 'method') {
        checkDeclaredMethod(page, name, member.name.name, this.lineAt(member.name));
      }
      this.visit(member, name);
    });
  }

  private checkFunction(node: any, currentClass: string) {
    this.checkType(node.type);
    for (const parameter of node.arguments) {
      this.checkType(parameter.type);
      this.visitAll([parameter.value], currentClass);
    }
    this.visitAll([node.body], currentClass);
  }

  private checkType(node: any) {
    if (node?.kind === 'uniontype' || node?.kind === 'intersectiontype') {
      node.types.forEach((part: any) => this.checkType(part));
    } else if (node?.kind === 'name' && !builtInTypes.has(node.name.toLowerCase())) {
      this.checkClassName(node);
    }
  }

  /** Checks the fully qualified class names in a node's documentation block. */
  private checkDocBlock(node: any) {
    for (const {value, loc} of node.leadingComments ?? []) {
      for (const {index, 1: types = ''} of value.matchAll(/@(?:param|return|var|throws)[^\S\n]+([^\s*]+)/g)) {
        const line = Number(loc.start.line) + String(value).slice(0, index).split('\n').length - 1;
        for (const [name] of types.matchAll(/(?<=^|[|<>,?()])\\[a-z][\w\\]*/gi)) {
          checkName(this.page, 'class', name.slice(1), this.lineOf(line));
        }
      }
    }
  }

  private checkClassName(node: any) {
    const {page, sample} = this;
    const fullName = this.resolve(node);
    const line = this.lineAt(node);
    const isQualified =
      node.resolution !== 'uqn' || sample.imports.has(node.name.toLowerCase()) || sample.isInline === true;
    if (isQualified) {
      checkName(page, 'class', fullName, line);
    } else if (sample.isWholeFile) {
      checkClassInNamespace(page, fullName, node.name, line);
    } else if (page.view.classOf(fullName)) {
      checkName(page, 'class', fullName, line);
    } else {
      checkShortClassName(page, fullName, node.name, line);
    }
  }

  /** Checks the class after `new` or before `::`, and returns its full name, or an empty string if it is an expression. */
  private checkOwner(node: any, currentClass: string): string {
    const word = node.kind === 'name' ? node.name.toLowerCase() : node.kind.replace('reference', '');
    if (word === 'self' || word === 'static') {
      return currentClass;
    }
    if (word === 'parent') {
      return this.page.view.classOf(currentClass)?.parents[0] ?? '';
    }
    if (node.kind !== 'name') {
      this.visit(node, currentClass);
      return '';
    }
    const name = this.resolve(node);
    if (name !== currentClass) {
      this.checkClassName(node);
    }
    return name;
  }

  /** Returns whether a name can only refer to one class. It may be ambiguous if the sample omits its imports. */
  private isUnambiguous(name: string): boolean {
    const {page} = this;
    if (this.sample.isWholeFile || page.declared.classOf(name)) {
      return true;
    }
    const shortName = name.split('\\').at(-1) ?? '';
    return page.view.classOf(name)
      ? name.includes('\\') || this.isUniqueShortName(shortName)
      : page.classByShortName(shortName) === undefined;
  }

  /** Returns whether at most one class has a name, ignoring namespaces. Aliases are not counted. */
  private isUniqueShortName(name: string): boolean {
    return this.page.platform.classesNamed(name).filter(({detail}) => !detail.startsWith('alias ')).length <= 1;
  }

  private checkNew(node: any, currentClass: string) {
    this.checkOwner(node.what, currentClass);
    this.visitAll(node.arguments, currentClass);
  }

  private checkClassConstant({what, offset}: any, currentClass: string) {
    const {page} = this;
    const owner = this.checkOwner(what, currentClass);
    if (offset.kind !== 'identifier' || offset.name.toLowerCase() === 'class') {
      return;
    }
    if (owner !== '') {
      checkClassConstant(page, owner, offset.name, this.lineAt(what));
    }
  }

  private checkCall({what, arguments: values}: any, currentClass: string) {
    if (what.kind === 'name') {
      this.checkFunctionName(what);
    } else if (what.kind === 'staticlookup') {
      const owner = this.checkOwner(what.what, currentClass);
      if (what.offset.kind === 'identifier') {
        this.checkMethod(owner, what.offset);
      }
    } else if (isPropertyLookup(what) && what.parenthesizedExpression !== true) {
      this.visit(what.what, currentClass);
      if (what.offset.kind === 'identifier') {
        const isThis = what.what.kind === 'variable' && what.what.name === 'this';
        this.checkMethod(isThis ? currentClass : '', what.offset);
      }
    } else {
      this.visit(what, currentClass);
    }
    this.visitAll(values, currentClass);
  }

  private checkFunctionName(node: any) {
    const {page, sample} = this;
    const name: string = node.name.replace(/^\\/, '');
    const imported = sample.functionImports.get(name.toLowerCase());
    const inNamespace = `${sample.namespace}\\${name}`;
    const isInNamespace = page.view.find('function', inNamespace) !== undefined;
    checkName(page, 'function', imported ?? (isInNamespace ? inNamespace : name), this.lineAt(node));
  }

  /** Checks a method of a class, whose full name may be unknown (an empty string). */
  private checkMethod(owner: string, node: any) {
    const {page} = this;
    if (owner !== '' && this.isUnambiguous(owner)) {
      checkMethod(page, owner, node.name, this.lineAt(node));
    } else {
      checkMethodName(page, node.name, this.lineAt(node), this.sample.isInline ? 'external' : 'any');
    }
  }

  /** Checks an array if it is a callable, which consists of `$this` or a class and the name of a method. */
  private checkCallableArray({items}: any, currentClass: string) {
    const [target, method] = items.map((item: any) => (item?.key ? undefined : item?.value));
    if (items.length !== 2 || method?.kind !== 'string' || !/^[a-z_]\w*$/i.test(method.value)) {
      return;
    }
    const isThis = target?.kind === 'variable' && target.name === 'this';
    const isClassName = target?.kind === 'staticlookup' && target.offset.name === 'class';
    const owner = isThis ? currentClass : isClassName ? this.checkOwner(target.what, currentClass) : '';
    if (owner !== '') {
      checkMethod(this.page, owner, method.value, this.lineAt(method));
    }
  }

  private checkOperator(node: any, currentClass: string) {
    if (node.type === '.') {
      this.checkConcatenation(node, currentClass);
    } else if (node.type === 'instanceof' && node.right.kind === 'name') {
      this.visit(node.left, currentClass);
      this.checkClassName(node.right);
    } else {
      this.visitAll(childrenOf(node), currentClass);
    }
  }

  /** Checks the strings in a concatenation as a single string, then visits the other operands. */
  private checkConcatenation(node: any, currentClass: string) {
    this.checkString(node);
    const operands = [node.left, node.right];
    while (operands.length > 0) {
      const operand = operands.shift();
      if (operand.kind === 'bin' && operand.type === '.') {
        operands.push(operand.left, operand.right);
      } else if (operand.kind !== 'string') {
        this.visit(operand, currentClass);
      }
    }
  }

  /** Checks the names in a string or a concatenation: tables and columns in a query, capabilities, classes and methods. */
  private checkString(node: any) {
    const {page} = this;
    const text = (stringValue(node) ?? '').replace(/^\\(?=[a-z])/, '');
    const line = this.lineAt(node);
    if (isSql(text)) {
      checkSqlNames(text, this.page, (offset) => line + offset - 1);
    } else if (/^[a-z]+\/\w+:\w+(?:\s*,\s*[a-z]+\/\w+:\w+)*$/.test(text)) {
      text.split(/\s*,\s*/).forEach((name) => checkName(page, 'capability', name, line));
    } else if (/^[a-z]\w*(?:\\\w+)+(?:::\w+)?$/.test(text)) {
      const [name = '', method] = text.split('::');
      if (isExampleName(name) || (page.isPlatformName(name) && !page.isNamespace(name))) {
        checkName(page, 'class', name, line);
      }
      if (method !== undefined) {
        checkMethod(page, name, method, line);
      }
    }
  }

  /** Checks a constant. In inline code, a lower-case word is not a constant, but the name of a parameter. */
  private checkConstant(node: any) {
    if (!this.sample.isInline || /[A-Z]/.test(node.name)) {
      checkName(this.page, 'constant', node.name.replace(/^\\/, ''), this.lineAt(node));
    }
  }
}

/** Checks every name that a PHP sample uses. Before this, the declarations of all samples on the page must be collected. */
export function checkPhpNames(sample: PhpSample, page: PageContext, lineOf: LineOf) {
  new PhpNames(sample, page, lineOf).run();
}
