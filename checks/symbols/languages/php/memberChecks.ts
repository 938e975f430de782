import type {ArgumentChecks} from './argumentChecks.ts';
import {isPropertyLookup} from './ast.ts';
import type {ClassReferences} from './classReferences.ts';
import type {SampleContext, Visit} from './sampleContext.ts';
import type {Scope, Type} from './scope.ts';

/** Checks the calls in a sample, and the class members that it uses. */
export class MemberChecks {
  private readonly arguments;

  constructor(
    private readonly context: SampleContext,
    private readonly classReferences: ClassReferences,
    args: ArgumentChecks,
    private readonly visit: Visit,
  ) {
    this.arguments = args;
  }

  /** Checks a function or method call, and its arguments. */
  checkCall(node: any, scope: Scope) {
    const {what} = node;
    let name = '';
    let isDatabase = false;
    if (what.kind === 'name') {
      name = this.checkFunction(node);
    } else if (what.kind === 'staticlookup') {
      name = this.checkStaticMethod(what, scope);
    } else if (isPropertyLookup(what) && what.parenthesizedExpression !== true) {
      this.visit(what.what, scope);
      isDatabase = what.what.kind === 'variable' && what.what.name === 'DB';
      if (what.offset.kind === 'identifier') {
        name = `->${what.offset.name}`;
        this.checkMethod(this.context.types.typeOf(what.what, scope), what.offset);
      }
    } else {
      this.visit(what, scope);
    }
    this.arguments.check(name, node.arguments, scope, isDatabase);
    node.arguments.forEach((value: any) => this.visit(value, scope));
  }

  /** Checks a function, and returns its name as the sample spells it. */
  private checkFunction(node: any): string {
    const {page, sample} = this.context;
    const name: string = node.what.name.replace(/^\\/, '');
    const imported = sample.functionImports.get(name.toLowerCase());
    const inNamespace = `${sample.namespace}\\${name}`;
    const isInNamespace = page.symbols.find('function', inNamespace) !== undefined;
    page.names.check('function', imported ?? (isInNamespace ? inNamespace : name), this.context.lineAt(node));
    return name;
  }

  /** Checks a static method, and returns its full name. */
  private checkStaticMethod(node: any, scope: Scope): string {
    const {types} = this.context;
    const owner = this.checkOwner(node.what, scope);
    if (node.offset.kind !== 'identifier') {
      return '';
    }
    if (owner === '') {
      this.checkMethod({isExternal: true}, node.offset);
    } else {
      this.checkMethod(types.isUnambiguous(owner) ? {class: owner} : undefined, node.offset);
    }
    return `${owner}::${node.offset.name}`;
  }

  /**
   * Checks a method.
   *
   * @param type - The type of the object or class that the method is called on.
   * @param node - The name of the method.
   */
  private checkMethod(type: Type | undefined, node: any) {
    const {page, sample} = this.context;
    const line = this.context.lineAt(node);
    if (type?.class !== undefined) {
      page.classes.checkMethod(type.class, node.name, line, type.mayBeSubclass === true);
    } else {
      const isExternal = type?.isExternal === true || sample.isInline === true;
      page.classes.checkMethodName(node.name, line, isExternal ? 'external' : 'any');
    }
  }

  /** Checks the class or expression before `::`, and returns the full name of the class, or an empty string. */
  private checkOwner(node: any, scope: Scope): string {
    const owner = this.context.types.classBefore(node, scope) ?? '';
    if (owner === '') {
      this.visit(node, scope);
    } else {
      this.checkClassName(node, owner, scope);
    }
    return owner;
  }

  /** Checks a class name, unless it refers to the class that contains it. */
  private checkClassName(node: any, name: string, scope: Scope) {
    if (node.kind === 'name' && name !== scope.currentClass && !/^(?:self|static|parent)$/i.test(node.name)) {
      this.classReferences.check(node);
    }
  }

  /** Checks the class after `new`, and the arguments of its constructor. */
  checkNew(node: any, scope: Scope) {
    if (node.what.kind === 'name') {
      const name = this.context.types.classBefore(node.what, scope) ?? '';
      if (name !== '') {
        this.checkClassName(node.what, name, scope);
      } else if (scope.currentClass === '') {
        this.visit(node.what, scope);
      }
    } else if (node.what.kind === 'class') {
      this.visit(node.what, scope);
    }
    node.arguments.forEach((value: any) => this.visit(value, scope));
  }

  /** Checks a class constant. */
  checkStaticLookup(node: any, scope: Scope) {
    const {classes} = this.context.page;
    const owner = this.checkOwner(node.what, scope);
    if (node.offset.kind !== 'identifier' || node.offset.name.toLowerCase() === 'class') {
      return;
    }
    const line = this.context.lineAt(node);
    if (owner === '') {
      classes.checkConstantName(node.offset.name, line);
    } else {
      classes.checkConstant(owner, node.offset.name, line);
    }
  }

  /** Checks a property that the code reads: a column of a record, or a property of an object. */
  checkProperty(node: any, scope: Scope) {
    this.visit(node.what, scope);
    if (node.offset.kind !== 'identifier') {
      return;
    }
    const {page, types} = this.context;
    const {name} = node.offset;
    const type = types.typeOf(node.what, scope);
    const line = this.context.lineAt(node.offset);
    if (type?.table !== undefined) {
      if (!page.symbols.recordFields.has(name)) {
        page.tables.checkColumn(name, [type.table], line, type.hasOnlyColumns === true);
      }
    } else if (type?.class !== undefined && type.class !== scope.currentClass) {
      page.classes.checkProperty(type.class, name, line);
    }
  }

  /** Checks an array if it is a callable, which consists of an object or a class and the name of a method. */
  checkCallableArray({items}: any, scope: Scope) {
    const [target, method] = items.map((item: any) => (item?.key ? undefined : item?.value));
    if (items.length !== 2 || method?.kind !== 'string' || !/^[a-z_]\w*$/i.test(method.value)) {
      return;
    }
    const isThis = target?.kind === 'variable' && target.name === 'this';
    const isClassName = target?.kind === 'staticlookup' && target.offset.name === 'class';
    const owner = isThis
      ? scope.currentClass
      : isClassName
        ? this.context.types.classBefore(target.what, scope)
        : undefined;
    if (owner) {
      this.context.page.classes.checkMethod(owner, method.value, this.context.lineAt(method), isThis);
    }
  }
}
