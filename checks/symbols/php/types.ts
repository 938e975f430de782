import type {PageContext} from '../pageContext.ts';
import {docName, docTypes} from './doc.ts';
import {classNameOf, type PhpSample} from './sample.ts';
import {interpolation} from '../sql.ts';
import type {Scope, Type} from './scope.ts';
import type {SymbolEntry} from '../symbolSet.ts';

/** What the platform puts into variables of these names. The course and the user carry more than their columns. */
const globalTypes = new Map([
  ['DB', {class: 'moodle_database', isFamily: true}],
  ['OUTPUT', {class: 'core_renderer'}],
  ['PAGE', {class: 'moodle_page'}],
  ['ADMIN', {class: 'admin_root'}],
  ['USER', {table: 'user'}],
  ['COURSE', {table: 'course'}],
  ['SITE', {table: 'course'}],
  ['mform', {class: 'MoodleQuickForm'}],
  ['dbman', {class: 'database_manager'}],
] as [string, Type][]);

/** Properties that samples read, by class. The reference lists no properties. */
const propertyTypes = new Map([
  ['moodleform._form', 'MoodleQuickForm'],
  ['plugin_renderer_base.output', 'core_renderer'],
  ['plugin_renderer_base.page', 'moodle_page'],
  ['renderer_base.page', 'moodle_page'],
  ['block_base.page', 'moodle_page'],
  ['core_completion\\activity_custom_completion.cm', 'cm_info'],
]);

/** Functions and methods that give rows of a table, which the signature does not say. */
const rowsOf = new Map([
  ['get_course', 'course'],
  ['get_site', 'course'],
  ['get_admin', 'user'],
  ['guest_user', 'user'],
  ['get_complete_user_data', 'user'],
  ['get_coursemodule_from_id', 'course_modules'],
  ['get_coursemodule_from_instance', 'course_modules'],
  ['core_user::get_user', 'user'],
  ['core_user::get_user_by_email', 'user'],
  ['core_user::get_user_by_username', 'user'],
  ['core_user::get_support_user', 'user'],
  ['core_user::get_noreply_user', 'user'],
  ['testing_data_generator::create_user', 'user'],
  ['testing_data_generator::create_course', 'course'],
  ['testing_data_generator::create_group', 'groups'],
  ['testing_data_generator::create_cohort', 'cohort'],
]);

/** Functions that take one item out of a list. */
const takers = new Set(['array_pop', 'array_shift', 'current', 'end', 'next', 'prev', 'reset']);

/**
 * The text that an expression stands for.
 *
 * @param node - An expression.
 * @param scope - What is known of variables; without it their texts are left out.
 * @returns The text, with a mark for each part that is only known later. Nothing for what is none.
 */
export function textOf(node: any, scope?: Scope): string | undefined {
  switch (node?.kind) {
    case 'string':
    case 'nowdoc':
      return node.value;
    case 'encapsed':
      return node.value
        .map(({expression}: any) => (expression.kind === 'string' ? expression.value : interpolation))
        .join('');
    case 'bin':
      if (node.type !== '.') {
        return undefined;
      }
      return [node.left, node.right].map((part) => textOf(part, scope) ?? interpolation).join('');
    case 'parenthesis':
      return textOf(node.inner, scope);
    case 'variable':
      return scope?.get(node.name)?.text;
    default:
      return undefined;
  }
}

/** Tells the classes of the expressions of one sample. */
export class Types {
  #sample;
  #world;

  /**
   * Takes what names stand for.
   *
   * @param sample - With the expressions.
   * @param world - Of its page.
   */
  constructor(sample: PhpSample, world: PageContext) {
    this.#sample = sample;
    this.#world = world;
  }

