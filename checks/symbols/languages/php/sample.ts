import type {Sample} from '../../page.ts';
import {importsOf} from './ast.ts';
import {parsePhp, type PhpForm} from './parser.ts';

/** A parsed sample, with everything that is needed to resolve its names. */
export interface PhpSample {
  /** The syntax tree. */
  program: any;
  /** As on the page. */
  code: string;
  /** Path of the file that it belongs in. */
  title: string;
  /** Whether it is a whole file, or a region of one, so that its imports are known. */
  isWholeFile: boolean;
  namespace: string;
  /** Full names of imported classes, by their lower-case aliases. */
  imports: Map<string, string>;
  /** Full names of imported functions, by their lower-case aliases. */
  functionImports: Map<string, string>;
  /** The class that the sample shows members of, or an empty string. */
  className: string;
  /** The class that the statements of the sample belong to, or an empty string. */
  outerClass: string;
  /** Whether it is inline code, where class names lack their namespace. */
  isInline?: boolean;
}

/** Plugin types and subsystems by folder. */
export type ComponentFolders = ReadonlyMap<string, string>;

const coreOnly: ComponentFolders = new Map([['lib', 'core']]);

/** The class that a file must contain to be found by the class loader, or an empty string. */
function classOfPath(path: string, folders: ComponentFolders): string {
  const [, folder = '', rest = ''] = /^([\w/]+)\/(?:classes|tests)\/([\w/]+)\.php$/.exec(path) ?? [];
  const [, parent = '', plugin = ''] = /^(.*)\/(\w+)$/.exec(folder) ?? [];
  const type = folders.get(parent);
  const component = folders.get(folder) ?? (type === undefined ? undefined : `${type}_${plugin}`);
  return component === undefined ? '' : [folder === 'lib' ? 'core' : component, ...rest.split('/')].join('\\');
}

/** The full name of the class in a file that declares exactly one. */
function onlyClassOf({program, namespace}: PhpSample): string | undefined {
  const scope = program.children.find(({kind}: any) => kind === 'namespace') ?? program;
  const classes = scope.children.filter(({kind}: any) => /^(?:class|interface|trait|enum)$/.test(kind));
  return classes.length === 1 ? `${namespace === '' ? '' : `${namespace}\\`}${classes[0].name.name}` : undefined;
}

/** Parses code in the first form that fits. */
function parseAnyForm(code: string): {program: any; form: PhpForm} | undefined {
  const forms: PhpForm[] = /<\?(?:php|=)/.test(code) ? ['file'] : ['statements', 'class', 'array'];
  for (const form of forms) {
    try {
      return {program: parsePhp(code, form), form};
    } catch {
      continue;
    }
  }
  return undefined;
}

/**
 * Parses a PHP sample.
 *
 * @param sample - Its code, and the path of the file that it belongs in.
 * @param folders - Where the platform has its components.
 * @param file - The file that the sample is imported from, if it is.
 * @returns Undefined if the code is not valid PHP.
 */
export function parsePhpSample(
  {title, code}: Pick<Sample, 'title' | 'code'>,
  folders: ComponentFolders = coreOnly,
  file?: PhpSample,
): PhpSample | undefined {
  const parsed = parseAnyForm(code);
  if (!parsed) {
    return undefined;
  }
  const {program, form} = parsed;
  const namespaceNode = program.children.find(({kind}: any) => kind === 'namespace');
  const expectedClass = (file && onlyClassOf(file)) ?? classOfPath(title, folders);
  const imports = new Map<string, string>();
  const functionImports = new Map<string, string>();
  for (const node of namespaceNode ? [...program.children, ...namespaceNode.children] : program.children) {
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
    isWholeFile: form === 'file' || namespaceNode !== undefined || file !== undefined,
    namespace:
      file?.namespace ??
      (namespaceNode || form === 'file'
        ? (namespaceNode?.name ?? '')
        : expectedClass.split('\\').slice(0, -1).join('\\')),
    imports: file?.imports ?? imports,
    functionImports: file?.functionImports ?? functionImports,
    // A class whose name is unknown still needs a name that no other sample can use.
    className: form === 'class' ? expectedClass || 'class@sample' : '',
    outerClass: form === 'statements' && !namespaceNode ? expectedClass : '',
  };
}
