/*
 * Reads and writes the `_headers` file of Netlify, Cloudflare Pages and similar hosts. It contains paths, each followed by
 * its headers on indented lines. `*` matches any characters. All rules that match a request apply, and if several of them
 * set the same header, hosts join the values with a comma.
 */
import escapeStringRegexp from 'escape-string-regexp';

/** The headers for a path pattern. */
export interface HeaderRule {
  /** Path with the base URL and at most one `*`. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Limits of Cloudflare Pages, which ignores the rest of the file. */
const limits = {rules: 100, line: 2000};

/** Formats rules as the content of a `_headers` file. Throws an error if it exceeds the limits of hosts. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  if (rules.length > limits.rules) {
    throw new Error(`_headers has ${rules.length} rules, but hosts only read ${limits.rules}.`);
  }
  return rules
    .map(({path, headers}) => {
      const lines = Object.entries(headers).map(([name, value]) => {
        const line = `  ${name}: ${value}`;
        if (line.length > limits.line) {
          throw new Error(
            `The ${name} line in _headers has ${line.length} characters, but hosts only read ${limits.line}.`,
          );
        }
        return `${line}\n`;
      });
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');
}

/** Parses a `_headers` file. Throws an error if a line is neither a path nor a header. */
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
      throw new Error(`"${line}" in _headers is neither a path nor a header below a path.`);
    }
  }
  return rules;
}

function patternOf(path: string): string {
  return `^${path.split('*').map(escapeStringRegexp).join('.*')}$`;
}

/** Returns the headers by name that hosts add to the response for a path (without its query). */
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
