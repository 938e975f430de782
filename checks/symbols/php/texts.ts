import type {PageContext} from '../pageContext.ts';
import {textOf} from './types.ts';
import {interpolation, isSql, sqlNames} from '../sql.ts';
import type {Key, Scope} from './scope.ts';

/** Parameters of methods of `$DB` that name columns, and how. */
const columnParameters = new Map([
  ['conditions', 'keys'],
  ['dataobject', 'keys'],
  ['dataobjects', 'records'],
  ['params', 'keys'],
  ['fields', 'list'],
  ['return', 'list'],
  ['field', 'list'],
  ['newfield', 'list'],
  ['sort', 'list'],
  ['select', 'sql'],
]);

/** Looks for names in the texts of a PHP sample. */
export class PhpTexts {
  #world;
  #lineAt;
  /** Nodes that have been read together with others. */
  #done = new WeakSet<object>();

  /**
   * Takes where names go.
   *
   * @param world - Of the page.
   * @param lineAt - Line of the page, by node.
   */
  constructor(world: PageContext, lineAt: (node: any) => number) {
    this.#world = world;
    this.#lineAt = lineAt;
  }

  /**
   * Checks the names in a text, unless they have been.
   *
   * @param node - A text, or several that are joined.
   */
  check(node: any) {
    const text = textOf(node) ?? '';
    if (this.#done.has(node)) {
      return;
    }
    const line = this.#lineAt(node);
    if (isSql(text)) {
      this.#checkSql(text, [], line);
    } else if (/^[a-z]+\/\w+:\w+(?:\s*,\s*[a-z]+\/\w+:\w+)*$/.test(text)) {
      text.split(/\s*,\s*/).forEach((name) => this.#world.use('capability', name, line));
    } else if (/^\\?[a-z]\w*(?:\\\w+)+$/.test(text)) {
      this.#checkClass(text, line);
    } else if (/^\\?[a-z]\w*(?:\\\w+)+::\w+$/.test(text)) {
      const [owner = '', method = ''] = text.replace(/^\\/, '').split('::');
      this.#checkClass(owner, line);
      this.#world.classes.useMethod(owner, method, line);
    }
  }

  /**
   * Checks the names in a text that goes on with another.
   *
   * @param before - What stands before it.
   * @param node - A text, or several that are joined.
   */
  checkAppended(before: string, node: any) {
    const text = before + (textOf(node) ?? interpolation);
    if (isSql(text) && !this.#done.has(node)) {
      this.#checkSql(text, [], this.#lineAt(node), before.length);
      this.#finish(node);
    }
  }

  /**
   * @param text - A name with namespaces.
   */
  #checkClass(text: string, line: number) {
    const name = text.replace(/^\\/, '');
    if (this.#world.isExample(name) || (this.#world.isPlatformName(name) && !this.#world.isNamespace(name))) {
      this.#world.use('class', name, line);
    }
  }

