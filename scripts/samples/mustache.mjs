// @ts-check
import mustache from 'mustache';
import {checkJson} from './json.mjs';

/** @typedef {{line: number, message: string}} Fault */

/** What a comment has in front of the values that the template library draws the template with. */
const contextHead = /Example context \(json\):/i;

/**
 * Checks a sample of Mustache: that tags are closed and not empty, and that the example context in its comment is JSON,
 * as the platform draws it in its template library.
 *
 * @param {string} code - The sample.
 * @returns {Fault[]} Faults.
 */
export function checkMustache(code) {
  const lineAt = (/** @type {number} */ index) => code.slice(0, index).split('\n').length;
  /** @type {import('mustache').TemplateSpans} */
  let spans;
  try {
    // The platform has blocks and templates that extend others; the parser takes both for sections, which is their form.
    spans = mustache.parse(code.replaceAll(/\{\{([<$])/g, '{{#'));
  } catch (error) {
    const [, reason, index] = /^(.*) at (?:index )?(\d+)$/.exec(error instanceof Error ? error.message : '') ?? [];
    return [{line: lineAt(Number(index ?? 0)), message: `no Mustache: ${reason ?? String(error)}`}];
  }
  /** @type {Fault[]} */
  const faults = [];
  /** @param {import('mustache').TemplateSpans} inner */
  const check = (inner) => {
    for (const [type, value, start, , children] of inner) {
      const line = lineAt(start);
      if (type !== 'text' && type !== '!' && value === '') {
        faults.push({line, message: 'no Mustache: a tag without a name'});
      }
      const head = type === '!' ? contextHead.exec(value) : undefined;
      if (head) {
        const from = start + code.slice(start).indexOf(head[0]) + head[0].length;
        const to = code.indexOf('}}', from);
        faults.push(...checkContext(code.slice(from, to), lineAt(from)));
      }
      if (Array.isArray(children)) {
        check(children);
      }
    }
  };
  check(spans);
  return faults;
}

/**
 * @param {string} context - JSON, up to the end of the comment.
 * @param {number} first - Line on which it begins.
 * @returns {Fault[]} Faults.
 */
function checkContext(context, first) {
  return checkJson(context).map(({line, message}) => {
    // Where objects end together, the comment ends too.
    const hint = /close \w+ expected|unexpected end/.test(message) ? '; the comment ends at its first "}}"' : '';
    return {line: first + line - 1, message: `example context: ${message}${hint}`};
  });
}
