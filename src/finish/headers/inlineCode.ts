import {createHash} from 'node:crypto';

export interface InlineCode {
  /** Hashes of inline scripts, such as `'sha256-…'`, in the order of the page. */
  scripts: string[];
  /** Code that the content security policy would block: event handler attributes and `javascript:` URLs. */
  violations: string[];
}

/** Matches a comment, or a start tag with its attributes, whose values can contain `>`. */
const tags = /<!--[\s\S]*?-->|<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;

/** Elements whose content is parsed as text. This includes `noscript` when scripts are enabled. */
const textElements = new Set([
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
]);

const attributes = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/** A quick first check, because the site has a million tags and most of them are harmless. */
const isSuspicious = /[\s"'/]on[a-z]+\s*=|javascript:/i;

const urlAttributes = new Set(['action', 'data', 'formaction', 'href', 'src', 'xlink:href']);

/** Script types to which the policy applies. Elements with other types, such as `application/ld+json`, contain data. */
const scriptTypes =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script[\d.]*)$/i;

function attributesOf(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(attributes)].map(([, name = '', quoted, single, bare]) => [
      name.toLowerCase(),
      (quoted ?? single ?? bare ?? '').trim(),
    ]),
  );
}

function violationsIn(tag: string, text: string): string[] {
  return [...attributesOf(text)].flatMap(([name, value]) => {
    if (/^on[a-z]+$/.test(name)) {
      return [`<${tag}> has the event handler ${name}="${value}"`];
    }
    return urlAttributes.has(name) && /^javascript:/i.test(value)
      ? [`<${tag}> has the JavaScript URL ${name}="${value}"`]
      : [];
  });
}

function hashOf(script: string): string {
  const text = script.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Finds the inline code of a page. It scans the HTML, because a policy's hashes depend on each byte of a script, and the
 * parsed page is older than the tags that the build has added.
 */
export function readInlineCode(html: string): InlineCode {
  const code: InlineCode = {scripts: [], violations: []};
  tags.lastIndex = 0;
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    const [, name, text = ''] = match;
    if (name === undefined) {
      continue;
    }
    const tag = name.toLowerCase();
    if (isSuspicious.test(text)) {
      code.violations.push(...violationsIn(tag, text));
    }
    if (textElements.has(tag)) {
      const start = tags.lastIndex;
      const length = html.slice(start).search(new RegExp(`</${tag}[\\s/>]`, 'i'));
      const end = length === -1 ? html.length : start + length;
      if (tag === 'script') {
        const scriptAttributes = attributesOf(text);
        if (!scriptAttributes.has('src') && scriptTypes.test(scriptAttributes.get('type') ?? '')) {
          code.scripts.push(hashOf(html.slice(start, end)));
        }
      }
      tags.lastIndex = end;
    }
  }
  return code;
}
