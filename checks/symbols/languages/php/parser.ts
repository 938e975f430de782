import parser from 'php-parser';

/** The form of a sample: a file with an opening tag, statements, members of a class, or the elements of an array. */
export type PhpForm = 'file' | 'statements' | 'class' | 'array';

function createEngine(suppressErrors: boolean) {
  return new parser.Engine({
    parser: {php8: true, extractDoc: true, suppressErrors},
    ast: {withPositions: true},
    lexer: {short_tags: false},
  });
}

const strictEngine = createEngine(false);
const lenientEngine = createEngine(true);

/** The class that the parser sees around members of a class. */
export const wrapperClass = 'sample';

/** Code that makes a sample of each form a whole program. It adds no line before the sample, so line numbers match. */
const wrappers = {
  file: ['', ''],
  statements: ['<?php ', '\n'],
  class: [`<?php class ${wrapperClass} { `, '\n}'],
  array: ['<?php return [ ', '\n];'],
};

/**
 * Parses a PHP sample.
 *
 * @param form - The form to parse it as.
 * @returns The syntax tree, with the line numbers of the sample.
 * @throws If the sample does not have that form.
 */
export function parsePhp(code: string, form: PhpForm): any {
  const [before, after] = wrappers[form];
  return strictEngine.parseCode(`${before}${code}${after}`, 'sample.php');
}

/**
 * Parses a file of declarations, and skips those that are not valid PHP, as in stubs of PHP's own functions.
 *
 * @param code - A whole file.
 * @returns The syntax tree of the valid parts.
 */
export function parsePhpStub(code: string): any {
  return lenientEngine.parseCode(code, 'stub.php');
}