  /**
   * @param text - A query, or a part of one.
   * @param tables - That it is about, if it is a part.
   * @param line - On which what is to be checked begins.
   * @param start - Offset of that in the text.
   */
  #checkSql(text: string, tables: string[], line: number, start = 0) {
    for (const {kind, name, table, offset, isSure} of sqlNames(text, tables)) {
      if (offset < start) {
        continue;
      }
      const at = line + text.slice(start, offset).split('\n').length - 1;
      if (kind === 'table') {
        this.#world.use('table', name, at);
      } else {
        this.#world.tables.useColumn(name, table.split(' '), at, isSure);
      }
    }
  }

  /**
   * Takes a text of a node as read, with all that it is joined from.
   *
   * @param node - A text, or several that are joined.
   */
  #finish(node: any) {
    this.#done.add(node);
    [node.left, node.right, node.inner].filter(Boolean).forEach((part) => this.#finish(part));
  }

  /**
   * The keys of an array, or of an object that is made of one.
   *
   * @param node - An expression.
   * @param scope - What is known of variables.
   * @returns As far as they are known.
   */
  keysOf(node: any, scope?: Scope): Key[] {
    const value = node?.kind === 'cast' ? node.expr : node;
    if (value?.kind === 'variable') {
      return scope?.get(value.name)?.keys ?? [];
    }
    return value?.kind === 'array'
      ? value.items.filter(({key}: any) => key?.kind === 'string').map(({key}: any) => ({name: key.value, node: key}))
      : [];
  }

  /**
   * Checks what the arguments of a call name: templates, modules, caches, constants, functions, tables and columns.
   *
   * @param name - What is called: a function, or `->method`.
   * @param values - The arguments.
   * @param scope - What is known of variables.
   * @param isDatabase - Whether it is called on `$DB`. Other connections have tables of their own.
   */
  checkArguments(name: string, values: any[], scope: Scope, isDatabase: boolean) {
    const texts = values.map((value) => textOf(value, scope));
    const [first, second] = texts.map((text) => (text?.includes(interpolation) ? undefined : text));
    const at = (index: number) => this.#lineAt(values[index]);
    const world = this.#world;
    switch (name) {
      case '->render_from_template':
        if (first !== undefined) {
          world.modules.useTemplate(first, at(0));
        }
        break;
      case '->js_call_amd':
        if (first !== undefined) {
          world.use('module', first, at(0));
          if (second !== undefined) {
            world.modules.useExport(first, second, at(1));
          }
        }
        break;
      case '->add_database_table':
        if (first !== undefined) {
          world.use('table', first, at(0));
          this.keysOf(values[1]).forEach((key) => world.tables.useColumn(key.name, [first], this.#lineAt(key.node)));
        }
        break;
      case '->set_sql':
        if (texts.slice(0, 3).every((text) => text !== undefined)) {
          const [fields = '', from = '', where = ''] = texts;
          this.#checkSql(`SELECT ${fields} FROM ${from} WHERE ${where}`.replaceAll('\n', ' '), [], at(0));
          values.slice(0, 3).forEach((value) => this.#finish(value));
        }
        break;
      case 'cache::make':
        if (first !== undefined && second !== undefined) {
          world.use('cache', `${first}/${second}`, at(1));
        }
        break;
      case 'defined':
        if (first !== undefined) {
          world.use('constant', first, at(0));
        }
        break;
      case 'function_exists':
        if (first !== undefined) {
          world.use('function', first.replace(/^\\/, ''), at(0));
        }
        break;
      case 'class_exists':
      case 'interface_exists':
      case 'is_a':
      case 'is_subclass_of': {
        const text = name.startsWith('is_') ? second : first;
        if (text !== undefined && /^\\?\w+$/.test(text)) {
          world.use('class', text.replace(/^\\/, ''), at(name.startsWith('is_') ? 1 : 0));
        }
        break;
      }
      case 'external_api::call_external_function':
      case 'core_external\\external_api::call_external_function':
        if (first !== undefined) {
          world.use('web service', first, at(0));
        }
        break;
      default:
        if (isDatabase) {
          this.#checkDatabase(name.replace('->', ''), values, texts, scope);
        }
    }
  }

  /**
   * Tables and columns in the arguments of a method of `$DB`.
   *
   * @param texts - Of the arguments.
   */
  #checkDatabase(method: string, values: any[], texts: (string | undefined)[], scope: Scope) {
    const entry = this.#world.findMethod('moodle_database', method);
    if (entry === undefined || entry === 'open') {
      return;
    }
    const parameters = [...entry.detail.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? '');
    const tableAt = parameters.indexOf('table');
    const table = texts[tableAt];
    if (table === undefined || !/^[a-z]\w*$/.test(table)) {
      return;
    }
    this.#world.use('table', table, this.#lineAt(values[tableAt]));
    const checkKeys = (value: any) =>
      this.keysOf(value, scope).forEach(({name, node}) =>
        this.#world.tables.useColumn(name, [table], this.#lineAt(node)),
      );
    // What a list of columns makes up may be in an order, too.
    const isMadeUp = texts.some((text) => /\bas\b/i.test(text ?? ''));
    parameters.forEach((parameter, index) => {
      const value = values[index];
      const how = columnParameters.get(parameter);
      // What SQL takes are the values of its placeholders.
      if (
        !value ||
        how === undefined ||
        (parameter === 'params' && !method.endsWith('_raw')) ||
        (parameter === 'sort' && isMadeUp)
      ) {
        return;
      }
      const text = texts[index];
      if (how === 'keys') {
        checkKeys(value);
      } else if (how === 'records') {
        (value.items ?? []).forEach((item: any) => checkKeys(item.value ?? item));
      } else if (text !== undefined) {
        // A list of columns and a condition are both parts of a query on the one table.
        this.#checkSql(text, [table], this.#lineAt(value));
        this.#finish(value);
      }
    });
  }
}
