import {htmlEscape} from 'escape-goat';
import {normalizeTokens, Prism, type Token} from 'prism-react-renderer';

/** Tokens of the same kind side by side as one, and white space, which has no colour, with its neighbour. */
function joined(line: readonly Token[]): {kind: string; text: string}[] {
  const parts: {kind: string; text: string}[] = [];
  for (const {types, content} of line) {
    const kind = types.filter((type) => type !== 'plain').join(' ');
    const last = parts.at(-1);
    if (last && (last.kind === kind || /^\s*$/.test(content))) {
      last.text += content;
    } else {
      parts.push({kind, text: content});
    }
  }
  return parts;
}

/**
 * Colours code by its syntax. The classes are those that Prism gives (`token keyword`); `src/css/code.css` colours
 * them.
 *
 * @param code - Text of the sample.
 * @param language - Name of a language that the highlighter has; code of any other stays plain.
 * @returns HTML of each line, without a line break.
 */
export function highlightedLines(code: string, language: string): string[] {
  const grammar = Prism.languages[language];
  const environment = {code, grammar, language, tokens: [] as (string | Prism.Token)[]};
  if (grammar) {
    // Languages within another one, as PHP in HTML, hook in here.
    Prism.hooks.run('before-tokenize', environment);
    environment.tokens = Prism.tokenize(environment.code, grammar);
    Prism.hooks.run('after-tokenize', environment);
  }
  return normalizeTokens(grammar ? environment.tokens : [code]).map((line) =>
    joined(line)
      .map(({kind, text}) => {
        const shown = htmlEscape(text.replace(/^\n$/, ''));
        return kind === '' || shown === '' ? shown : `<span class="token ${kind}">${shown}</span>`;
      })
      .join(''),
  );
}
