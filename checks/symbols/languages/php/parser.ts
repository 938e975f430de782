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

/** The name of the class that is wrapped around a sample with class members. */
export const wrapperClass = 'sample';

/** The code that turns a sample of each form into a program. It adds no line before the sample, so line numbers match. */
const wrappers = {
  file: ['', ''],
  statements: ['<?php ', '\n'],
  class: [`<?php class ${wrapperClass} { `, '\n}'],
  array: ['<?php return [ ', '\n];'],
};

/**
 * Parses a PHP sample.
 *
 * @returns The syntax tree, with the sample's line numbers.
 * @throws If the sample does not have that form.
 */
export function parsePhp(code: string, form: PhpForm): any {
  const [before, after] = wrappers[form];
  return strictEngine.parseCode(`${before}${code}${after}`, 'sample.php');
}

/**
 * Parses a file with declarations, such as the stubs of PHP's own functions. Declarations that are not valid PHP are
 * skipped.
 *
 * @returns The syntax tree of the valid parts.
 */
export function parsePhpStub(code: string): any {
  return lenientEngine.parseCode(code, 'stub.php');
}
