/*
 * The file `_headers`, which Netlify, Cloudflare Pages and hosts after their manner read: a path, then its headers, each on
 * an indented line. `*` stands for anything. All rules that match a request apply, and hosts join the values of a header
 * that comes from several of them with a comma.
 */
import escapeStringRegexp from 'escape-string-regexp';

/** Headers of the paths that a pattern matches. */
export interface HeaderRule {
  /** Path as it is requested, base URL included, with one `*` at most. */
  path: string;
  /** Values by name. */
  headers: Readonly<Record<string, string>>;
}

/** What Cloudflare Pages reads; it leaves out what is over. */
const limits = {rules: 100, line: 2000};

/**
 * Writes the file.
 *
 * @param rules - The rules.
 * @returns Its text.
 * @throws If a host would not read all of it.
 */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  if (rules.length > limits.rules) {
    throw new Error(`_headers has ${rules.length} rules, and hosts read ${limits.rules}.`);
  }
  return rules
    .map(({path, headers}) => {
      const lines = Object.entries(headers).map(([name, value]) => {
        const line = `  ${name}: ${value}`;
        if (line.length > limits.line) {
          throw new Error(
            `The line of ${name} in _headers has ${line.length} characters, and hosts read ${limits.line}.`,
          );
        }
        return `${line}\n`;
      });
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');
}

/**
 * Reads the file.
 *
 * @param text - Its text.
 * @returns The rules in their order.
 * @throws If a line is neither a path nor a header below one.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: {path: string; headers: Record<string, string>}[] = [];
  for (const line of text.split('\n')) {
    if (/^\s*(?:#|$)/.test(line)) {
      continue;
    }
    const header = /^\s+([\w-]+):\s*(.*\S)\s*$/.exec(line);
    const last = rules.at(-1);
    if (line.startsWith('/')) {
      rules.push({path: line.trim(), headers: {}});
    } else if (header?.[1] !== undefined && header[2] !== undefined && last) {
      last.headers[header[1]] = header[2];
    } else {
      throw new Error(`"${line}" in _headers is neither a path nor a header of one.`);
    }
  }
  return rules;
}

/**
 * The paths of a rule as a regular expression.
 *
 * @param path - Path of a rule.
 * @returns Source of the expression, from the start to the end of a path.
 */
export function patternOf(path: string): string {
  return `^${path.split('*').map(escapeStringRegexp).join('.*')}$`;
}

/**
 * The headers that a host adds to an answer.
 *
 * @param rules - The rules of a site.
 * @param path - Path that is asked for, without query.
 * @returns Values by name, those of several rules joined.
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const all: Record<string, string> = {};
  for (const rule of rules) {
    if (new RegExp(patternOf(rule.path)).test(path)) {
      for (const [name, value] of Object.entries(rule.headers)) {
        all[name] = all[name] === undefined ? value : `${all[name]}, ${value}`;
      }
    }
  }
  return all;
}
