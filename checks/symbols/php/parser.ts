import parser from 'php-parser';

/** How a sample is read: a file that opens PHP itself, statements, what stands in a class, or the value of an array. */
export type PhpForm = 'file' | 'statements' | 'class' | 'array';

/**
 * @param suppressErrors - Whether to read on after an error.
 */
function createEngine(suppressErrors: boolean) {
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
 * @param code - Without what the form puts around it.
 * @param form - What the code is.
 * @returns The syntax tree. Its lines are those of the code.
 * @throws If the code is not of that form.
 */
export function parsePhp(code: string, form: PhpForm): any {
  const [before, after] = wrappers[form];
  return strict.parseCode(`${before}${code}${after}`, 'sample.php');
}

/**
 * Parses a file of declarations in which some need not be valid PHP, as stubs of the language itself have them.
 *
 * @param code - A whole file.
 * @returns The syntax tree of what could be read.
 */
export function parsePhpStub(code: string): any {
  return lenient.parseCode(code, 'stub.php');
}
