// cspell:ignore ENCAPSED NULLSAFE

import type {Problem} from '../../problem.ts';

export type NamedToken = [name: string, text: string, line: number];

/** Tokens whose text is not a keyword. */
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
 * Checks the coding style as far as tokens and lines show it: tags, upper case, long arrays, tabs, long lines.
 *
 * @param code - A program.
 * @param tokens - All its tokens.
 * @param title - Its path. Language files may have long lines.
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
        report('closing tag "?>" at the end; leave it out');
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
 * Checks the rules for lines in every programming language.
 *
 * @param text - The line.
 * @param mayBeLong - Whether to ignore its length.
 */
export function checkLine(text: string, mayBeLong = false): string[] {
  const problems = [];
  if (text.includes('\t')) {
    problems.push('tab; indent with spaces');
  }
  if (/[ \t]$/.test(text)) {
    problems.push('spaces at the end of the line');
  }
  if (!mayBeLong && text.length > 132) {
    problems.push(`line of ${text.length} characters; at most 132`);
  }
  return problems;
}
