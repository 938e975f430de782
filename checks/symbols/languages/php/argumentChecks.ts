import {interpolation} from '../sql.ts';
import {arrayKeys, stringValue} from './literals.ts';
import type {SampleContext} from './sampleContext.ts';
import type {Scope} from './scope.ts';
import type {StringChecks} from './stringChecks.ts';

/** The formats in which the parameters of `$DB` methods contain columns, by parameter name. */
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

/** The name of a called function or method, and its arguments. */
interface Call {
  /** The name of a function, `class::method`, or `->method`. */
  name: string;
  values: any[];
  /** The values of arguments that are strings. */
  strings: (string | undefined)[];
  scope: Scope;
}

/** Checks the names in the arguments of calls, such as templates, modules, tables and columns. */
export class ArgumentChecks {
  constructor(
    private readonly context: SampleContext,
    private readonly strings: StringChecks,
  ) {}

  /**
   * Checks the arguments of a call.
   *
   * @param name - The name of a function, `class::method`, or `->method`.
   * @param isDatabase - Whether the method is called on `$DB`. Other database connections have other tables.
   */
  check(name: string, values: any[], scope: Scope, isDatabase: boolean) {
    const call = {name, values, strings: values.map((value) => stringValue(value, scope)), scope};
    if (!this.checkKnownFunction(call) && isDatabase) {
      this.checkDatabaseCall(call);
    }
  }

  /** Checks the arguments of functions that take names, and returns whether the function is one of these. */
  private checkKnownFunction({name, values, strings}: Call): boolean {
    const {names, modules, tables} = this.context.page;
    const [first, second] = strings.map((text) => (text?.includes(interpolation) ? undefined : text));
    const lineAt = (index: number) => this.context.lineAt(values[index]);
    switch (name) {
      case '->render_from_template':
        if (first !== undefined) {
          modules.checkTemplate(first, lineAt(0));
        }
        return true;
      case '->js_call_amd':
        if (first !== undefined) {
          names.check('module', first, lineAt(0));
          if (second !== undefined) {
            modules.checkExport(first, second, lineAt(1));
          }
        }
        return true;
      case '->add_database_table':
        if (first !== undefined) {
          names.check('table', first, lineAt(0));
          arrayKeys(values[1]).forEach(({name: column, node}) =>
            tables.checkColumn(column, [first], this.context.lineAt(node)),
          );
        }
        return true;
      case '->set_sql':
        if (strings.slice(0, 3).every((text) => text !== undefined)) {
          const [fields = '', from = '', where = ''] = strings;
          this.strings.checkSql(`SELECT ${fields} FROM ${from} WHERE ${where}`.replaceAll('\n', ' '), [], lineAt(0));
          values.slice(0, 3).forEach((value) => this.strings.markChecked(value));
        }
        return true;
      case 'cache::make':
        if (first !== undefined && second !== undefined) {
          names.check('cache', `${first}/${second}`, lineAt(1));
        }
        return true;
      case 'defined':
        if (first !== undefined) {
          names.check('constant', first, lineAt(0));
        }
        return true;
      case 'function_exists':
        if (first !== undefined) {
          names.check('function', first.replace(/^\\/, ''), lineAt(0));
        }
        return true;
      case 'class_exists':
      case 'interface_exists':
        this.checkGlobalClass(first, values[0]);
        return true;
      case 'is_a':
      case 'is_subclass_of':
        this.checkGlobalClass(second, values[1]);
        return true;
      case 'external_api::call_external_function':
      case 'core_external\\external_api::call_external_function':
        if (first !== undefined) {
          names.check('web service', first, lineAt(0));
        }
        return true;
      default:
        return false;
    }
  }

  /** Checks a class without a namespace. Classes with a namespace are already checked in all strings. */
  private checkGlobalClass(name: string | undefined, node: any) {
    if (name !== undefined && /^\\?\w+$/.test(name)) {
      this.context.page.names.check('class', name.replace(/^\\/, ''), this.context.lineAt(node));
    }
  }

  /** Checks the table and the columns in the arguments of a `$DB` method, by the names of its parameters. */
  private checkDatabaseCall({name, values, strings, scope}: Call) {
    const {page} = this.context;
    const method = name.replace('->', '');
    const entry = page.symbols.findMethod('moodle_database', method);
    if (entry === undefined || entry === 'unknown') {
      return;
    }
    const parameters = [...entry.detail.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? '');
    const tablePosition = parameters.indexOf('table');
    const table = strings[tablePosition];
    if (table === undefined || !/^[a-z]\w*$/.test(table)) {
      return;
    }
    page.names.check('table', table, this.context.lineAt(values[tablePosition]));
    const checkKeys = (value: any) =>
      arrayKeys(value, scope).forEach((key) =>
        page.tables.checkColumn(key.name, [table], this.context.lineAt(key.node)),
      );
    // The sort order may use aliases from the list of columns.
    const hasAliases = strings.some((text) => /\bas\b/i.test(text ?? ''));
    parameters.forEach((parameter, index) => {
      const value = values[index];
      const format = columnParameters.get(parameter);
      if (
        !value ||
        format === undefined ||
        // Except in the raw methods, `$params` contains the values of SQL placeholders, not columns.
        (parameter === 'params' && !method.endsWith('_raw')) ||
        (parameter === 'sort' && hasAliases)
      ) {
        return;
      }
      const text = strings[index];
      if (format === 'keys') {
        checkKeys(value);
      } else if (format === 'records') {
        (value.items ?? []).forEach((item: any) => checkKeys(item.value ?? item));
      } else if (text !== undefined) {
        // Lists of columns and conditions are both fragments of a query on the table.
        this.strings.checkSql(text, [table], this.context.lineAt(value));
        this.strings.markChecked(value);
      }
    });
  }
}
