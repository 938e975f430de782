/**
 * The names of a method's parameters.
 *
 * @param signature - As in the reference tables, such as `($element, string $selectortype = 'x'): void`.
 * @returns Names without the dollar sign.
 */
export function parametersOf(signature: string): string[] {
  return [...signature.matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
}

/**
 * Where a group closes: brackets in classes and behind a backslash do not count.
 *
 * @param text - A regular expression.
 * @param start - Where the group opens.
 * @returns Where its last bracket stands.
 */
function endOfGroup(text: string, start: number): number {
  let depth = 0;
  let inClass = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\') {
      at += 1;
    } else if (inClass) {
      inClass = sign !== ']';
    } else if (sign === '[') {
      inClass = true;
    } else if (sign === '(') {
      depth += 1;
    } else if (sign === ')') {
      depth -= 1;
      if (depth === 0) {
        return at;
      }
    }
  }
  throw new Error(`A group does not end: ${text}`);
}

/** A group of nothing but words to choose from, such as `up|down`; digits and their signs may stand there too. */
const choice = /^[\w ,+\\|]*\|[\w ,+\\|]*$/;

/** Any one word without quotes: each step that allows it also has a form with them. */
const bareWord = '[^ "]*';

/**
 * The words of a step, as somebody would write it in a feature.
 *
 * @param pattern - As the source has it: a regular expression between slashes, or text with `:names`.
 * @param parameters - Of its method, for groups that have no name.
 * @returns Text with `{name}` for a value, `{one|two}` for one of these words and `[words]` for
 *   words that may be left out. Nothing for the form without quotes of a step that also has one with quotes.
 * @throws If words cannot express the pattern.
 */
export function wordedStep(pattern: string, parameters: readonly string[]): string | undefined {
  const match = /^\/\^?(.*?)\$*\/[a-z]*$/s.exec(pattern);
  if (!match) {
    return pattern
      .replaceAll(':not ', 'not ')
      .replaceAll('":title"', ':title')
      .replaceAll(/:(\w+)/g, '"{$1}"');
  }
  const expression = match[1] ?? '';
  const left = [...parameters];
  let text = '';
  for (let at = 0; at < expression.length; at += 1) {
    if (expression[at] === '\\') {
      at += 1;
      text += expression[at] ?? '';
    } else if (expression[at] !== '(') {
      text += expression[at] ?? '';
    } else {
      const end = endOfGroup(expression, at);
      const [, mark = '', name = '', body = ''] =
        /^\((\?:|\?P?<(\w+)>)?(.*)\)$/s.exec(expression.slice(at, end + 1)) ?? [];
      const isOptional = expression[end + 1] === '?';
      const parameter = mark === '?:' ? '' : (left.shift() ?? '');
      if (body === bareWord && !(text.endsWith('"') && expression[end + 1] === '"')) {
        return undefined;
      }
      if (mark === '?:' && body.startsWith('|')) {
        text += `[${body.slice(1)}]`;
      } else if (isOptional && /^[\w ]+$/.test(body)) {
        text += `[${body}]`;
      } else if (choice.test(body)) {
        text += `{${body.replaceAll(String.raw`\d+`, 'N')}}`;
      } else {
        const value = `{${(name || parameter).replace(/_(?:string|number|int)$/, '')}}`;
        text += isOptional ? `[${value} ]` : value;
      }
      at = isOptional ? end + 1 : end;
    }
  }
  if (/[*+?]|\{\}/.test(text)) {
    throw new Error(`No words for ${pattern}: ${text}`);
  }
  return text;
}
