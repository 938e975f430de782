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

/** Parses a PHP sample. The tree has the sample's line numbers. Throws an error if the sample does not have that form. */
export function parsePhp(code: string, form: PhpForm): any {
  const [before, after] = wrappers[form];
  return strictEngine.parseCode(`${before}${code}${after}`, 'sample.php');
}

/** Parses the valid parts of a file with declarations, such as the stubs of PHP's own functions. */
export function parsePhpStub(code: string): any {
  return lenientEngine.parseCode(code, 'stub.php');
}
