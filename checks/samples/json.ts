import {parseTree, printParseErrorCode, visit, type ParseError} from 'jsonc-parser';
import type {Problem} from '../problem.ts';

/** Checks a JSON sample. Comments, trailing commas and duplicate keys are errors. */
export function checkJson(code: string): Problem[] {
  const errors: ParseError[] = [];
  parseTree(code, errors, {disallowComments: true, allowTrailingComma: false, allowEmptyContent: false});
  const [first] = errors;
  if (first) {
    const line = code.slice(0, first.offset).split('\n').length;
    const reason = printParseErrorCode(first.error)
      .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase();
    return [{line, message: `invalid JSON: ${reason}`}];
  }
  const problems: Problem[] = [];
  const objects: Set<string>[] = [];
  visit(code, {
    onObjectBegin: () => {
      objects.push(new Set());
    },
    onObjectEnd: () => {
      objects.pop();
    },
    onObjectProperty: (key, _offset, _length, line) => {
      if (objects.at(-1)?.has(key)) {
        problems.push({line: line + 1, message: `duplicate key "${key}" in an object`});
      }
      objects.at(-1)?.add(key);
    },
  });
  return problems;
}
