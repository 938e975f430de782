// @ts-check
import {parsePhp} from './php-parser.mjs';

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
 * @property {string} code - As on the page.
 * @property {boolean} isWhole - Whether it is a whole file.
 * @property {string} namespace - Of the file that it is from.
 * @property {Map<string, string>} imports - Full name by lower-case short name, of classes.
 * @property {Map<string, string>} functionImports - The same, of functions.
 * @property {string} title - The file that it is from.
 * @property {string} className - The class that a sample from its body belongs to; nothing for other samples.
 * @property {string} outerClass - The class that statements without their method belong to; nothing for other samples.
 * @property {boolean} [isInline] - Whether it stands in a sentence, where classes go without their namespace.
 */

/**
 * Types of plugins, and subsystems, by the folder that they are in.
 *
 * @typedef {ReadonlyMap<string, string>} Folders
 */

/** @type {Folders} */
const noFolders = new Map([['lib', 'core']]);

/** Name of the class that the parser sees around what stands in a class. */
export const bodyClass = 'sample';

/**
 * @param {string} title - Path of a file of a plugin.
 * @param {Folders} folders
 * @returns {string} The class that stands there, or nothing.
 */
function classOfTitle(title, folders) {
  const [, folder = '', rest = ''] = /^([\w/]+)\/(?:classes|tests)\/([\w/]+)\.php$/.exec(title) ?? [];
  const [, parent = '', name = ''] = /^(.*)\/(\w+)$/.exec(folder) ?? [];
  const type = folders.get(parent);
  const component = folders.get(folder) ?? (type === undefined ? undefined : `${type}_${name}`);
  return component === undefined ? '' : [folder === 'lib' ? 'core' : component, ...rest.split('/')].join('\\');
}

/**
 * @param {PhpSample} file
 * @returns {string | undefined} Full name of the class that the file declares, if it declares a single one.
 */
function onlyClass({program, namespace}) {
  const declared = program.children.find((/** @type {any} */ {kind}) => kind === 'namespace') ?? program;
  const classes = declared.children.filter((/** @type {any} */ {kind}) =>
    /^(?:class|interface|trait|enum)$/.test(kind),
  );
  return classes.length === 1 ? `${namespace === '' ? '' : `${namespace}\\`}${classes[0].name.name}` : undefined;
}

/**
 * Lists what a statement `use` imports.
 *
 * @param {any} node - The statement.
 * @returns {{name: string, type: string | null, alias: string, node: any}[]} Full names without leading backslash,
 *   what they are (`function`, `const` or nothing for a class), and what the file calls them.
 */
export function importsOf(node) {
  return node.items.map((/** @type {any} */ item) => {
    const name = `${node.name ? `${node.name}\\` : ''}${item.name}`.replace(/^\\/, '');
    return {
      name,
      type: item.type ?? node.type,
      alias: item.alias?.name ?? name.split('\\').at(-1) ?? '',
      node: item,
    };
  });
}

/**
 * Parses a sample in the first form that fits.
 *
 * @param {Pick<Sample, 'title' | 'code'>} sample - In PHP.
 * @param {Folders} [folders] - Where the platform looks for classes.
 * @param {PhpSample} [file] - The file that it comes from, if that is known.
 * @returns {PhpSample | undefined} Nothing if it fits no form.
 */
export function readPhp({title, code}, folders = noFolders, file) {
  /** @type {import('./php-parser.mjs').PhpForm[]} */
  const forms = /<\?(?:php|=)/.test(code) ? ['file'] : ['statements', 'class', 'array'];
  for (const form of forms) {
    let program;
    try {
      program = parsePhp(code, form);
    } catch {
      continue;
    }
    const declared = program.children.find((/** @type {any} */ {kind}) => kind === 'namespace');
    const titled = (file && onlyClass(file)) ?? classOfTitle(title, folders);
    const imports = new Map();
    const functionImports = new Map();
    for (const node of declared ? [...program.children, ...declared.children] : program.children) {
      if (node.kind === 'usegroup') {
        for (const {name, type, alias} of importsOf(node)) {
          (type === 'function' ? functionImports : imports).set(alias.toLowerCase(), name);
        }
      }
    }
    return {
      program,
      code,
      title,
      isWhole: form === 'file' || declared !== undefined || file !== undefined,
      namespace:
        file?.namespace ??
        (declared || form === 'file' ? (declared?.name ?? '') : titled.split('\\').slice(0, -1).join('\\')),
      imports: file?.imports ?? imports,
      functionImports: file?.functionImports ?? functionImports,
      // A class without a name is one, too: no other sample can name it.
      className: form === 'class' ? titled || 'class@sample' : '',
      outerClass: form === 'statements' && !declared ? titled : '',
    };
  }
  return undefined;
}

/** Members of a node that are no part of the program. */
const noChildren = new Set(['kind', 'loc', 'leadingComments', 'trailingComments', 'comments', 'attrGroups']);

/**
 * Lists what stands in a node.
 *
 * @param {any} node - Anything in the syntax tree.
 * @returns {any[]} The nodes right below it, without comments.
 */
export function childrenOf(node) {
  const children = [];
  for (const key of Object.keys(node)) {
    const value = noChildren.has(key) ? undefined : node[key];
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child !== null && typeof child === 'object' && typeof child.kind === 'string') {
        children.push(child);
      }
    }
  }
  return children;
}

/**
 * The class that a name stands for.
 *
 * @param {any} node - A name.
 * @param {PhpSample} sample - Where it stands.
 * @param {World} world - Of the page.
 * @returns {string} Its full name, without the leading backslash.
 */
export function classNameOf({name, resolution}, sample, world) {
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
