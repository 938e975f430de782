import type {PageContext} from '../pageContext.ts';
import {checkMustache} from './markup.ts';
import {checkPhpNames} from './php/phpNames.ts';
import {parsePhpSample} from './php/sample.ts';
import {isScriptFunction} from './scriptGlobals.ts';

/** The kinds that a name without any context can have. */
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

/** Checks a PHP fragment as statements, and returns whether it is valid PHP. */
function checkPhpFragment(code: string, context: PageContext, line: number): boolean {
  const sample = parsePhpSample({title: '', code});
  if (sample) {
    checkPhpNames({...sample, isInline: true}, context, () => line);
  }
  return sample !== undefined;
}

/**
 * Checks the arguments of a call, or the parameters of a signature.
 *
 * @param list - The text between the parentheses.
 * @param returnType - The return type with a colon before it, or an empty string.
 */
function checkArgumentList(list: string, returnType: string, context: PageContext, line: number) {
  const code = list.replace(/,?\s*(?:\.\.\.|…)\s*$/, '');
  [`function example_signature(${code})${returnType} {}`, `[${code}];`].some((form) =>
    checkPhpFragment(form, context, line),
  );
}

/** Checks `owner::name`. `call` is undefined if the name has no parentheses. */
function checkStaticMember(owner: string, name: string, call: Call | undefined, context: PageContext, line: number) {
  const {symbols} = context;
  if (['self', 'static', 'parent'].includes(owner)) {
    if (call) {
      context.classes.checkMethodName(name, line, 'external');
    } else if (name !== 'class') {
      context.classes.checkConstantName(name, line);
    }
    return;
  }
  const entry = symbols.findClass(owner) ?? symbols.findClass(symbols.shortNames.get(owner.toLowerCase()) ?? '');
  const byShortName = owner.includes('\\') ? undefined : symbols.classByShortName(owner);
  const className = entry?.name ?? byShortName ?? owner;
  context.names.check('class', className, line);
  if (call || (/^[a-z]/.test(name) && name !== 'class')) {
    context.classes.checkMethod(className, name, line, true);
    checkArgumentList(call?.list ?? '', call?.returnType ?? '', context, line);
  } else if (name !== 'class') {
    context.classes.checkConstant(className, name, line);
  }
}

interface Call {
  list: string;
  returnType: string;
}

function checkFunctionCall(name: string, {list, returnType}: Call, context: PageContext, line: number, isApp: boolean) {
  const {symbols} = context;
  // Ignore SQL functions, which are in capitals.
  if (/^[A-Z\d_]+$/.test(name)) {
    return;
  }
  const isKnown = symbols.findCallables(name).length > 0;
  // Ignore the functions of the app and of the browser, which are in camel case.
  if (!isKnown && !name.includes('_') && (isApp || isScriptFunction(name))) {
    return;
  }
  if (!isKnown && symbols.findClass(name)) {
    // A table of classes may list their constructors.
    context.names.check('class', name, line);
  } else {
    context.names.checkCallable(name, line);
  }
  checkArgumentList(list, returnType, context, line);
}

/** Checks a name that is neither a call nor a static member. Names that fit no known pattern are ignored. */
function checkName(code: string, context: PageContext, line: number, isApp: boolean) {
  const {names, symbols} = context;
  if (/^\\[a-z]\w*$/i.test(code)) {
    names.check('class', code.slice(1), line);
  } else if (/^\\?[a-z]\w*(?:\\\w+)+\\?$/.test(code)) {
    const name = code.replace(/^\\|\\$/g, '');
    if ((code.startsWith('\\') || symbols.isPlatformName(name)) && !symbols.isNamespace(name)) {
      names.check('class', name, line);
    }
  } else if (/^(?:moodle|[a-z]+)\/\w+:\w+$/.test(code)) {
    names.check('capability', code, line);
  } else if (/^(?:core|[a-z]+_\w+)\/[\w/-]+$/.test(code) && symbols.isPlatformName(code)) {
    names.checkAnyKind(code, ['template', 'module', 'cache', 'message provider'], 'template or module', line);
  } else if (/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(code)) {
    // Ignore branches such as MOODLE_402_STABLE.
    if (!/_\d{3,}(?:_|$)/.test(code)) {
      names.checkConstant(code, line);
    }
  } else if (/^[a-z]\w*_exception$/.test(code)) {
    names.check('class', code, line);
  } else if (/^[a-z]\w*_\w*[^\W_]$/.test(code)) {
    checkWordWithUnderscores(code, context, line);
  } else {
    const [, table = '', column = ''] = /^([a-z]\w*)\.([a-z]\w*)$/.exec(code) ?? [];
    const isFile = /^(?:csv|css|html|js|json|md|mustache|php|scss|sql|ts|txt|xml|ya?ml|zip)$/.test(column);
    if (!isApp && !isFile && context.tables.columnsOf(table)) {
      context.tables.checkColumn(column, [table], line);
    }
  }
}

function checkWordWithUnderscores(word: string, {names, symbols}: PageContext, line: number) {
  if (symbols.isOnlyInOtherVersions(word, anyKind) || word.startsWith('core_')) {
    names.checkAnyKind(word, anyKind, 'symbol', line);
    return;
  }
  // Look for the kinds that can be deprecated.
  const kind = ['function', 'class', 'web service'].find((candidate) => symbols.find(candidate, word));
  if (kind === undefined) {
    names.checkWord(word, anyKind, line);
  } else {
    names.check(kind, word, line);
  }
}

/**
 * Checks inline code that looks like a platform name, and ignores all other inline code.
 *
 * @param text - The code.
 * @param context - The names that the page may use.
 * @param line - The line on the page.
 * @param options - `isApp` is true if the page is about the mobile app, because the data does not contain the app's code.
 */
export function checkInlineCode(text: string, context: PageContext, line: number, {isApp}: {isApp: boolean}) {
  const code = text.trim();
  if (code.includes('{{')) {
    checkMustache(code, context, () => line);
    return;
  }
  if (code.startsWith('$') || /^(?:new|extends|implements|use|throw|return|global)\s/.test(code)) {
    checkPhpFragment(/[;}]$/.test(code) ? code : `${code};`, context, line);
    return;
  }
  const member = /^\\?([\w\\]+)::(\w+)(?:(\()(.*)\)(\s*:\s*\??[\w\\|]+)?)?;?$/s.exec(code);
  if (member) {
    const [, owner = '', name = '', parenthesis, list = '', returnType = ''] = member;
    checkStaticMember(owner, name, parenthesis === undefined ? undefined : {list, returnType}, context, line);
    return;
  }
  const call = /^\\?([a-z_]\w*(?:\\\w+)*)\((.*)\)(\s*:\s*\??[\w\\|]+)?;?$/is.exec(code);
  if (call) {
    const [, name = '', list = '', returnType = ''] = call;
    checkFunctionCall(name, {list, returnType}, context, line, isApp);
    return;
  }
  checkName(code, context, line, isApp);
}
