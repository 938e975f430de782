import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {stringText} from '../symbols/extract/php/values.ts';
import {parsePlatformPhp} from '../symbols/extract/php/phpFile.ts';
import type {Platform} from '../symbols/extract/platform.ts';
import type {PhpNode} from '../../checks/samples/php/ast.ts';

/** The English strings of a platform, read when they are first needed. */
export class LanguageStrings {
  private readonly files = new Map<string, ReadonlyMap<string, string>>();
  private readonly folders: ReadonlyMap<string, string>;

  constructor(private readonly platform: Platform) {
    this.folders = new Map([...platform.folders].map(([folder, component]) => [component, folder]));
  }

  /** Returns the strings of a component as in `get_string()`, such as `error`, `core_group`, `quiz` or `mod_quiz`. */
  of(component: string): ReadonlyMap<string, string> {
    const file = this.fileOf(component);
    let strings = this.files.get(file);
    if (!strings) {
      strings = existsSync(path.join(this.platform.root, file)) ? this.platform.read(file, readStrings) : new Map();
      this.files.set(file, strings);
    }
    return strings;
  }

  private fileOf(component: string): string {
    const name = component.replace(/^core_/, '');
    if (['', 'core', 'moodle'].includes(component)) {
      return 'lang/en/moodle.php';
    }
    const plugin = this.folders.has(component) ? component : `mod_${component}`;
    const folder = component.startsWith('core_') ? undefined : this.folders.get(plugin);
    return folder === undefined
      ? `lang/en/${name}.php`
      : `${folder}/lang/en/${plugin.startsWith('mod_') ? plugin.slice(4) : plugin}.php`;
  }

  /** Returns the names of the string files in the platform's own folder, for example `error`. */
  coreFiles(): string[] {
    return readdirSync(path.join(this.platform.root, 'lang/en'))
      .filter((file) => file.endsWith('.php'))
      .map((file) => file.slice(0, -4));
  }
}

/** Reads the assignments `$string['identifier'] = 'text'` of a file. */
function readStrings(code: string): ReadonlyMap<string, string> {
  const nodes: PhpNode[] = parsePlatformPhp(code).children;
  return new Map(
    nodes.flatMap(({expression}) =>
      expression?.kind === 'assign' && expression.left.kind === 'offsetlookup' && expression.right.kind === 'string'
        ? [[stringText(expression.left.offset), stringText(expression.right)] as [string, string]]
        : [],
    ),
  );
}
