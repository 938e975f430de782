import type {PageContext} from '../pageContext.ts';
import {docName, docTypes} from './doc.ts';
import {guardedNames} from './guards.ts';
import {bodyClass, childrenOf, classNameOf, importsOf, type PhpSample} from './sample.ts';
import {Scope, type Type} from './scope.ts';
import {PhpTexts} from './texts.ts';
import {textOf, Types} from './types.ts';
import {interpolation} from '../sql.ts';

/** The names of types that are no classes. */
const builtInTypes = new Set(
  `array bool boolean callable false float int integer iterable mixed never null object parent self static string true
  void`.split(/\s+/),
);

/** Where the code leaves a block for good. */
const exits = new Set(['return', 'throw', 'continue', 'break', 'exit']);

function isLookup(node: any) {
  return node?.kind === 'propertylookup' || node?.kind === 'nullsafepropertylookup';
}

/** Goes through one sample, from statement to statement, and knows what its variables hold. */
class PhpCheck {
  #sample;
  #world;
  #lineOf;
  #types;
  #texts;

  constructor(sample: PhpSample, world: PageContext, lineOf: (line: number) => number) {
    this.#sample = sample;
    this.#world = world;
    this.#lineOf = lineOf;
    this.#types = new Types(sample, world);
    this.#texts = new PhpTexts(world, (node) => this.#lineAt(node));
  }

  run() {
    this.#world.guarded = guardedNames(this.#sample, this.#world);
    this.#check(this.#sample.program, new Scope(), this.#sample.outerClass);
    this.#world.guarded = new Set();
  }

