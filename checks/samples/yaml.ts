import {LineCounter, isScalar, parseAllDocuments, visit} from 'yaml';

/**
 * Checks a sample of YAML.
 *
 * @param code - The sample.
 * @returns Faults.
 */
export function checkYaml(code: string): {line: number; message: string}[] {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(code, {lineCounter, prettyErrors: false});
  if (!Array.isArray(documents)) {
    return [];
  }
  return documents.flatMap((document) => {
    const {errors, warnings, contents} = document;
    const faults = [...errors, ...warnings].map(({pos: [start], message}) => ({start, message}));
    // Any text is a value; a file of YAML has keys, or is a list.
    if (faults.length === 0 && isScalar(contents)) {
      faults.push({start: contents.range[0], message: 'neither keys nor a list'});
    }
    visit(document, {
      Alias: (_, alias) => {
        if (!alias.resolve(document)) {
          faults.push({
            start: alias.range?.[0] ?? 0,
            message: `there is no anchor "${alias.source}" before this alias`,
          });
        }
      },
    });
    return faults.map(({start, message}) => ({line: lineCounter.linePos(start).line, message: `no YAML: ${message}`}));
  });
}
