import {parsePhp, type PhpForm} from './parser.ts';
import type {PageContext} from '../pageContext.ts';
import type {Sample} from '../page.ts';

/** A sample that has been parsed, with what the names in it stand for. */
export interface PhpSample {
  /** The syntax tree. */
  program: any;
  /** As on the page. */
  code: string;
  /** Whether it is a whole file. */
  isWhole: boolean;
  /** Of the file that it is from. */
  namespace: string;
  /** Full name by lower-case short name, of classes. */
  imports: Map<string, string>;
  /** The same, of functions. */
  functionImports: Map<string, string>;
  /** The file that it is from. */
  title: string;
  /** The class that a sample from its body belongs to; nothing for other samples. */
  className: string;
  /** The class that statements without their method belong to; nothing for other samples. */
  outerClass: string;
  /** Whether it stands in a sentence, where classes go without their namespace. */
  isInline?: boolean;
}

/** Types of plugins, and subsystems, by the folder that they are in. */
export type Folders = ReadonlyMap<string, string>;

const noFolders: Folders = new Map([['lib', 'core']]);

/** Name of the class that the parser sees around what stands in a class. */
export const bodyClass = 'sample';

/**
 * @param title - Path of a file of a plugin.
 * @returns The class that stands there, or nothing.
 */
function classOfTitle(title: string, folders: Folders): string {
  const [, folder = '', rest = ''] = /^([\w/]+)\/(?:classes|tests)\/([\w/]+)\.php$/.exec(title) ?? [];
  const [, parent = '', name = ''] = /^(.*)\/(\w+)$/.exec(folder) ?? [];
  const type = folders.get(parent);
  const component = folders.get(folder) ?? (type === undefined ? undefined : `${type}_${name}`);
  return component === undefined ? '' : [folder === 'lib' ? 'core' : component, ...rest.split('/')].join('\\');
}

/**
 * @returns Full name of the class that the file declares, if it declares a single one.
 */
function onlyClass({program, namespace}: PhpSample): string | undefined {
  const declared = program.children.find(({kind}: any) => kind === 'namespace') ?? program;
  const classes = declared.children.filter(({kind}: any) => /^(?:class|interface|trait|enum)$/.test(kind));
  return classes.length === 1 ? `${namespace === '' ? '' : `${namespace}\\`}${classes[0].name.name}` : undefined;
}

/**
 * Lists what a statement `use` imports.
 *
 * @param node - The statement.
 * @returns Full names without leading backslash,
 *   what they are (`function`, `const` or nothing for a class), and what the file calls them.
 */
export function importsOf(node: any): {name: string; type: string | null; alias: string; node: any}[] {
  return node.items.map((item: any) => {
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
 * @param sample - In PHP.
 * @param folders - Where the platform looks for classes.
 * @param file - The file that it comes from, if that is known.
 * @returns Nothing if it fits no form.
 */
export function readPhp(
  {title, code}: Pick<Sample, 'title' | 'code'>,
  folders: Folders = noFolders,
  file?: PhpSample,
): PhpSample | undefined {
  const forms: PhpForm[] = /<\?(?:php|=)/.test(code) ? ['file'] : ['statements', 'class', 'array'];
  for (const form of forms) {
    let program;
    try {
      program = parsePhp(code, form);
    } catch {
      continue;
    }
    const declared = program.children.find(({kind}: any) => kind === 'namespace');
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
 * @param node - Anything in the syntax tree.
 * @returns The nodes right below it, without comments.
 */
export function childrenOf(node: any): any[] {
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
 * @param node - A name.
 * @param sample - Where it stands.
 * @param world - Of the page.
 * @returns Its full name, without the leading backslash.
 */
export function classNameOf({name, resolution}: any, sample: PhpSample, world: PageContext): string {
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
