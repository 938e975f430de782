// @ts-check
import {parsePhp} from './php-parser.mjs';
import {interpolation, isSql, sqlNames} from './sql.mjs';

/**
 * What a page knows, and what it says about the names it uses; see world.mjs.
 *
 * @typedef {import('./world.mjs').World} World
 * @typedef {import('./page.mjs').Sample} Sample
 */

/**
 * A sample that has been parsed, with what the names in it stand for.
 *
 * @typedef {object} PhpSample
 * @property {any} program - The syntax tree.
 * @property {boolean} isWhole - Whether it is a whole file.
 * @property {string} namespace - Of the file that it is from.
 * @property {Map<string, string>} imports - Full name by lower-case short name, of classes.
 * @property {Map<string, string>} functionImports - The same, of functions.
 * @property {string} title - The file that it is from.
 * @property {string} className - The class that a sample from its body belongs to.
 * @property {boolean} [isInline] - Whether it stands in a sentence, where classes go without their namespace.
 */

/** @typedef {Map<string, {type?: string | undefined, text?: string | undefined}>} Scope */

/** What the platform puts into variables of these names. */
const globalTypes = new Map([
  ['DB', 'moodle_database'],
  ['OUTPUT', 'core_renderer'],
  ['PAGE', 'moodle_page'],
  ['ADMIN', 'admin_root'],
  ['mform', 'MoodleQuickForm'],
  ['dbman', 'database_manager'],
]);

/** Properties that samples read, by class. The reference lists no properties. */
const propertyTypes = new Map([
  ['moodleform._form', 'MoodleQuickForm'],
  ['plugin_renderer_base.output', 'core_renderer'],
  ['plugin_renderer_base.page', 'moodle_page'],
  ['renderer_base.page', 'moodle_page'],
  ['block_base.page', 'moodle_page'],
  ['moodle_page.requires', 'page_requirements_manager'],
  ['moodle_page.navbar', 'navbar'],
  ['moodle_page.navigation', 'global_navigation'],
  ['moodle_page.settingsnav', 'settings_navigation'],
  ['moodle_page.theme', 'theme_config'],
  ['moodle_page.blocks', 'block_manager'],
  ['moodle_page.url', 'moodle_url'],
]);

/** Parameters of methods of `$DB` that name columns, and how. */
const columnParameters = new Map([
  ['conditions', 'keys'],
  ['dataobject', 'keys'],
  ['fields', 'list'],
  ['fields1', 'list'],
  ['return', 'list'],
  ['field', 'list'],
  ['newfield', 'list'],
  ['sort', 'list'],
  ['select', 'sql'],
]);

/** The names of types that are no classes. */
const builtInTypes = new Set(
  'array bool boolean callable false float int integer iterable mixed never null object parent self static string true void'.split(
    ' ',
  ),
);

/**
 * @param {string} title - Path of a file of a plugin.
 * @returns {string} The class that stands there, or nothing.
 */
function classOfTitle(title) {
  const match = /^(?:(\w+)\/(\w+)|lib)\/(?:classes|tests)\/([\w/]+)\.php$/.exec(title);
  return match ? [match[1] ? `${match[1]}_${match[2] ?? ''}` : 'core', ...(match[3] ?? '').split('/')].join('\\') : '';
}

/**
 * Parses a sample in the first form that fits, and takes note of what it declares.
 *
 * @param {Pick<Sample, 'title' | 'code'>} sample - In PHP.
 * @returns {PhpSample | undefined} Nothing if it fits no form.
 */
export function readPhp(sample) {
  /** @type {import('./php-parser.mjs').PhpForm[]} */
  const forms = /<\?(?:php|=)/.test(sample.code) ? ['file'] : ['statements', 'class', 'array'];
  for (const form of forms) {
    let program;
    try {
      program = parsePhp(sample.code, form);
    } catch {
      continue;
    }
    const declared = program.children.find((/** @type {any} */ {kind}) => kind === 'namespace');
    const titled = classOfTitle(sample.title);
    const namespace = declared?.name ?? '';
    const imports = new Map();
    const functionImports = new Map();
    for (const node of declared ? [...program.children, ...declared.children] : program.children) {
      if (node.kind === 'usegroup') {
        for (const item of node.items) {
          const name = `${node.name ? `${node.name}\\` : ''}${item.name}`.replace(/^\\/, '');
          const type = item.type ?? node.type;
          const alias = (item.alias?.name ?? name.split('\\').at(-1) ?? '').toLowerCase();
          (type === 'function' ? functionImports : imports).set(alias, name);
        }
      }
    }
    return {
      program,
      title: sample.title,
      isWhole: form === 'file' || declared !== undefined,
      namespace: declared || form === 'file' ? namespace : titled.split('\\').slice(0, -1).join('\\'),
      imports,
      functionImports,
      className: form === 'class' ? titled : '',
    };
  }
  return undefined;
}

