// @ts-check
import phpParser from 'php-parser';
import {checkWholeFile} from './php-file.mjs';
import {checkIndent} from './php-indent.mjs';
import {checkStyle} from './php-style.mjs';
import {newerThan} from './php-version.mjs';

/**
 * A fault of a sample: line in it, counted from 1, and what is wrong.
 *
 * @typedef {{line: number, message: string}} Fault
 */

/** @typedef {'file' | 'statements' | 'class-body' | 'array' | 'expression'} PhpKind */

/**
 * What stands around a sample to make a program of it. It takes one line, which the positions of faults leave out.
 *
 * @type {Record<PhpKind, [before: string, after: string]>}
 */
const frames = {
  file: ['', ''],
  statements: ['<?php\n', ''],
  'class-body': ['<?php class Sample {\n', '\n}'],
  array: ['<?php $sample = [\n', '\n];'],
  expression: ['<?php $sample =\n', '\n;'],
};

const visibilities = ['T_PUBLIC', 'T_PROTECTED', 'T_PRIVATE'];
const memberModifiers = [...visibilities, 'T_ABSTRACT', 'T_FINAL', 'T_STATIC'];

/** @param {string} version - PHP version. */
function engineFor(version) {
  return new phpParser.Engine({
    parser: {extractDoc: true, version},
    ast: {withPositions: true},
  });
}

/**
 * Sees what part of a program a sample plainly is.
 *
 * @param {string} code - The sample.
 * @returns {PhpKind} `statements` if it could be anything.
 */
export function phpKind(code) {
  if (/^\s*<\?/.test(code)) {
    return 'file';
  }
  const tokens = engineFor('8.4')
    .tokenGetAll(`<?php\n${code}`)
    .filter(([name]) => !['T_OPEN_TAG', 'T_WHITESPACE', 'T_COMMENT', 'T_DOC_COMMENT'].includes(String(name)))
    .map((token) => (typeof token === 'string' ? token : String(token[0])));
  const [first, second] = tokens;
  const last = tokens.at(-1);
  if (first && visibilities.includes(first)) {
    return 'class-body';
  }
  if (first && memberModifiers.includes(first)) {
    // `static function ()` is a closure; `final class` is a class.
    const [word, name] = tokens.slice(tokens.findIndex((token) => !memberModifiers.includes(token)));
    return word === 'T_FUNCTION' && name !== '(' ? 'class-body' : 'statements';
  }
  if (second === 'T_DOUBLE_ARROW') {
    return 'array';
  }
  return last === undefined || [';', '}', ':', 'T_CLOSE_TAG', 'T_INLINE_HTML'].includes(last)
    ? 'statements'
    : 'expression';
}

/**
 * Checks a PHP sample: that it is PHP of the oldest version that its readers may have, and in the coding style.
 *
 * @param {string} code - The sample.
 * @param {object} settings - What the fence and the page say.
 * @param {string | undefined} settings.kind - What part of a program it is; seen from the code without it.
 * @param {string | undefined} settings.title - Title of the fence, a path.
 * @param {string} settings.php - Oldest PHP version it has to run on.
 * @param {boolean} settings.style - Whether the coding style counts. It does not where the sample shows a fault.
 * @returns {Fault[]} Faults in the order of the lines.
 */
export function checkPhp(code, {kind, title, php, style}) {
  const declared = /** @type {PhpKind} */ (kind ?? phpKind(code));
  const [before, after] = frames[declared];
  const offset = before === '' ? 0 : 1;
  const framed = before + code + after;
  const lines = code.split('\n');
  const at = (/** @type {Fault} */ {line, message}) => ({
    line: Math.min(Math.max(line - offset, 1), lines.length),
    message,
  });

  // Tags first: to the parser, text after a short tag is no program but HTML, and right.
  const styleFaults = style ? checkStyle(framed, engineFor('8.4').tokenGetAll(framed), title).map(at) : [];
  let tree;
  try {
    tree = engineFor(php).parseCode(framed, 'sample.php');
  } catch (error) {
    const {lineNumber, message} = /** @type {Error & {lineNumber?: number}} */ (error);
    const reason = message.replace(/^Parse Error ?: /i, '').replace(/ on line \d+$/, '');
    const what = kind ?? `${declared}, by the look of it`;
    const fault = at({line: lineNumber ?? 1, message: `no PHP ${php} (${what}): ${reason}`});
    return [fault, ...styleFaults].sort((a, b) => a.line - b.line);
  }
  const faults = [...newerThan(tree, php).map(at), ...styleFaults];
  if (style) {
    faults.push(...checkIndent(tree, framed, offset).map(at));
    if (declared === 'file') {
      faults.push(...checkWholeFile(tree, code, title).map(at));
    }
  }
  return faults.sort((a, b) => a.line - b.line);
}
