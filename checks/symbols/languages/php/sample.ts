import type {Sample} from '../../page.ts';
import {importsOf} from './ast.ts';
import {parsePhp, type PhpForm} from './parser.ts';

/** A parsed sample, with the information that is needed to resolve its names. */
export interface PhpSample {
  program: any;
  code: string;
  /** Path of the file that the sample belongs in. */
  title: string;
  /** Whether the sample is a whole file or a region of one, so that its imports are known. */
  isWholeFile: boolean;
  namespace: string;
  /** Full names of imported classes, by their lower-case aliases. */
  imports: Map<string, string>;
  /** Full names of imported functions, by their lower-case aliases. */
  functionImports: Map<string, string>;
  /** The class whose members the sample shows, or an empty string. */
  className: string;
  /** The class that the statements of the sample belong to, or an empty string. */
  outerClass: string;
  /** Whether it is inline code, in which class names often lack their namespace. */
  isInline?: boolean;
}

/** Plugin types and subsystems, by folder. */
export type ComponentFolders = ReadonlyMap<string, string>;

const coreOnly: ComponentFolders = new Map([['lib', 'core']]);

/** Returns the class that the class loader expects in a file, or an empty string. */
function classOfPath(path: string, folders: ComponentFolders): string {
  const [, folder = '', rest = ''] = /^([\w/]+)\/(?:classes|tests)\/([\w/]+)\.php$/.exec(path) ?? [];
  const [, parent = '', plugin = ''] = /^(.*)\/(\w+)$/.exec(folder) ?? [];
  const type = folders.get(parent);
  const component = folders.get(folder) ?? (type === undefined ? undefined : `${type}_${plugin}`);
  return component === undefined ? '' : [folder === 'lib' ? 'core' : component, ...rest.split('/')].join('\\');
}

/** Returns the full name of the class in a file, if the file declares exactly one class. */
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
 * Parses the code and the title of a PHP sample, which may be imported from a file. Code that is not valid PHP is undefined.
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
    // If the name of the class is unknown, use a name that no other sample can refer to.
    className: form === 'class' ? expectedClass || 'class@sample' : '',
    outerClass: form === 'statements' && !namespaceNode ? expectedClass : '',
  };
}