/**
 * @param {any} node - Anything in the syntax tree.
 * @returns {any[]} The nodes right below it.
 */
function childrenOf(node) {
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'loc' || key === 'leadingComments' || key === 'trailingComments' || value === null
      ? []
      : [value].flat().filter((child) => child && typeof child === 'object' && typeof child.kind === 'string'),
  );
}

/**
 * The class that a name stands for.
 *
 * @param {any} node - A name.
 * @param {PhpSample} sample
 * @param {World} world
 * @returns {string} Its full name, without the leading backslash.
 */
function className({name, resolution}, sample, world) {
  if (resolution === 'fqn') {
    return name.slice(1);
  }
  if (resolution === 'rn') {
    return `${sample.namespace}\\${name.replace(/^namespace\\/, '')}`;
  }
  const [first = '', ...rest] = name.split('\\');
  const imported = sample.imports.get(first.toLowerCase());
  if (imported !== undefined) {
    return [imported, ...rest].join('\\');
  }
  const here = sample.namespace === '' ? name : `${sample.namespace}\\${name}`;
  if (sample.isWhole || world.findClass(here)) {
    return here;
  }
  // A sample without its head: the name may be imported or declared in another sample of the page.
  const full = world.shortNames.get(name.toLowerCase()) ?? (sample.isInline ? world.classByShortName(name) : undefined);
  return world.findClass(name) ? name : (full ?? here);
}

/**
 * @param {any} node - An expression.
 * @param {(node: any) => string | undefined} resolve - Text of variables and constants.
 * @returns {string | undefined} The text it stands for, with a mark for each part that is only known later.
 */
function textOf(node, resolve) {
  switch (node?.kind) {
    case 'string':
    case 'nowdoc':
      return node.value;
    case 'encapsed':
      return node.value
        .map((/** @type {any} */ {expression}) => (expression.kind === 'string' ? expression.value : interpolation))
        .join('');
    case 'bin':
      if (node.type !== '.') {
        return undefined;
      }
      return [node.left, node.right].map((part) => textOf(part, resolve) ?? interpolation).join('');
    case 'parenthesis':
      return textOf(node.inner, resolve);
    default:
      return node ? resolve(node) : undefined;
  }
}

/**
 * Tells the page's world what a sample declares: functions, classes with their members, and constants.
 *
 * @param {PhpSample} sample - In the page.
 * @param {World} world - Of the page.
 */
