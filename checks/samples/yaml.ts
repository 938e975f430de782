import {LineCounter, isScalar, parseAllDocuments, visit} from 'yaml';
import type {Problem} from '../problem.ts';

/** Checks a YAML sample. */
export function checkYaml(code: string): Problem[] {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(code, {lineCounter, prettyErrors: false});
  if (!Array.isArray(documents)) {
    return [];
  }
  return documents.flatMap((document) => {
    const {errors, warnings, contents} = document;
    const problems = [...errors, ...warnings].map(({pos: [start], message}) => ({start, message}));
    // Any text is valid YAML, but a useful file contains a mapping or a list.
    if (problems.length === 0 && isScalar(contents)) {
      problems.push({start: contents.range[0], message: 'the document is neither a mapping nor a list'});
    }
    visit(document, {
      Alias: (_, alias) => {
        if (!alias.resolve(document)) {
          problems.push({
            start: alias.range?.[0] ?? 0,
            message: `there is no anchor "${alias.source}" before this alias`,
          });
        }
      },
    });
    return problems.map(({start, message}) => ({
      line: lineCounter.linePos(start).line,
      message: `invalid YAML: ${message}`,
    }));
  });
}
