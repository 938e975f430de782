// @ts-check
import parser from 'php-parser';

/**
 * How a sample is read: a file that opens PHP itself, statements, what stands in a class, or the value of an array.
 *
 * @typedef {'file' | 'statements' | 'class' | 'array'} PhpForm
 */

/** @param {boolean} suppressErrors - Whether to read on after an error. */
function createEngine(suppressErrors) {
  return new parser.Engine({
    parser: {php8: true, extractDoc: true, suppressErrors},
    ast: {withPositions: true},
    lexer: {short_tags: false},
  });
}

const strict = createEngine(false);
const lenient = createEngine(true);

/** What is put around a sample. It adds no line, so that the lines of the sample stay right. */
const wrappers = {
  file: ['', ''],
  statements: ['<?php ', '\n'],
  class: ['<?php class sample { ', '\n}'],
  array: ['<?php return [ ', '\n];'],
};

/**
 * Parses PHP.
 *
 * @param {string} code - Without what the form puts around it.
 * @param {PhpForm} form - What the code is.
 * @returns {any} The syntax tree. Its lines are those of the code.
 * @throws {Error} If the code is not of that form.
 */
export function parsePhp(code, form) {
  const [before, after] = wrappers[form];
  return strict.parseCode(`${before}${code}${after}`, 'sample.php');
}

/**
 * Parses a file of declarations in which some need not be valid PHP, as stubs of the language itself have them.
 *
 * @param {string} code - A whole file.
 * @returns {any} The syntax tree of what could be read.
 */
export function parsePhpStub(code) {
  return lenient.parseCode(code, 'stub.php');
}
