import {createHash} from 'node:crypto';

/** What a page has of code outside script files. */
export interface InlineCode {
  /** Sources of its inline scripts for a content security policy, such as `'sha256-…'`, in the order of the page. */
  scripts: string[];
  /** What such a policy would stop: event handlers in attributes, and addresses that are code. */
  faults: string[];
}

/** A comment, or a start tag with its attributes: values may hold `>`. */
const tags = /<!--[\s\S]*?-->|<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;

/** Elements whose content is text, whatever it looks like; that of `noscript` is, where scripts run. */
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

/** Most tags have nothing of interest, and a site has a million of them. */
const isSuspicious = /[\s"'/]on[a-z]+\s*=|javascript:/i;

const addressAttributes = new Set(['action', 'data', 'formaction', 'href', 'src', 'xlink:href']);

/**
 * Types that a browser runs, or lets steer what it loads, and so holds to the policy. Any other, such as
 * `application/ld+json`, makes the element a block of data, to which the policy does not apply.
 */
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

function faultsOf(tag: string, text: string): string[] {
  return [...attributesOf(text)].flatMap(([name, value]) => {
    if (/^on[a-z]+$/.test(name)) {
      return [`<${tag}> has the event handler ${name}="${value}"`];
    }
    return addressAttributes.has(name) && /^javascript:/i.test(value)
      ? [`<${tag}> has code as the address ${name}="${value}"`]
      : [];
  });
}

/** The hash of what the parser makes of a script: line ends of one kind. */
function hashOf(script: string): string {
  const text = script.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Reads what a page has of code outside script files. It looks at tags and at nothing else: a parser would take as long as
 * the rest of the build for all pages of a site.
 *
 * @param html - The page as the build wrote it.
 * @returns Hashes of inline scripts, and faults.
 */
export function readInlineCode(html: string): InlineCode {
  const code: InlineCode = {scripts: [], faults: []};
  tags.lastIndex = 0;
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    const [, name, text = ''] = match;
    if (name === undefined) {
      continue;
    }
    const tag = name.toLowerCase();
    if (isSuspicious.test(text)) {
      code.faults.push(...faultsOf(tag, text));
    }
    if (textElements.has(tag)) {
      const start = tags.lastIndex;
      const length = html.slice(start).search(new RegExp(`</${tag}[\\s/>]`, 'i'));
      const end = length === -1 ? html.length : start + length;
      if (tag === 'script') {
        const known = attributesOf(text);
        if (!known.has('src') && scriptTypes.test(known.get('type') ?? '')) {
          code.scripts.push(hashOf(html.slice(start, end)));
        }
      }
      tags.lastIndex = end;
    }
  }
  return code;
}
