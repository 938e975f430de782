import {htmlEscape} from 'escape-goat';
import {normalizeTokens, Prism, type Token} from 'prism-react-renderer';

/**
 * Merges adjacent tokens of the same type. White space is merged into the token before it, because it has no colour.
 */
function mergeTokens(line: readonly Token[]): {type: string; text: string}[] {
  const merged: {type: string; text: string}[] = [];
  for (const {types, content} of line) {
    const type = [...new Set(types)].filter((name) => name !== 'plain').join(' ');
    const last = merged.at(-1);
    if (last && (last.type === type || /^\s*$/.test(content))) {
      last.text += content;
    } else {
      merged.push({type, text: content});
    }
  }
  return merged;
}

/**
 * Returns the HTML of each line with Prism's token classes, which `src/css/code.css` styles. Code in an unknown language is
 * only escaped.
 */
export function highlightedLines(code: string, language: string): string[] {
  const grammar = Prism.languages[language];
  let tokens: (string | Prism.Token)[] = [code];
  if (grammar) {
    const environment = {code, grammar, language, tokens};
    // These hooks handle embedded languages, such as PHP in HTML. The first hook may replace the code and the grammar.
    Prism.hooks.run('before-tokenize', environment);
    environment.tokens = Prism.tokenize(environment.code, environment.grammar);
    Prism.hooks.run('after-tokenize', environment);
    ({tokens} = environment);
  }
  return normalizeTokens(tokens).map((line) =>
    mergeTokens(line)
      .map(({type, text}) => {
        const html = htmlEscape(text.replace(/^\n$/, ''));
        return type === '' || html === '' ? html : `<span class="token ${type}">${html}</span>`;
      })
      .join(''),
  );
}