export function declarePhp(sample, world) {
  const {own} = world;
  sample.imports.forEach((name, alias) => world.shortNames.set(alias, name));

  /**
   * @param {any} node
   * @param {string} namespace
   */
  const declare = (node, namespace) => {
    const prefix = namespace === '' ? '' : `${namespace}\\`;
    switch (node.kind) {
      case 'function':
        own.add('function', `${prefix}${node.name.name}`);
        break;
      case 'class':
      case 'interface':
      case 'trait':
      case 'enum': {
        const isBody = sample.className !== '' && node.name?.name === 'sample';
        const name = isBody ? sample.className : `${prefix}${node.name?.name ?? 'class@anonymous'}`;
        const resolve = (/** @type {any} */ parent) => className(parent, sample, world);
        const traits = node.body
          .filter((/** @type {any} */ {kind}) => kind === 'traituse')
          .flatMap((/** @type {any} */ use) => use.traits.map(resolve));
        // Methods of a test are often shown without the class around them.
        const implied = isBody && sample.title.endsWith('_test.php') ? ['advanced_testcase'] : [];
        const lists = Object.entries({
          extends: [...[node.extends].flat().filter(Boolean).map(resolve), ...implied],
          implements: (node.implements ?? []).map(resolve),
          uses: traits,
        });
        if (isBody && implied.length === 0 && !own.classes.has(name.toLowerCase())) {
          // Whatever the class extends stands elsewhere.
          world.partialClasses.add(name.toLowerCase());
        }
        const parents = lists
          .filter(([, names]) => names.length > 0)
          .map(([key, names]) => `${key} ${names.join(' ')}`);
        own.add('class', name, [node.kind, ...parents].join(' '));
        if (!isBody) {
          world.shortNames.set((node.name?.name ?? '').toLowerCase(), name);
        }
        for (const member of node.body) {
          if (member.kind === 'method') {
            const type = member.type?.kind === 'name' ? resolve(member.type) : (member.type?.raw ?? member.type?.name);
            own.addMember(name, member.name.name, type ? `(): ${type}` : '()');
          } else if (member.kind === 'classconstant') {
            member.constants.forEach((/** @type {any} */ constant) => own.addMember(name, constant.name.name, '='));
          } else if (member.kind === 'enumcase') {
            own.addMember(name, member.name.name ?? member.name, '=');
          }
        }
        break;
      }
      case 'constantstatement':
        node.constants.forEach((/** @type {any} */ {name}) => own.add('constant', name.name ?? name));
        break;
      case 'call':
        if (node.what.name === 'define' && node.arguments[0]?.kind === 'string') {
          own.add('constant', node.arguments[0].value);
        }
        break;
    }
    const inner = node.kind === 'namespace' ? node.name : namespace;
    childrenOf(node).forEach((child) => declare(child, inner));
  };
  declare(sample.program, sample.isWhole ? '' : sample.namespace);
}

/**
 * Checks every name that a sample uses.
 *
 * @param {PhpSample} sample - In the page, which has been told what all its samples declare.
 * @param {World} world - Of the page; takes the names.
 * @param {(line: number) => number} lineOf - Line of the page by line of the sample.
 */
