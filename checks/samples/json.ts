import {parseTree, printParseErrorCode, visit, type ParseError} from 'jsonc-parser';

/**
 * Checks a sample of JSON, which has neither comments nor commas at the end, and no key twice.
 *
 * @param code - The sample.
 * @returns Faults.
 */
export function checkJson(code: string): {line: number; message: string}[] {
  const errors: ParseError[] = [];
  parseTree(code, errors, {disallowComments: true, allowTrailingComma: false, allowEmptyContent: false});
  const [first] = errors;
  if (first) {
    const line = code.slice(0, first.offset).split('\n').length;
    const reason = printParseErrorCode(first.error)
      .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase();
    return [{line, message: `no JSON: ${reason}`}];
  }
  const faults: {line: number; message: string}[] = [];
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
        faults.push({line: line + 1, message: `key "${key}" twice in one object`});
      }
      objects.at(-1)?.add(key);
    },
  });
  return faults;
}
