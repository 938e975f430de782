import {checkMustache} from './markup.ts';
import {checkPhp} from './php/check.ts';
import {readPhp} from './php/sample.ts';
import {isScriptFunction} from './scriptLibrary.ts';
import type {PageContext} from './pageContext.ts';

/** What a bare name may be. */
const anyKind = [
  'function',
  'class',
  'web service',
  'table',
  'constant',
  'callback',
  'subsystem',
  'plugin type',
  'subplugin type',
  'export',
];

/**
 * Checks the arguments of a call, or the parameters of a signature.
 *
 * @param list - What stands between the brackets.
 * @param type - What is returned, with a colon before it, or nothing.
 */
function checkList(list: string, type: string, world: PageContext, line: number) {
  const code = list.replace(/,?\s*(?:\.\.\.|…)\s*$/, '');
  const forms = [`function example_signature(${code})${type} {}`, `[${code}];`];
  for (const form of forms) {
    const sample = readPhp({title: '', code: form});
    if (sample) {
      checkPhp({...sample, isInline: true}, world, () => line);
      return;
    }
  }
}

/**
 * Checks inline code that looks like a name of the platform. What looks like nothing known is left alone.
 *
 * @param text - The code.
 * @param world - Of the page; takes the names.
 * @param line - Of the page.
 * @param options - Whether the page is about the mobile app, whose own code the data does not know.
 */
export function checkInline(text: string, world: PageContext, line: number, {isApp}: {isApp: boolean}) {
  const code = text.trim();
  if (code.includes('{{')) {
    checkMustache(code, world, () => line);
    return;
  }
  if (code.startsWith('$') || /^(?:new|extends|implements|use|throw|return|global)\s/.test(code)) {
    const sample = readPhp({title: '', code: /[;}]$/.test(code) ? code : `${code};`});
    if (sample) {
      checkPhp({...sample, isInline: true}, world, () => line);
    }
    return;
  }

  const member = /^\\?([\w\\]+)::(\w+)(?:(\()(.*)\)(\s*:\s*\??[\w\\|]+)?)?;?$/s.exec(code);
  if (member) {
    const [, owner = '', name = '', isCall, list = '', type = ''] = member;
    if (['self', 'static', 'parent'].includes(owner)) {
      if (isCall !== undefined) {
        world.classes.useSomeMethod(name, line, 'foreign');
      } else if (name !== 'class') {
        world.classes.useSomeConstant(name, line);
      }
      return;
    }
    const found = world.findClass(owner) ?? world.findClass(world.shortNames.get(owner.toLowerCase()) ?? '');
    const short = owner.includes('\\') ? undefined : world.classByShortName(owner);
    const full = found?.name ?? short ?? owner;
    world.use('class', full, line);
    if (isCall !== undefined || (/^[a-z]/.test(name) && name !== 'class')) {
      world.classes.useMethod(full, name, line, true);
      checkList(list, type, world, line);
    } else if (name !== 'class') {
      world.classes.useClassConstant(full, name, line);
    }
    return;
  }

  const call = /^\\?([a-z_]\w*(?:\\\w+)*)\((.*)\)(\s*:\s*\??[\w\\|]+)?;?$/is.exec(code);
  if (call) {
    const [, name = '', list = '', type = ''] = call;
    // SQL writes its functions in capitals; the app and the browser write theirs in camel case.
    if (/^[A-Z\d_]+$/.test(name)) {
      return;
    }
    const isScript = !name.includes('_') && world.callables(name).length === 0 && (isApp || isScriptFunction(name));
    if (!isScript) {
      if (world.callables(name).length === 0 && world.findClass(name)) {
        // A table of classes may show how to make them.
        world.use('class', name, line);
      } else {
        world.useCallable(name, line);
      }
      checkList(list, type, world, line);
    }
    return;
  }

  if (/^\\[a-z]\w*$/i.test(code)) {
    world.use('class', code.slice(1), line);
  } else if (/^\\?[a-z]\w*(?:\\\w+)+\\?$/.test(code)) {
    const name = code.replace(/^\\|\\$/g, '');
    // It may also be the beginning of the names of classes.
    if ((code.startsWith('\\') || world.isPlatformName(name)) && !world.isNamespace(name)) {
      world.use('class', name, line);
    }
  } else if (/^(?:moodle|[a-z]+)\/\w+:\w+$/.test(code)) {
    world.use('capability', code, line);
  } else if (/^(?:core|[a-z]+_\w+)\/[\w/-]+$/.test(code) && world.isPlatformName(code)) {
    world.useAny(code, ['template', 'module', 'cache', 'message provider'], 'template or module', line);
  } else if (/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(code)) {
    // MOODLE_402_STABLE is a branch.
    if (!/_\d{3,}(?:_|$)/.test(code)) {
      world.useBareConstant(code, line);
    }
  } else if (/^[a-z]\w*_exception$/.test(code)) {
    world.use('class', code, line);
  } else if (/^[a-z]\w*_\w*[^\W_]$/.test(code)) {
    if (world.isOfOtherVersion(code, anyKind) || code.startsWith('core_')) {
      world.useAny(code, anyKind, 'symbol', line);
    } else {
      // Known and old is as wrong in a sentence as in a sample.
      const kind = ['function', 'class', 'web service'].find((candidate) => world.find(candidate, code));
      if (kind === undefined) {
        world.useBareName(code, anyKind, line);
      } else {
        world.use(kind, code, line);
      }
    }
  } else {
    const [, table = '', column = ''] = /^([a-z]\w*)\.([a-z]\w*)$/.exec(code) ?? [];
    if (
      !isApp &&
      world.tables.columnsOf(table) &&
      !/^(?:csv|css|html|js|json|md|mustache|php|scss|sql|ts|txt|xml|ya?ml|zip)$/.test(column)
    ) {
      world.tables.useColumn(column, [table], line);
    }
  }
}
