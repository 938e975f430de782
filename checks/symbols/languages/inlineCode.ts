import type {LookupKind} from '../../../src/moodle/symbols/table.ts';
import type {PageContext} from '../pageContext.ts';
import {checkClassConstant, checkMethod, checkMethodName} from '../rules/classes.ts';
import {checkAnyKind, checkCallable, checkConstant, checkName, checkWord, findCallables} from '../rules/names.ts';
import {checkColumn, columnsOf} from '../rules/tables.ts';
import {checkMustache} from './markup.ts';
import {checkPhpNames} from './php/phpNames.ts';
import {parsePhpSample} from './php/sample.ts';
import {isScriptFunction} from './scriptGlobals.ts';

/** The kinds that a name without any page can have. */
const anyKind: LookupKind[] = [
  'function',
  'class',
  'web service',
  'table',
  'constant',
  'callback',
  'subsystem',
  'plugin type',
  'export',
];

function checkPhpFragment(code: string, page: PageContext, line: number): boolean {
  const sample = parsePhpSample({title: '', code});
  if (sample) {
    checkPhpNames({...sample, isInline: true}, page, () => line);
  }
  return sample !== undefined;
}

/** Checks the arguments of a call, or the parameters of a signature with its return type. */
function checkArgumentList(list: string, returnType: string, page: PageContext, line: number) {
  const code = list.replace(/,?\s*(?:\.\.\.|…)\s*$/, '');
  [`function example_signature(${code})${returnType} {}`, `[${code}];`].some((form) =>
    checkPhpFragment(form, page, line),
  );
}

function checkStaticMember(owner: string, name: string, call: Call | undefined, page: PageContext, line: number) {
  if (['self', 'static', 'parent'].includes(owner)) {
    if (call) {
      checkMethodName(page, name, line, 'external');
    }
    return;
  }
  const known = page.view.classOf(owner) ?? page.view.classOf(page.shortNames.get(owner.toLowerCase()) ?? '');
  const byShortName = owner.includes('\\') ? undefined : page.classByShortName(owner);
  const className = known?.symbol.name ?? byShortName ?? owner;
  checkName(page, 'class', className, line);
  if (call || (/^[a-z]/.test(name) && name !== 'class')) {
    checkMethod(page, className, name, line);
    checkArgumentList(call?.list ?? '', call?.returnType ?? '', page, line);
  } else if (name !== 'class') {
    checkClassConstant(page, className, name, line);
  }
}

interface Call {
  list: string;
  returnType: string;
}

function checkFunctionCall(name: string, {list, returnType}: Call, page: PageContext, line: number, isApp: boolean) {
  // Ignore SQL functions, which are in capitals.
  if (/^[A-Z\d_]+$/.test(name)) {
    return;
  }
  const isKnown = findCallables(page.view, name).length > 0;
  // Ignore the functions of the app and of the browser, which are in camel case.
  if (!isKnown && !name.includes('_') && (isApp || isScriptFunction(name))) {
    return;
  }
  if (!isKnown && page.view.classOf(name)) {
    // A table of classes may list their constructors.
    checkName(page, 'class', name, line);
  } else {
    checkCallable(page, name, line);
  }
  checkArgumentList(list, returnType, page, line);
}

/** Checks a name that is neither a call nor a static member. Names that fit no known pattern are ignored. */
function checkBareName(code: string, page: PageContext, line: number, isApp: boolean) {
  if (/^\\[a-z]\w*$/i.test(code)) {
    checkName(page, 'class', code.slice(1), line);
  } else if (/^\\?[a-z]\w*(?:\\\w+)+\\?$/.test(code)) {
    const name = code.replace(/^\\|\\$/g, '');
    if ((code.startsWith('\\') || page.isPlatformName(name)) && !page.isNamespace(name)) {
      checkName(page, 'class', name, line);
    }
  } else if (/^(?:moodle|[a-z]+)\/\w+:\w+$/.test(code)) {
    checkName(page, 'capability', code, line);
  } else if (/^(?:core|[a-z]+_\w+)\/[\w/-]+$/.test(code) && page.isPlatformName(code)) {
    checkAnyKind(page, code, ['template', 'module', 'cache', 'message provider'], 'template or module', line);
  } else if (/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(code)) {
    // Ignore branches such as MOODLE_402_STABLE.
    if (!/_\d{3,}(?:_|$)/.test(code)) {
      checkConstant(page, code, line);
    }
  } else if (/^[a-z]\w*_exception$/.test(code)) {
    checkName(page, 'class', code, line);
  } else if (/^[a-z]\w*_\w*[^\W_]$/.test(code)) {
    checkWordWithUnderscores(code, page, line);
  } else {
    const [, table = '', column = ''] = /^([a-z]\w*)\.([a-z]\w*)$/.exec(code) ?? [];
    const isFile = /^(?:csv|css|html|js|json|md|mustache|php|scss|sql|ts|txt|xml|ya?ml|zip)$/.test(column);
    if (!isApp && !isFile && columnsOf(page, table)) {
      checkColumn(page, column, [table], line);
    }
  }
}

function checkWordWithUnderscores(word: string, page: PageContext, line: number) {
  if (page.isOnlyInOtherVersions(word, anyKind) || word.startsWith('core_')) {
    checkAnyKind(page, word, anyKind, 'symbol', line);
    return;
  }
  // Look for the kinds that can be deprecated.
  const kind = (['function', 'class', 'web service'] as const).find((candidate) => page.view.find(candidate, word));
  if (kind === undefined) {
    checkWord(page, word, anyKind, line);
  } else {
    checkName(page, kind, word, line);
  }
}

/**
 * Checks inline code that looks like a platform name, and ignores all other inline code. On pages about the mobile app, less is
 * certain, because the data does not contain the app's code.
 */
export function checkInlineCode(text: string, page: PageContext, line: number, {isApp}: {isApp: boolean}) {
  const code = text.trim();
  if (code.includes('{{')) {
    checkMustache(code, page, () => line);
    return;
  }
  if (code.startsWith('$') || /^(?:new|extends|implements|use|throw|return|global)\s/.test(code)) {
    checkPhpFragment(/[;}]$/.test(code) ? code : `${code};`, page, line);
    return;
  }
  const member = /^\\?([\w\\]+)::(\w+)(?:(\()(.*)\)(\s*:\s*\??[\w\\|]+)?)?;?$/s.exec(code);
  if (member) {
    const [, owner = '', name = '', parenthesis, list = '', returnType = ''] = member;
    checkStaticMember(owner, name, parenthesis === undefined ? undefined : {list, returnType}, page, line);
    return;
  }
  const call = /^\\?([a-z_]\w*(?:\\\w+)*)\((.*)\)(\s*:\s*\??[\w\\|]+)?;?$/is.exec(code);
  if (call) {
    const [, name = '', list = '', returnType = ''] = call;
    checkFunctionCall(name, {list, returnType}, page, line, isApp);
    return;
  }
  checkBareName(code, page, line, isApp);
}