  /**
   * The class that a documentation block gives to something.
   *
   * @param node - With the block.
   * @param tag - Such as `param`.
   * @param variable - The variable that it is about.
   * @returns Nothing if it names no single class.
   */
  ofDoc(node: any, tag: string, variable?: string): Type | undefined {
    const doc = docTypes(node).find(
      (candidate) => candidate.tag === tag && (variable === undefined || candidate.variable === variable),
    );
    const [name] = doc?.classes ?? [];
    if (!doc || name === undefined || doc.classes.length !== 1) {
      return undefined;
    }
    const type = this.named(classNameOf(docName(name), this.#sample, this.#world));
    return doc.isList ? {item: type ?? {}} : type;
  }

  /**
   * An object of a class, or of one that extends it.
   *
   * @param name - Of the class, in full.
   * @returns Nothing if the sample leaves out which class of that name it is.
   */
  named(name: string): Type | undefined {
    return this.isCertain(name) ? {class: name, isFamily: true} : undefined;
  }

  /**
   * Whether it is certain which class a name stands for. A sample that leaves out what it imports may mean another.
   *
   * @param name - Of the class, as far as the sample says.
   * @returns False if several classes are called so.
   */
  isCertain(name: string): boolean {
    const short = name.split('\\').at(-1) ?? '';
    if (this.#sample.isWhole || this.#world.own.find('class', name)) {
      return true;
    }
    return this.#world.findClass(name)
      ? name.includes('\\') || this.#world.isUniqueClass(short)
      : this.#world.classByShortName(short) === undefined;
  }

  /**
   * The class that stands before `::`, or behind `new`.
   *
   * @param node - Such as `self`.
   * @param current - Class around it.
   * @returns Its full name, if it is known.
   */
  staticOwner(node: any, current: string): string | undefined {
    const word = node.kind === 'name' ? node.name.toLowerCase() : node.kind.replace('reference', '');
    switch (word) {
      case 'self':
      case 'static':
        return current || undefined;
      case 'parent':
        return this.#world.findClass(current)?.parents[0];
      default:
        return node.kind === 'name' ? classNameOf(node, this.#sample, this.#world) : undefined;
    }
  }

  /** The class that a function or method returns, as its signature has it. */
  #returned(entry: SymbolEntry | 'open' | undefined, owner: string | undefined): Type | undefined {
    if (entry === undefined || entry === 'open') {
      return undefined;
    }
    const type = /\)(?:: | ~)\??([\w\\]+)$/.exec(entry.detail)?.[1];
    if (type === 'self' || type === 'static') {
      return owner === undefined ? undefined : this.named(owner);
    }
    // What the platform or the page names may be a double in a test.
    if (type === undefined || !this.#world.findClass(type) || type.includes('MockObject')) {
      return undefined;
    }
    // The platform's signatures have names in full; the page's may leave out what it imports.
    return this.#world.isOwn(entry) ? this.named(type) : {class: type, isFamily: true};
  }

  /**
   * @param node - A method call.
   * @param type - What it is called on.
   */
  #ofMethod(node: any, type: Type, scope: Scope): Type | undefined {
    const owner = type.class;
    const method = node.what.offset.kind === 'identifier' ? node.what.offset.name : '';
    if (type.isForeign || owner === undefined || !this.#world.findClass(owner)) {
      return owner === undefined && !type.isForeign ? undefined : {isForeign: true};
    }
    if (owner === 'moodle_database' && /^get_(?:record|recordset|records)(?:_list|_select)?$/.test(method)) {
      return this.#ofRows(node, method, scope);
    }
    const [first, second] = node.arguments.map((argument: any) => textOf(argument, scope));
    if (method === 'get_plugin_generator') {
      return this.#ofFirst([`${first ?? ''}_generator`]);
    }
    if (method === 'get_renderer') {
      // The renderer of a plugin is known by its own class only.
      return this.#ofFirst(
        second === undefined && node.arguments.length < 2
          ? [`${first ?? ''}\\output\\renderer`, `${first ?? ''}_renderer`]
          : [`${first ?? ''}\\output\\${second ?? ''}_renderer`, `${first ?? ''}_${second ?? ''}_renderer`],
      );
    }
    const entry = this.#world.findMethod(owner, method);
    return this.#ofKnown(`${owner}::${method}`) ?? this.#returned(entry, owner);
  }

  /**
   * @param names - Of classes.
   */
  #ofFirst(names: string[]) {
    const name = names.find((candidate) => this.#world.findClass(candidate));
    return name === undefined ? {isForeign: true} : {class: name};
  }

  /**
   * @param name - Of a function or method.
   */
  #ofKnown(name: string) {
    const table = rowsOf.get(name);
    return table === undefined ? undefined : {table};
  }

  /**
   * @param node - Call of a method that reads records.
   */
  #ofRows(node: any, method: string, scope: Scope): Type | undefined {
    const table = textOf(node.arguments[0], scope);
    if (table === undefined || !/^[a-z]\w*$/.test(table)) {
      return undefined;
    }
    // A list of fields may have more than columns in it.
    const texts = node.arguments.slice(1).map((argument: any) => textOf(argument, scope) ?? '');
    const row = {table, isSure: !texts.some((text: string) => /\bas\b|\(|\0/i.test(text))};
    return /^get_record(?:_select)?$/.test(method) ? row : {item: row};
  }

  /**
   * @param node - A call.
   */
  #ofCall(node: any, scope: Scope, current: string): Type | undefined {
    const {what} = node;
    switch (what.kind) {
      case 'name': {
        const name = what.name.replace(/^\\/, '');
        if (takers.has(name)) {
          return this.of(node.arguments[0], scope, current)?.item;
        }
        const entry = this.#world.find('function', name);
        return entry ? (this.#ofKnown(name) ?? this.#returned(entry, undefined)) : {isForeign: true};
      }
      case 'staticlookup': {
        const owner = this.staticOwner(what.what, current);
        return owner === undefined ? undefined : this.#ofMethod(node, {class: owner}, scope);
      }
      case 'propertylookup':
      case 'nullsafepropertylookup': {
        const type = this.of(what.what, scope, current);
        return type && this.#ofMethod(node, type, scope);
      }
      default:
        return undefined;
    }
  }

  /**
   * @param node - Reads a property.
   */
  #ofProperty(node: any, scope: Scope, current: string): Type | undefined {
    const type = this.of(node.what, scope, current);
    const owner = type?.class;
    if (type?.isForeign) {
      return {isForeign: true};
    }
    if (owner === undefined || node.offset.kind !== 'identifier') {
      return undefined;
    }
    const property = node.offset.name;
    const own = scope.get(`${owner}.${property}`.toLowerCase())?.type;
    if (own) {
      return own;
    }
    for (const name of [owner, ...this.#world.ancestorsOf(owner)]) {
      const found =
        this.#world.properties.get(`${name}.${property}`.toLowerCase()) ?? propertyTypes.get(`${name}.${property}`);
      if (found !== undefined) {
        return this.named(found);
      }
    }
    return this.#returned(this.#world.findMethod(owner, `magic_get_${property}`), undefined);
  }

  /**
   * The class of an expression.
   *
   * @param node - The expression.
   * @param scope - What is known of variables.
   * @param current - Class around the expression.
   * @returns What it gives; nothing if that is not known.
   */
  of(node: any, scope: Scope, current: string): Type | undefined {
    switch (node?.kind) {
      case 'variable':
        if (node.name === 'this') {
          return current === '' ? undefined : {class: current};
        }
        return scope.has(node.name) ? scope.get(node.name)?.type : globalTypes.get(node.name);
      case 'parenthesis':
        return this.of(node.inner, scope, current);
      case 'clone':
        return this.of(node.what, scope, current);
      case 'assign':
        return this.of(node.right, scope, current);
      case 'offsetlookup':
        return this.of(node.what, scope, current)?.item;
      case 'retif': {
        const [first, second] = [node.trueExpr ?? node.test, node.falseExpr].map((way) => this.of(way, scope, current));
        return JSON.stringify(first) === JSON.stringify(second) ? first : undefined;
      }
      case 'new': {
        const owner = this.staticOwner(node.what, current);
        return owner === undefined || !this.isCertain(owner) ? undefined : {class: owner};
      }
      case 'propertylookup':
      case 'nullsafepropertylookup':
        return this.#ofProperty(node, scope, current);
      case 'call':
        return this.#ofCall(node, scope, current);
      default:
        return undefined;
    }
  }
}
