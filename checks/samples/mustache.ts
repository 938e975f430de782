import mustache from 'mustache';
import {checkJson} from './json.ts';
import type {TemplateSpans} from 'mustache';

export interface Fault {
  line: number;
  message: string;
}

/** What a comment has in front of the values that the template library draws the template with. */
const contextHead = /Example context \(json\):/i;

/**
 * Checks a sample of Mustache: that tags are closed and not empty, and that the example context in its comment is JSON,
 * as the platform draws it in its template library.
 *
 * @param code - The sample.
 * @returns Faults.
 */
export function checkMustache(code: string): Fault[] {
  const lineAt = (index: number) => code.slice(0, index).split('\n').length;
  let spans: TemplateSpans;
  try {
    // The platform has blocks and templates that extend others; the parser takes both for sections, which is their form.
    spans = mustache.parse(code.replaceAll(/\{\{([<$])/g, '{{#'));
  } catch (error) {
    const [, reason, index] = /^(.*) at (?:index )?(\d+)$/.exec(error instanceof Error ? error.message : '') ?? [];
    return [{line: lineAt(Number(index ?? 0)), message: `no Mustache: ${reason ?? String(error)}`}];
  }
  const faults: Fault[] = [];
  const check = (inner: TemplateSpans) => {
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
 * @param context - JSON, up to the end of the comment.
 * @param first - Line on which it begins.
 * @returns Faults.
 */
function checkContext(context: string, first: number): Fault[] {
  return checkJson(context).map(({line, message}) => {
    // Where objects end together, the comment ends too.
    const hint = /close \w+ expected|unexpected end/.test(message) ? '; the comment ends at its first "}}"' : '';
    return {line: first + line - 1, message: `example context: ${message}${hint}`};
  });
}
