import type {MemberLookup} from '../../context/classHierarchy.ts';
import type {PageSymbols} from '../../context/pageSymbols.ts';
import {resolveClassName} from './classNames.ts';
import {docNameNode, docTypes} from './docBlocks.ts';
import {elementFunctions, propertyClasses, recordTables, variableTypes} from './knownTypes.ts';
import {stringValue} from './literals.ts';
import type {PhpSample} from './sample.ts';
import type {Scope, Type} from './scope.ts';

const external: Type = {isExternal: true};

/** Infers the types of expressions in one sample. All methods return undefined if the type is unknown. */
export class TypeResolver {
  constructor(
    private readonly sample: PhpSample,
    private readonly symbols: PageSymbols,
  ) {}

  /** Returns the type that a node's documentation block declares, if it is a single class. */
  docType(node: any, tag: string, variable?: string): Type | undefined {
    const doc = docTypes(node).find(
      (candidate) => candidate.tag === tag && (variable === undefined || candidate.variable === variable),
    );
    const [name] = doc?.classes ?? [];
    if (!doc || name === undefined || doc.classes.length !== 1) {
      return undefined;
    }
    const type = this.classType(resolveClassName(docNameNode(name), this.sample, this.symbols));
    return doc.isList ? {element: type ?? {}} : type;
  }

  /** Returns the type of an instance of a class or of its subclasses, if the class name is unambiguous. */
  classType(name: string): Type | undefined {
    return this.isUnambiguous(name) ? {class: name, mayBeSubclass: true} : undefined;
  }

  /** Returns whether a name can only refer to one class. It may be ambiguous if the sample omits its imports. */
  isUnambiguous(name: string): boolean {
    const shortName = name.split('\\').at(-1) ?? '';
    if (this.sample.isWholeFile || this.symbols.declared.find('class', name)) {
      return true;
    }
    return this.symbols.findClass(name)
      ? name.includes('\\') || this.symbols.platform.classIndex.isUniqueShortName(shortName)
      : this.symbols.classByShortName(shortName) === undefined;
  }

  /** Returns the full name of the class before `::`, or after `new`. */
  classBefore(node: any, {currentClass}: Scope): string | undefined {
    const word = node.kind === 'name' ? node.name.toLowerCase() : node.kind.replace('reference', '');
    switch (word) {
      case 'self':
      case 'static':
        return currentClass || undefined;
      case 'parent':
        return this.symbols.findClass(currentClass)?.parents[0];
      default:
        return node.kind === 'name' ? resolveClassName(node, this.sample, this.symbols) : undefined;
    }
  }

  /** Returns the type of an expression. */
  typeOf(node: any, scope: Scope): Type | undefined {
    switch (node?.kind) {
      case 'variable':
        if (node.name === 'this') {
          return scope.currentClass === '' ? undefined : {class: scope.currentClass};
        }
        return scope.has(node.name) ? scope.get(node.name)?.type : variableTypes.get(node.name);
      case 'parenthesis':
        return this.typeOf(node.inner, scope);
      case 'clone':
        return this.typeOf(node.what, scope);
      case 'assign':
        return this.typeOf(node.right, scope);
      case 'offsetlookup':
        return this.typeOf(node.what, scope)?.element;
      case 'retif': {
        const branches = [node.trueExpr ?? node.test, node.falseExpr];
        const [first, second] = branches.map((branch) => this.typeOf(branch, scope));
        return JSON.stringify(first) === JSON.stringify(second) ? first : undefined;
      }
      case 'new': {
        const name = this.classBefore(node.what, scope);
        return name === undefined || !this.isUnambiguous(name) ? undefined : {class: name};
      }
      case 'propertylookup':
      case 'nullsafepropertylookup':
        return this.propertyType(node, scope);
      case 'call':
        return this.callType(node, scope);
      default:
        return undefined;
    }
  }

  private callType(node: any, scope: Scope): Type | undefined {
    const {what} = node;
    switch (what.kind) {
      case 'name': {
        const name = what.name.replace(/^\\/, '');
        if (elementFunctions.has(name)) {
          return this.typeOf(node.arguments[0], scope)?.element;
        }
        const entry = this.symbols.find('function', name);
        return entry ? (this.recordType(name) ?? this.returnType(entry)) : external;
      }
      case 'staticlookup': {
        const owner = this.classBefore(what.what, scope);
        return owner === undefined ? undefined : this.methodCallType(node, {class: owner}, scope);
      }
      case 'propertylookup':
      case 'nullsafepropertylookup': {
        const type = this.typeOf(what.what, scope);
        return type && this.methodCallType(node, type, scope);
      }
      default:
        return undefined;
    }
  }

