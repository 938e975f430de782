/**
 * Lists the parameter names of a method, without dollar signs, from a signature such as `($element, string $type = 'x'): void`.
 */
export function parametersOf(signature: string): string[] {
  return [...signature.matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
}

/** Finds the end of a group in a regular expression. Ignores escaped parentheses and those in character classes. */
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
  throw new Error(`The pattern contains a group that is not closed: ${text}`);
}

/** Matches a group that is a choice of words, such as `up|down`. The words can contain `\d+`. */
const choice = /^[\w ,+\\|]*\|[\w ,+\\|]*$/;

/** The expression for a word without quotes. Each step that allows such a word also has a form with quotes. */
const bareWord = '[^ "]*';

/**
 * Converts a step's pattern (a regular expression between slashes, or text with `:names`) to the text that authors write:
 * `{name}` for a value, `{one|two}` for a choice of words, `[words]` for optional words. The method's parameters name the
 * unnamed groups. Undefined if another form has quotes; throws an error if the pattern is too complex.
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
      // The platform writes `(?:es)*` where only one repetition makes sense.
      const isOptional = /[?*]/.test(expression[end + 1] ?? '');
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
    throw new Error(`The pattern ${pattern} is too complex to write as text: ${text}`);
  }
  return text;
}