  #lineAt(node: any) {
    return this.#lineOf(node.loc?.start.line ?? 1);
  }

  /**
   * Checks the class that a name stands for.
   *
   * @param node - A name.
   * @param place - Where it stands, if not at the node.
   */
  #useClass(node: any, place: any = node) {
    const name = classNameOf(node, this.#sample, this.#world);
    const {isWhole, imports, isInline} = this.#sample;
    const line = this.#lineAt(place);
    if (node.resolution !== 'uqn' || imports.has(node.name.toLowerCase()) || isInline === true) {
      this.#world.use('class', name, line);
    } else if (isWhole) {
      this.#world.classes.useLocalClass(name, node.name, line);
    } else if (this.#world.findClass(name)) {
      this.#world.use('class', name, line);
    } else {
      this.#world.classes.useShortClass(name, node.name, line);
    }
  }

  /**
   * Checks the names of a type.
   *
   * @returns The class, where there is one.
   */
  #checkType(type: any): Type | undefined {
    if (!type) {
      return undefined;
    }
    if (type.kind === 'uniontype' || type.kind === 'intersectiontype') {
      type.types.forEach((part: any) => this.#checkType(part));
      return undefined;
    }
    if (type.kind !== 'name' || builtInTypes.has(type.name.toLowerCase())) {
      return undefined;
    }
    this.#useClass(type);
    return this.#types.named(classNameOf(type, this.#sample, this.#world));
  }

  /** Checks the classes that the documentation block of a node names in full. */
  #checkDoc(node: any) {
    for (const {classes, line} of docTypes(node)) {
      classes
        .filter((name) => name.startsWith('\\'))
        .forEach((name) => this.#world.use('class', docName(name).name.slice(1), this.#lineOf(line)));
    }
  }

  /**
   * @param node - Function, method or closure.
   * @param outer - What is known around it.
   */
  #checkFunction(node: any, outer: Scope, current: string) {
    const scope = new Scope(outer);
    this.#checkType(node.type);
    for (const parameter of node.arguments) {
      const {name} = parameter.name;
      scope.set(name, {type: this.#checkType(parameter.type) ?? this.#types.ofDoc(node, 'param', name)});
      if (parameter.value) {
        this.#check(parameter.value, scope, current);
      }
    }
    if (node.body) {
      this.#check(node.body, scope, current);
    }
  }

  /**
   * Checks code that runs in one of several ways, or not at all.
   *
   * @param blocks - The ways; nothing for none.
   * @param narrowed - What is known of variables in the first of them alone.
   */
  #checkWays(blocks: any[], scope: Scope, current: string, narrowed: {name: string; type: Type | undefined}[] = []) {
    const ways: Scope[] = [];
    for (const [index, block] of blocks.entries()) {
      const way = new Scope(scope);
      const known = index === 0 ? narrowed.map(({name, type}) => ({name, entry: {type}})) : [];
      known.forEach(({name, entry}) => way.set(name, entry));
      if (block) {
        this.#check(block, way, current);
      }
      known
        .filter(({name, entry}) => way.get(name) === entry)
        .forEach(({name}) => way.set(name, scope.get(name) ?? {}));
      const last = block?.children?.at(-1) ?? block;
      if (!exits.has(last?.expression?.kind ?? last?.kind)) {
        ways.push(way);
      }
    }
    if (ways.length > 0) {
      scope.merge(ways);
    }
  }

  /**
   * Lists what a condition says of variables.
   *
   * @returns Variables, and the class of which they are then.
   */
  #narrowed(test: any): {name: string; type: Type | undefined}[] {
    if (test?.kind === 'parenthesis') {
      return this.#narrowed(test.inner);
    }
    if (test?.kind !== 'bin') {
      return [];
    }
    if (test.type === '&&') {
      return [...this.#narrowed(test.left), ...this.#narrowed(test.right)];
    }
    return test.type === 'instanceof' && test.left.kind === 'variable' && test.right.kind === 'name'
      ? [
          {
            name: test.left.name,
            type: this.#types.named(classNameOf(test.right, this.#sample, this.#world)),
          },
        ]
      : [];
  }

  /**
   * @param node - An assignment.
   */
  #checkAssignment({left, right, operator}: any, scope: Scope, current: string) {
    const isNew = operator === '=';
    const before = left.kind === 'variable' ? scope.get(left.name) : undefined;
    if (!isNew && before?.text !== undefined) {
      this.#texts.checkAppended(before.text, right);
    }
    this.#check(right, scope, current);
    const type = isNew ? this.#types.of(right, scope, current) : undefined;
    if (left.kind === 'variable') {
      const text = textOf(right, scope);
      const keys = [...this.#texts.keysOf(right, scope)];
      scope.set(
        left.name,
        isNew
          ? {type, text, keys, isNull: right.kind === 'nullkeyword'}
          : {text: [before?.text ?? interpolation, text ?? interpolation].join('')},
      );
    } else if (isLookup(left) && left.offset.kind === 'identifier') {
      this.#check(left.what, scope, current);
      const entry = left.what.kind === 'variable' ? scope.get(left.what.name) : undefined;
      entry?.keys?.push({name: left.offset.name, node: left.offset});
      const owner = this.#types.of(left.what, scope, current)?.class;
      if (owner !== undefined && isNew) {
        scope.set(`${owner}.${left.offset.name}`.toLowerCase(), {type});
      }
    } else if (left.kind === 'list' || left.kind === 'array') {
      left.items.forEach((item: any) => item?.value?.kind === 'variable' && scope.set(item.value.name, {}));
    } else if (left.kind === 'offsetlookup' && left.what.kind === 'variable') {
      const entry = scope.get(left.what.name);
      if (left.offset?.kind === 'string') {
        entry?.keys?.push({name: left.offset.value, node: left.offset});
      }
      if (left.offset) {
        this.#check(left.offset, scope, current);
      }
    } else {
      this.#check(left, scope, current);
    }
  }

  /**
   * @param node - A call.
   */
  #checkCall(node: any, scope: Scope, current: string) {
    const {what} = node;
    let name = '';
    let isDatabase = false;
    if (what.kind === 'name') {
      name = what.name.replace(/^\\/, '');
      const imported = this.#sample.functionImports.get(name.toLowerCase());
      const local = `${this.#sample.namespace}\\${name}`;
      const isLocal = this.#world.find('function', local) !== undefined;
      this.#world.use('function', imported ?? (isLocal ? local : name), this.#lineAt(node));
    } else if (what.kind === 'staticlookup') {
      const owner = this.#types.staticOwner(what.what, current) ?? '';
      this.#checkOwner(what.what, owner, scope, current);
      if (what.offset.kind === 'identifier') {
        name = `${owner}::${what.offset.name}`;
        const isCertain = owner !== '' && this.#types.isCertain(owner);
        this.#checkMethod(isCertain ? {class: owner} : owner === '' ? {isForeign: true} : undefined, what.offset);
      }
    } else if (isLookup(what) && what.parenthesizedExpression !== true) {
      this.#check(what.what, scope, current);
      const type = this.#types.of(what.what, scope, current);
      isDatabase = what.what.kind === 'variable' && what.what.name === 'DB';
      if (what.offset.kind === 'identifier') {
        name = `->${what.offset.name}`;
        this.#checkMethod(type, what.offset);
      }
    } else {
      this.#check(what, scope, current);
    }
    this.#texts.checkArguments(name, node.arguments, scope, isDatabase);
    node.arguments.forEach((value: any) => this.#check(value, scope, current));
  }

  /**
   * @param type - What a method is called on.
   * @param node - Its name.
   */
  #checkMethod(type: Type | undefined, node: any) {
    if (type?.class !== undefined) {
      this.#world.classes.useMethod(type.class, node.name, this.#lineAt(node), type.isFamily === true);
    } else {
      const isForeign = type?.isForeign === true || this.#sample.isInline === true;
      this.#world.classes.useSomeMethod(node.name, this.#lineAt(node), isForeign ? 'foreign' : 'any');
    }
  }

  /**
   * Checks what stands before `::`.
   *
   * @param owner - The class that it stands for, if that is known.
   */
  #checkOwner(node: any, owner: string, scope: Scope, current: string) {
    if (owner === '') {
      this.#check(node, scope, current);
    } else if (node.kind === 'name' && owner !== current && !/^(?:self|static|parent)$/i.test(node.name)) {
      this.#useClass(node);
    }
  }

  /**
   * @param node - Reads a property.
   */
  #checkProperty(node: any, scope: Scope, current: string) {
    this.#check(node.what, scope, current);
    if (node.offset.kind !== 'identifier') {
      return;
    }
    const {name} = node.offset;
    const type = this.#types.of(node.what, scope, current);
    if (type?.table !== undefined) {
      if (!this.#world.fields.has(name)) {
        this.#world.tables.useColumn(name, [type.table], this.#lineAt(node.offset), type.isSure === true);
      }
    } else if (type?.class !== undefined && type.class !== current) {
      this.#world.classes.useProperty(type.class, name, this.#lineAt(node.offset));
    }
  }

  /**
   * Checks an array that can be called: an object or a class, and a method of it.
   *
   * @param node - An array.
   */
  #checkCallable({items}: any, scope: Scope, current: string) {
    const [first, second] = items.map((item: any) => (item?.key ? undefined : item?.value));
    if (items.length !== 2 || second?.kind !== 'string' || !/^[a-z_]\w*$/i.test(second.value)) {
      return;
    }
    const isThis = first?.kind === 'variable' && first.name === 'this';
    const isClass = first?.kind === 'staticlookup' && first.offset.name === 'class';
    const owner = isThis ? current : isClass ? this.#types.staticOwner(first.what, current) : undefined;
    if (owner) {
      this.#world.classes.useMethod(owner, second.value, this.#lineAt(second), isThis);
    }
  }

  /**
   * @param node - Class, interface, trait or enumeration.
   */
  #checkClass(node: any) {
    const isBody = this.#sample.className !== '' && node.name?.name === bodyClass;
    const prefix = this.#sample.namespace === '' ? '' : `${this.#sample.namespace}\\`;
    const name = isBody ? this.#sample.className : `${prefix}${node.name?.name ?? 'class@anonymous'}`;
    [node.extends, node.implements]
      .flat()
      .filter(Boolean)
      .forEach((parent) => this.#useClass(parent));
    node.body.forEach((member: any) => {
      if (member.kind === 'method') {
        this.#world.classes.useOverride(name, member.name.name, this.#lineAt(member.name));
      }
      this.#check(member, new Scope(), name);
    });
  }

  /**
   * @param current - Name of the class around the node.
   */
  #check(node: any, scope: Scope, current: string) {
    const checkAll = (nodes: any[]) => nodes.forEach((each) => this.#check(each, scope, current));
    this.#checkDoc(node);
    switch (node.kind) {
      case 'usegroup':
        for (const {name, type, node: item} of importsOf(node)) {
          const kind = type === 'function' ? 'function' : type === 'const' ? 'constant' : 'class';
          this.#world.use(kind, name, this.#lineAt(item));
        }
        return;
      case 'class':
      case 'interface':
      case 'trait':
      case 'enum':
        this.#checkClass(node);
        return;
      case 'traituse':
        node.traits.forEach((trait: any) => this.#useClass(trait));
        return;
      case 'function':
        this.#world.useCallback(node.name.name, this.#lineAt(node));
        this.#checkFunction(node, new Scope(), current);
        return;
      case 'method':
        this.#checkFunction(node, new Scope(), current);
        return;
      case 'closure':
      case 'arrowfunc':
        this.#checkFunction(node, scope, current);
        return;
      case 'propertystatement':
        node.properties.forEach((property: any) => {
          this.#checkType(property.type);
          if (property.value) {
            this.#check(property.value, scope, current);
          }
        });
        return;
      case 'if':
        this.#check(node.test, scope, current);
        this.#checkWays([node.body, node.alternate ?? undefined], scope, current, this.#narrowed(node.test));
        return;
      case 'for':
      case 'while':
      case 'do':
        checkAll([node.init, node.test, node.increment].flat().filter(Boolean));
        this.#checkWays([node.body, undefined], scope, current);
        return;
      case 'switch':
        this.#check(node.test, scope, current);
        this.#checkWays([...node.body.children, undefined], scope, current);
        return;
      case 'try':
        this.#checkWays([node.body, ...node.catches], scope, current);
        if (node.always) {
          this.#check(node.always, scope, current);
        }
        return;
      case 'catch':
        node.what.forEach((type: any) => this.#useClass(type));
        if (node.variable) {
          const [type] = node.what.length === 1 ? node.what : [];
          scope.set(node.variable.name, {
            type: type && this.#types.named(classNameOf(type, this.#sample, this.#world)),
          });
        }
        this.#check(node.body, scope, current);
        return;
      case 'foreach': {
        this.#check(node.source, scope, current);
        const item =
          this.#types.of(node.source, scope, current)?.item ?? this.#types.ofDoc(node, 'var', node.value?.name);
        if (node.key?.kind === 'variable') {
          scope.set(node.key.name, {});
        }
        if (node.value?.kind === 'variable') {
          scope.set(node.value.name, {type: item});
        }
        this.#checkWays([node.body, undefined], scope, current);
        return;
      }
      case 'global':
        node.items.forEach(({name}: any) => scope.delete(name));
        return;
      case 'expressionstatement': {
        this.#check(node.expression, scope, current);
        for (const {tag, variable} of docTypes(node)) {
          const target = variable || node.expression.left?.name;
          const type = tag === 'var' ? this.#types.ofDoc(node, tag, variable) : undefined;
          if (type && typeof target === 'string') {
            scope.set(target, {...scope.get(target), type});
          }
        }
        return;
      }
      case 'assign':
        this.#checkAssignment(node, scope, current);
        return;
      case 'new': {
        if (node.what.kind === 'name') {
          const owner = this.#types.staticOwner(node.what, current) ?? '';
          this.#checkOwner(node.what, owner === '' ? current : owner, scope, current);
        } else if (node.what.kind === 'class') {
          this.#check(node.what, scope, current);
        }
        checkAll(node.arguments);
        return;
      }
      case 'staticlookup': {
        const owner = this.#types.staticOwner(node.what, current) ?? '';
        this.#checkOwner(node.what, owner, scope, current);
        if (node.offset.kind === 'identifier' && node.offset.name.toLowerCase() !== 'class') {
          if (owner === '') {
            this.#world.classes.useSomeConstant(node.offset.name, this.#lineAt(node));
          } else {
            this.#world.classes.useClassConstant(owner, node.offset.name, this.#lineAt(node));
          }
        }
        return;
      }
      case 'call':
        this.#checkCall(node, scope, current);
        return;
      case 'array':
        this.#checkCallable(node, scope, current);
        break;
      case 'bin':
        if (node.type === 'instanceof') {
          this.#check(node.left, scope, current);
          if (node.right.kind === 'name') {
            this.#useClass(node.right);
          }
          return;
        }
        if (node.type === '.') {
          this.#texts.check(node);
          // Strings have been read as one text; what stands between them has names of its own.
          const parts = [node.left, node.right];
          while (parts.length > 0) {
            const part = parts.shift();
            if (part.kind === 'bin' && part.type === '.') {
              parts.push(part.left, part.right);
            } else if (part.kind !== 'string') {
              this.#check(part, scope, current);
            }
          }
          return;
        }
        break;
      case 'string':
      case 'nowdoc':
        this.#texts.check(node);
        return;
      case 'encapsed':
        this.#texts.check(node);
        checkAll(node.value.map(({expression}: any) => expression).filter(({kind}: any) => kind !== 'string'));
        return;
      case 'name':
        // In a sentence, a word in brackets is a parameter.
        if (!this.#sample.isInline || /[A-Z]/.test(node.name)) {
          this.#world.use('constant', node.name.replace(/^\\/, ''), this.#lineAt(node));
        }
        return;
      case 'propertylookup':
      case 'nullsafepropertylookup':
        this.#checkProperty(node, scope, current);
        return;
    }
    checkAll(childrenOf(node));
  }
}

/**
 * Checks every name that a sample uses.
 *
 * @param sample - In the page, which has been told what all its samples declare.
 * @param world - Of the page; takes the names.
 * @param lineOf - Line of the page by line of the sample.
 */
export function checkPhp(sample: PhpSample, world: PageContext, lineOf: (line: number) => number) {
  new PhpCheck(sample, world, lineOf).run();
}
