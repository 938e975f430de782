/**
 * Lists the parameter names of a method.
 *
 * @param signature - As in the reference tables, such as `($element, string $selectortype = 'x'): void`.
 * @returns Names without the dollar sign.
 */
export function parametersOf(signature: string): string[] {
  return [...signature.matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
}

/** Finds the end of a group in a regular expression. Ignores parentheses in character classes and escaped ones. */
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

/** A group that is a choice of words, such as `up|down`. The words can contain digits and their quantifiers. */
const choice = /^[\w ,+\\|]*\|[\w ,+\\|]*$/;

/** Any word without quotes. Each step that allows it also has a form with quotes. */
const bareWord = '[^ "]*';

/**
 * Writes a step in the words of a feature file.
 *
 * @param pattern - As in the source: a regular expression between slashes, or text with `:names`.
 * @param parameters - The parameters of its method, for unnamed groups.
 * @returns Text with `{name}` for a value, `{one|two}` for a choice of words, and `[words]` for optional words. Undefined for
 *   the form without quotes of a step that also has one with quotes.
 * @throws If the pattern is too complex for that.
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
  const remaining = [...parameters];
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
      const parameter = mark === '?:' ? '' : (remaining.shift() ?? '');
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
