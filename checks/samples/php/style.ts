// cspell:ignore ENCAPSED NULLSAFE

export type NamedToken = [name: string, text: string, line: number];

/** Tokens whose text is the author's own, or no word of the language. */
const free = new Set([
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

/** After these, every word is a name. */
const beforeName = new Set([
  'T_OBJECT_OPERATOR',
  'T_NULLSAFE_OBJECT_OPERATOR',
  'T_DOUBLE_COLON',
  'T_FUNCTION',
  'T_CONST',
  'T_NS_SEPARATOR',
]);

/**
 * Checks what tokens and lines show of the coding style: tags, upper and lower case, short arrays, tabs, long lines.
 *
 * @param code - A program.
 * @param tokens - Its tokens, as php-parser gives them.
 * @param title - Its path. Language files may have long lines.
 * @returns Faults.
 */
export function checkStyle(
  code: string,
  tokens: readonly any[],
  title: string | undefined,
): {line: number; message: string}[] {
  const faults: {line: number; message: string}[] = [];
  let line = 1;
  let previous = '';
  const solid = tokens.filter((token) => !['T_WHITESPACE', 'T_COMMENT', 'T_DOC_COMMENT'].includes(token[0]));
  solid.forEach((token, index) => {
    const [name, text, tokenLine] = typeof token === 'string' ? [token, token, line] : (token as NamedToken);
    line = tokenLine;
    const report = (message: string) => faults.push({line, message});
    if (name === 'T_OPEN_TAG_WITH_ECHO') {
      report('short tag "<?="; write "<?php"');
    } else if (name === 'T_OPEN_TAG' && !text.startsWith('<?php')) {
      report(`tag "${text.trim()}" in upper case; write "<?php"`);
    } else if (name === 'T_INLINE_HTML' && /<\?(?!php\b|=|xml)/.test(text)) {
      report('short tag "<?"; write "<?php"');
    } else if (name === 'T_CLOSE_TAG') {
      const rest = solid.slice(index + 1);
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
      } else if (!free.has(name) && /^[A-Za-z_]+$/.test(text) && !text.startsWith('__') && text !== lower) {
        report(`keyword "${text}" in upper case; write "${lower}"`);
      } else if (name === 'T_ARRAY' && solid[index + 1] === '(') {
        report('long array "array(…)"; write "[…]"');
      }
    }
    previous = name;
  });
  code
    .split('\n')
    .forEach((text, index) =>
      faults.push(...checkLine(text, /\/lang\/\w+\//.test(title ?? '')).map((message) => ({line: index + 1, message}))),
    );
  return faults;
}

/**
 * Checks what holds for the lines of every programming language.
 *
 * @param text - Line.
 * @param mayBeLong - Whether its length does not matter.
 * @returns Faults.
 */
export function checkLine(text: string, mayBeLong = false): string[] {
  const faults = [];
  if (text.includes('\t')) {
    faults.push('tab; indent with spaces');
  }
  if (/[ \t]$/.test(text)) {
    faults.push('spaces at the end of the line');
  }
  if (!mayBeLong && text.length > 132) {
    faults.push(`line of ${text.length} characters; at most 132`);
  }
  return faults;
}