export function checkPhp(sample, world, lineOf) {
  const lineAt = (/** @type {any} */ node) => lineOf(node.loc?.start.line ?? 1);
  const classNameOf = (/** @type {any} */ node) => className(node, sample, world);

  /**
   * @param {any} node - What stands before `::`.
   * @param {string} current
   * @returns {string | undefined}
   */
  const staticOwner = (node, current) => {
    switch (node.kind) {
      case 'selfreference':
      case 'staticreference':
        return current || undefined;
      case 'parentreference':
        return world.findClass(current)?.parents[0];
      case 'name':
        return ['self', 'static'].includes(node.name)
          ? current || undefined
          : node.name === 'parent'
            ? world.findClass(current)?.parents[0]
            : classNameOf(node);
      default:
        return undefined;
    }
  };

  /**
   * The class that a function or method returns, as its signature has it.
   *
   * @param {{detail: string} | undefined} entry
   * @param {string | undefined} owner
   * @returns {string | undefined}
   */
  const returned = (entry, owner) => {
    const type = /\)(?:: | ~)\??([\w\\]+)$/.exec(entry?.detail ?? '')?.[1];
    if (type === 'self' || type === 'static') {
      return owner;
    }
    return type !== undefined && world.findClass(type) ? type : undefined;
  };

  /**
   * @param {any} node
   * @param {Scope} scope
   * @param {string} current - Class around the expression.
   * @returns {string | undefined} The class of an expression; a question mark before it says that a child of it is as
   *   likely.
   */
  const typeOf = (node, scope, current) => {
    switch (node?.kind) {
      case 'variable':
        if (node.name === 'this') {
          return current || undefined;
        }
        return scope.has(node.name) ? scope.get(node.name)?.type : globalTypes.get(node.name);
      case 'parenthesis':
        return typeOf(node.inner, scope, current);
      case 'clone':
        return typeOf(node.what, scope, current);
      case 'assign':
        return typeOf(node.right, scope, current);
      case 'new':
        return staticOwner(node.what, current);
      case 'propertylookup':
      case 'nullsafepropertylookup': {
        const owner = typeOf(node.what, scope, current)?.replace('?', '');
        const property = node.offset.name;
        return owner === undefined
          ? undefined
          : [owner, ...world.ancestorsOf(owner)]
              .map((name) => propertyTypes.get(`${name}.${property}`))
              .find((type) => type !== undefined);
      }
      case 'call': {
        const {what} = node;
        let owner;
        let entry;
        if (what.kind === 'name') {
          entry = world.find('function', what.name.replace(/^\\/, ''));
        } else if (what.kind === 'staticlookup') {
          owner = staticOwner(what.what, current);
          entry = owner && what.offset.kind === 'identifier' ? world.findMethod(owner, what.offset.name) : undefined;
        } else if (what.kind === 'propertylookup' || what.kind === 'nullsafepropertylookup') {
          owner = typeOf(what.what, scope, current)?.replace('?', '');
          entry = owner && what.offset.kind === 'identifier' ? world.findMethod(owner, what.offset.name) : undefined;
        }
        if (entry === undefined || entry === 'open') {
          return undefined;
        }
        const argument = node.arguments[0];
        if (entry.name === 'get_plugin_generator' && argument?.kind === 'string') {
          const generator = `${argument.value}_generator`;
          return world.findClass(generator) ? generator : undefined;
        }
        // The renderer of a plugin is known by its own class only.
        if (entry.name === 'get_renderer') {
          const renderer = argument?.kind === 'string' ? `${argument.value}_renderer` : '';
          return world.findClass(renderer) ? renderer : undefined;
        }
        const type = returned(entry, owner);
        return type === undefined ? undefined : `?${type}`;
      }
      default:
        return undefined;
    }
  };

  /**
   * @param {Scope} scope
   * @returns {(node: any) => string | undefined} What a variable holds, if that is a text.
   */
  const resolveText = (scope) => (node) => (node.kind === 'variable' ? scope.get(node.name)?.text : undefined);

  /**
   * Names in a text.
   *
   * @param {string} text
   * @param {any} node
   */
  const checkText = (text, node) => {
    const line = lineAt(node);
    if (isSql(text)) {
      for (const {kind, name, table, offset} of sqlNames(text)) {
        const at = line + text.slice(0, offset).split('\n').length - 1;
        if (kind === 'table') {
          world.use('table', name, at);
        } else {
          world.useColumn(name, table.split(' '), at);
        }
      }
    } else if (/^[a-z]+\/\w+:\w+$/.test(text)) {
      world.use('capability', text, line);
    } else if (/^\\?[a-z]\w*(?:\\\w+)+$/.test(text) && world.isPlatformName(text)) {
      world.use('class', text.replace(/^\\/, ''), line);
    } else if (/^\\?[a-z]\w*(?:\\\w+)+::\w+$/.test(text) && world.isPlatformName(text)) {
      const [owner = '', method = ''] = text.split('::');
      world.useMethod(owner.replace(/^\\/, ''), method, line);
    }
  };

  /**
   * Tables, columns, templates and modules in the arguments of a call.
   *
   * @param {string} method
   * @param {any[]} values
   * @param {Scope} scope
   * @param {boolean} isDatabase - Whether the method is called on `$DB`. Other connections have tables of their own.
   */
  const checkArguments = (method, values, scope, isDatabase) => {
    const texts = values.map((value) => textOf(value, resolveText(scope)));
    const [first, second] = texts;
    if (method === 'render_from_template' && first !== undefined && !first.includes(interpolation)) {
      world.use('template', first, lineAt(values[0]));
    }
    if (method === 'js_call_amd' && first !== undefined && !first.includes(interpolation)) {
      world.use('module', first, lineAt(values[0]));
      if (second !== undefined && !second.includes(interpolation)) {
        world.useExport(first, second, lineAt(values[1]));
      }
    }
    const entry = isDatabase ? world.findMethod('moodle_database', method) : undefined;
    if (entry === undefined || entry === 'open') {
      return;
    }
    const parameters = [...entry.detail.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? '');
    const table = texts[parameters.indexOf('table')];
    if (table === undefined || !/^[a-z]\w*$/.test(table)) {
      return;
    }
    world.use('table', table, lineAt(values[parameters.indexOf('table')]));
    parameters.forEach((parameter, index) => {
      const value = values[index];
      const how = columnParameters.get(parameter);
      if (!value || how === undefined) {
        return;
      }
      const array = value.kind === 'cast' ? value.expr : value;
      if (how === 'keys' && array.kind === 'array') {
        for (const item of array.items) {
          if (item.key?.kind === 'string') {
            world.useColumn(item.key.value, [table], lineAt(item.key));
          }
        }
      }
      const text = texts[index];
      if (how !== 'keys' && text !== undefined && !isSql(text)) {
        // A list of columns and a condition are both parts of a query on the one table.
        for (const {name, table: owners, offset} of sqlNames(text, [table]).filter(({kind}) => kind === 'column')) {
          world.useColumn(name, owners.split(' '), lineAt(value) + text.slice(0, offset).split('\n').length - 1);
        }
      }
    });
  };

  /**
   * @param {any} type
   * @returns {string | undefined} The class, where there is one.
   */
  const checkType = (type) => {
    if (!type) {
      return undefined;
    }
    if (type.kind === 'uniontype' || type.kind === 'intersectiontype') {
      type.types.forEach(checkType);
      return undefined;
    }
    if (type.kind !== 'name' || builtInTypes.has(type.name.toLowerCase())) {
      return undefined;
    }
    const name = classNameOf(type);
    world.use('class', name, lineAt(type));
    return name;
  };

  /**
   * @param {any} node - Function, method or closure.
   * @param {Scope} outer
   * @param {string} current
   */
  const checkFunction = (node, outer, current) => {
    /** @type {Scope} */
    const scope = new Map(outer);
    checkType(node.type);
    for (const parameter of node.arguments) {
      const type = checkType(parameter.type);
      scope.set(parameter.name.name, {type: type === undefined ? undefined : `?${type}`});
      if (parameter.value) {
        check(parameter.value, scope, current);
      }
    }
    if (node.body) {
      check(node.body, scope, current);
    }
  };

  /**
   * @param {any} node
   * @param {Scope} scope
   * @param {string} current - Name of the class around the node.
   */
  const check = (node, scope, current) => {
    switch (node.kind) {
      case 'usegroup':
        for (const item of node.items) {
          const name = `${node.name ? `${node.name}\\` : ''}${item.name}`.replace(/^\\/, '');
          const type = item.type ?? node.type;
          world.use(type === 'function' ? 'function' : type === 'const' ? 'constant' : 'class', name, lineAt(item));
        }
        return;
      case 'class':
      case 'interface':
      case 'trait':
      case 'enum': {
        const isBody = sample.className !== '' && node.name?.name === 'sample';
        const prefix = sample.namespace === '' ? '' : `${sample.namespace}\\`;
        const name = isBody ? sample.className : `${prefix}${node.name?.name ?? 'class@anonymous'}`;
        [node.extends, node.implements]
          .flat()
          .filter(Boolean)
          .forEach((parent) => world.use('class', classNameOf(parent), lineAt(parent)));
        const inner = isBody || node.name?.name !== 'sample' ? name : '';
        node.body.forEach((/** @type {any} */ member) => check(member, new Map(), inner));
        return;
      }
      case 'traituse':
        node.traits.forEach((/** @type {any} */ trait) => world.use('class', classNameOf(trait), lineAt(trait)));
        return;
      case 'function':
        world.useCallback(node.name.name, lineAt(node));
        checkFunction(node, new Map(), current);
        return;
      case 'method':
        checkFunction(node, new Map(), current);
        return;
      case 'closure':
      case 'arrowfunc':
        checkFunction(node, scope, current);
        return;
      case 'propertystatement':
        node.properties.forEach((/** @type {any} */ property) => {
          checkType(property.type);
          if (property.value) {
            check(property.value, scope, current);
          }
        });
        return;
      case 'catch':
        node.what.forEach((/** @type {any} */ type) => world.use('class', classNameOf(type), lineAt(type)));
        scope.set(node.variable?.name, {});
        check(node.body, scope, current);
        return;
      case 'foreach':
        check(node.source, scope, current);
        [node.key, node.value].forEach((target) => target?.kind === 'variable' && scope.set(target.name, {}));
        check(node.body, scope, current);
        return;
      case 'global':
        node.items.forEach((/** @type {any} */ {name}) => scope.delete(name));
        return;
      case 'assign': {
        check(node.right, scope, current);
        if (node.left.kind === 'variable') {
          const text = textOf(node.right, resolveText(scope));
          scope.set(
            node.left.name,
            node.operator === '='
              ? {type: typeOf(node.right, scope, current), text}
              : {text: [scope.get(node.left.name)?.text ?? interpolation, text ?? interpolation].join('')},
          );
        } else {
          check(node.left, scope, current);
        }
        return;
      }
      case 'new': {
        if (node.what.kind === 'name') {
          const owner = staticOwner(node.what, current);
          if (owner !== undefined && owner !== current) {
            world.use('class', owner, lineAt(node));
          }
        } else if (node.what.kind === 'class') {
          check(node.what, scope, current);
        }
        node.arguments.forEach((/** @type {any} */ value) => check(value, scope, current));
        return;
      }
      case 'staticlookup': {
        const owner = staticOwner(node.what, current);
        if (owner === undefined) {
          check(node.what, scope, current);
        } else if (node.what.kind === 'name' && owner !== current) {
          world.use('class', owner, lineAt(node.what));
        }
        if (owner !== undefined && node.offset.kind === 'identifier' && node.offset.name !== 'class') {
          world.useClassConstant(owner, node.offset.name, lineAt(node));
        }
        return;
      }
      case 'call': {
        const {what} = node;
        let method = '';
        let isDatabase = false;
        if (what.kind === 'name') {
          const name = what.name.replace(/^\\/, '');
          const imported = sample.functionImports.get(name.toLowerCase());
          const local = `${sample.namespace}\\${name}`;
          world.use('function', imported ?? (world.find('function', local) ? local : name), lineAt(node));
          if (name === 'defined' && node.arguments[0]?.kind === 'string') {
            world.use('constant', node.arguments[0].value, lineAt(node));
          }
        } else if (what.kind === 'staticlookup') {
          const owner = staticOwner(what.what, current) ?? '';
          if (owner === '') {
            check(what.what, scope, current);
          } else if (what.what.kind === 'name' && owner !== current) {
            world.use('class', owner, lineAt(what.what));
          }
          if (owner !== '' && what.offset.kind === 'identifier') {
            world.useMethod(owner, what.offset.name, lineAt(what.offset));
          }
        } else if (what.kind === 'propertylookup' || what.kind === 'nullsafepropertylookup') {
          check(what.what, scope, current);
          const type = typeOf(what.what, scope, current) ?? '';
          const owner = type.replace('?', '');
          isDatabase = what.what.kind === 'variable' && what.what.name === 'DB';
          if (what.offset.kind === 'identifier') {
            method = what.offset.name;
            if (owner !== '') {
              world.useMethod(owner, method, lineAt(what.offset), type.startsWith('?'));
            }
          }
        } else {
          check(what, scope, current);
        }
        checkArguments(method, node.arguments, scope, isDatabase);
        node.arguments.forEach((/** @type {any} */ value) => check(value, scope, current));
        return;
      }
      case 'bin':
        if (node.type === 'instanceof') {
          check(node.left, scope, current);
          if (node.right.kind === 'name') {
            world.use('class', classNameOf(node.right), lineAt(node.right));
          }
          return;
        }
        if (node.type === '.') {
          checkText(textOf(node, () => undefined) ?? '', node);
          // Strings have been read as one text; what stands between them has names of its own.
          const parts = [node.left, node.right];
          while (parts.length > 0) {
            const part = parts.shift();
            if (part.kind === 'bin' && part.type === '.') {
              parts.push(part.left, part.right);
            } else if (part.kind !== 'string') {
              check(part, scope, current);
            }
          }
          return;
        }
        break;
      case 'string':
      case 'nowdoc':
        checkText(node.value, node);
        return;
      case 'encapsed':
        checkText(textOf(node, () => undefined) ?? '', node);
        node.value
          .filter((/** @type {any} */ {expression}) => expression.kind !== 'string')
          .forEach((/** @type {any} */ {expression}) => check(expression, scope, current));
        return;
      case 'name':
        // In a sentence, a word in brackets is a parameter.
        if (!sample.isInline || /[A-Z]/.test(node.name)) {
          world.use('constant', node.name.replace(/^\\/, ''), lineAt(node));
        }
        return;
      case 'propertylookup':
      case 'nullsafepropertylookup':
        check(node.what, scope, current);
        return;
    }
    childrenOf(node).forEach((child) => check(child, scope, current));
  };

  check(sample.program, new Map(), '');
}