  /**
   * Returns the type of a method call's result.
   *
   * @param node - The call.
   * @param type - The type of the object or class that the method is called on.
   */
  private methodCallType(node: any, type: Type, scope: Scope): Type | undefined {
    const owner = type.class;
    const method = node.what.offset.kind === 'identifier' ? node.what.offset.name : '';
    if (type.isExternal || owner === undefined || !this.symbols.findClass(owner)) {
      return owner === undefined && !type.isExternal ? undefined : external;
    }
    if (owner === 'moodle_database' && /^get_(?:record|recordset|records)(?:_list|_select)?$/.test(method)) {
      return this.queryType(node, method, scope);
    }
    const [first = '', second] = node.arguments.map((argument: any) => stringValue(argument, scope));
    if (method === 'get_plugin_generator') {
      return this.firstExisting([`${first}_generator`]);
    }
    if (method === 'get_renderer') {
      const hasSubtype = second !== undefined || node.arguments.length >= 2;
      return this.firstExisting(
        hasSubtype
          ? [`${first}\\output\\${second ?? ''}_renderer`, `${first}_${second ?? ''}_renderer`]
          : [`${first}\\output\\renderer`, `${first}_renderer`],
      );
    }
    return this.recordType(`${owner}::${method}`) ?? this.returnType(this.symbols.findMethod(owner, method), owner);
  }

  /** Returns the first class that exists. If none exists, the class is assumed to belong to a plugin outside the data. */
  private firstExisting(names: readonly string[]): Type {
    const name = names.find((candidate) => this.symbols.findClass(candidate));
    return name === undefined ? external : {class: name};
  }

  /** Returns the type of the record that a function or method returns, if it is in `recordTables`. */
  private recordType(name: string): Type | undefined {
    const table = recordTables.get(name);
    return table === undefined ? undefined : {table};
  }

  /** Returns the type that a `$DB` method returns if it reads records from a single table. */
  private queryType(node: any, method: string, scope: Scope): Type | undefined {
    const table = stringValue(node.arguments[0], scope);
    if (table === undefined || !/^[a-z]\w*$/.test(table)) {
      return undefined;
    }
    // The list of fields may contain aliases and expressions.
    const otherArguments: string[] = node.arguments.slice(1).map((argument: any) => stringValue(argument, scope) ?? '');
    const record = {table, hasOnlyColumns: !otherArguments.some((text) => /\bas\b|\(|\0/i.test(text))};
    return /^get_record(?:_select)?$/.test(method) ? record : {element: record};
  }

  /** Returns the class that the signature of a function or method declares as its return type. */
  private returnType(entry: MemberLookup, owner?: string): Type | undefined {
    if (entry === undefined || entry === 'unknown') {
      return undefined;
    }
    const name = /\)(?:: | ~)\??([\w\\]+)$/.exec(entry.detail)?.[1];
    if (name === 'self' || name === 'static') {
      return owner === undefined ? undefined : this.classType(owner);
    }
    // A mock object also has the methods of the class that it replaces.
    if (name === undefined || !this.symbols.findClass(name) || name.includes('MockObject')) {
      return undefined;
    }
    // Signatures in the data contain full names, but signatures on the page may depend on imports that the page omits.
    return this.symbols.isDeclaredOnPage(entry) ? this.classType(name) : {class: name, mayBeSubclass: true};
  }

  private propertyType(node: any, scope: Scope): Type | undefined {
    const type = this.typeOf(node.what, scope);
    const owner = type?.class;
    if (type?.isExternal) {
      return external;
    }
    if (owner === undefined || node.offset.kind !== 'identifier') {
      return undefined;
    }
    const property = node.offset.name;
    const assigned = scope.get(`${owner}.${property}`.toLowerCase())?.type;
    if (assigned) {
      return assigned;
    }
    for (const name of [owner, ...this.symbols.ancestorsOf(owner)]) {
      const key = `${name}.${property}`;
      const className = this.symbols.propertyTypes.get(key.toLowerCase()) ?? propertyClasses.get(key);
      if (className !== undefined) {
        return this.classType(className);
      }
    }
    return this.returnType(this.symbols.findMethod(owner, `magic_get_${property}`));
  }
}
