import mustache from 'mustache';
import {checkJson} from './json.ts';
import type {TemplateSpans} from 'mustache';
import type {Problem} from '../problem.ts';

/** The heading of the example context in a template comment. */
const contextHeading = /Example context \(json\):/i;

/**
 * Checks a Mustache template: tags must be closed and must have a name, and the example context in the comment must be
 * valid JSON, because the platform's template library renders the template with it.
 */
export function checkMustache(code: string): Problem[] {
  const lineAt = (index: number) => code.slice(0, index).split('\n').length;
  let spans: TemplateSpans;
  try {
    // The parser does not support blocks and parents, but their syntax is like that of sections.
    spans = mustache.parse(code.replaceAll(/\{\{([<$])/g, '{{#'));
  } catch (error) {
    const [, reason, index] = /^(.*) at (?:index )?(\d+)$/.exec(error instanceof Error ? error.message : '') ?? [];
    return [{line: lineAt(Number(index ?? 0)), message: `invalid Mustache: ${reason ?? String(error)}`}];
  }
  const problems: Problem[] = [];
  const check = (inner: TemplateSpans) => {
    for (const [type, value, start, , children] of inner) {
      const line = lineAt(start);
      if (type !== 'text' && type !== '!' && value === '') {
        problems.push({line, message: 'invalid Mustache: a tag has no name'});
      }
      const heading = type === '!' ? contextHeading.exec(value) : undefined;
      if (heading) {
        const from = start + code.slice(start).indexOf(heading[0]) + heading[0].length;
        const to = code.indexOf('}}', from);
        problems.push(...checkContext(code.slice(from, to), lineAt(from)));
      }
      if (Array.isArray(children)) {
        check(children);
      }
    }
  };
  check(spans);
  return problems;
}

/** Checks the JSON of an example context, which is the rest of the comment and starts on `firstLine`. */
function checkContext(context: string, firstLine: number): Problem[] {
  return checkJson(context).map(({line, message}) => {
    // Two closing braces in a row end the comment.
    const hint = /close \w+ expected|unexpected end/.test(message) ? '; the comment ends at its first "}}"' : '';
    return {line: firstLine + line - 1, message: `example context: ${message}${hint}`};
  });
}
