// cspell:ignore ENCAPSED NULLSAFE

import type {Problem} from '../../problem.ts';

export type NamedToken = [name: string, text: string, line: number];

/** Tokens whose text can never be a keyword. */
const unrestricted = new Set([
  'T_STRING',
  'T_VARIABLE',
  'T_CONSTANT_ENCAPSED_STRING',
  'T_ENCAPSED_AND_WHITESPACE',
  'T_STRING_VARNAME',
  'T_START_HEREDOC',
  'T_END_HEREDOC',
  'T_INLINE_HTML',
  'T_COMMENT',
  'T_DOC_COMMENT',
  'T_NUM_STRING',
]);

/** Tokens after which every word is a name. */
const beforeName = new Set([
  'T_OBJECT_OPERATOR',
  'T_NULLSAFE_OBJECT_OPERATOR',
  'T_DOUBLE_COLON',
  'T_FUNCTION',
  'T_CONST',
  'T_NS_SEPARATOR',
]);

/**
 * Checks the rules of the coding style that apply to tokens and lines: tags, upper case, long arrays, tabs, long lines.
 *
 * @param code - The program.
 * @param tokens - All tokens of the program.
 * @param title - The program's path. Language files may have long lines.
 */
export function checkStyle(code: string, tokens: readonly any[], title: string | undefined): Problem[] {
  const problems: Problem[] = [];
  let line = 1;
  let previous = '';
  const codeTokens = tokens.filter((token) => !['T_WHITESPACE', 'T_COMMENT', 'T_DOC_COMMENT'].includes(token[0]));
  codeTokens.forEach((token, index) => {
    const [name, text, tokenLine] = typeof token === 'string' ? [token, token, line] : (token as NamedToken);
    line = tokenLine;
    const report = (message: string) => problems.push({line, message});
    if (name === 'T_OPEN_TAG_WITH_ECHO') {
      report('short tag "<?="; write "<?php"');
    } else if (name === 'T_OPEN_TAG' && !text.startsWith('<?php')) {
      report(`tag "${text.trim()}" in upper case; write "<?php"`);
    } else if (name === 'T_INLINE_HTML' && /<\?(?!php\b|=|xml)/.test(text)) {
      report('short tag "<?"; write "<?php"');
    } else if (name === 'T_CLOSE_TAG') {
      const rest = codeTokens.slice(index + 1);
      if (rest.every((after) => after[0] === 'T_INLINE_HTML' && after[1].trim() === '')) {
        report('closing tag "?>" at the end of the file; remove it');
      }
    } else if (!beforeName.has(previous)) {
      const lower = text.toLowerCase();
      if (
        /^(?:T_STRING|T_NAME_FULLY_QUALIFIED)$/.test(name) &&
        /^\\?(?:true|false|null)$/.test(lower) &&
        text !== lower
      ) {
        report(`"${text}" in upper case; write "${lower}"`);
      } else if (!unrestricted.has(name) && /^[A-Za-z_]+$/.test(text) && !text.startsWith('__') && text !== lower) {
        report(`keyword "${text}" in upper case; write "${lower}"`);
      } else if (name === 'T_ARRAY' && codeTokens[index + 1] === '(') {
        report('long array "array(…)"; write "[…]"');
      }
    }
    previous = name;
  });
  code
    .split('\n')
    .forEach((text, index) =>
      problems.push(
        ...checkLine(text, /\/lang\/\w+\//.test(title ?? '')).map((message) => ({line: index + 1, message})),
      ),
    );
  return problems;
}

/**
 * Checks the rules for lines that apply to every programming language.
 *
 * @param text - The line.
 * @param mayBeLong - Whether to ignore its length.
 */
export function checkLine(text: string, mayBeLong = false): string[] {
  const problems = [];
  if (text.includes('\t')) {
    problems.push('the line contains a tab; use spaces instead');
  }
  if (/[ \t]$/.test(text)) {
    problems.push('trailing whitespace');
  }
  if (!mayBeLong && text.length > 132) {
    problems.push(`the line has ${text.length} characters; the limit is 132`);
  }
  return problems;
}
