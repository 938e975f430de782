// @ts-check
import {parseTree, printParseErrorCode, visit} from 'jsonc-parser';

/**
 * Checks a sample of JSON, which has neither comments nor commas at the end, and no key twice.
 *
 * @param {string} code - The sample.
 * @returns {{line: number, message: string}[]} Faults.
 */
export function checkJson(code) {
  /** @type {import('jsonc-parser').ParseError[]} */
  const errors = [];
  parseTree(code, errors, {disallowComments: true, allowTrailingComma: false, allowEmptyContent: false});
  const [first] = errors;
  if (first) {
    const line = code.slice(0, first.offset).split('\n').length;
    const reason = printParseErrorCode(first.error)
      .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase();
    return [{line, message: `no JSON: ${reason}`}];
  }
  /** @type {{line: number, message: string}[]} */
  const faults = [];
  /** @type {Set<string>[]} */
  const objects = [];
  visit(code, {
    onObjectBegin: () => {
      objects.push(new Set());
    },
    onObjectEnd: () => {
      objects.pop();
    },
    onObjectProperty: (key, _offset, _length, line) => {
      if (objects.at(-1)?.has(key)) {
        faults.push({line: line + 1, message: `key "${key}" twice in one object`});
      }
      objects.at(-1)?.add(key);
    },
  });
  return faults;
}
