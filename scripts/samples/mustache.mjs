// @ts-check
import mustache from 'mustache';
import {checkJson} from './json.mjs';

/**
 * Checks a sample of Mustache: that tags are closed, and that the example context in its comment is JSON, as the
 * platform draws it in its template library.
 *
 * @param {string} code - The sample.
 * @returns {{line: number, message: string}[]} Faults.
 */
export function checkMustache(code) {
  const lineAt = (/** @type {number} */ index) => code.slice(0, index).split('\n').length;
  /** @type {{line: number, message: string}[]} */
  const faults = [];
  try {
    // The platform has blocks and templates that extend others; the parser takes both for sections, which is their form.
    mustache.parse(code.replaceAll(/\{\{([<$])/g, '{{#'));
  } catch (error) {
    const [, reason, index] = /^(.*) at (?:index )?(\d+)$/.exec(error instanceof Error ? error.message : '') ?? [];
    faults.push({line: lineAt(Number(index ?? 0)), message: `no Mustache: ${reason ?? String(error)}`});
  }
  for (const {1: before = '', 2: context = '', index} of code.matchAll(
    /(\{\{![^}]*?Example context \(json\):)(.*?)\}\}\s*(?:\n|$)/gs,
  )) {
    const first = lineAt(index + before.length);
    faults.push(
      ...checkJson(context).map(({line, message}) => ({
        line: first + line - 1,
        message: `example context: ${message}`,
      })),
    );
  }
  return faults;
}
