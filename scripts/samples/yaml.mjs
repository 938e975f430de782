// @ts-check
import {LineCounter, parseAllDocuments} from 'yaml';

/**
 * Checks a sample of YAML.
 *
 * @param {string} code - The sample.
 * @returns {{line: number, message: string}[]} Faults.
 */
export function checkYaml(code) {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(code, {lineCounter, prettyErrors: false});
  if (!Array.isArray(documents)) {
    return [];
  }
  return documents
    .flatMap(({errors, warnings}) => [...errors, ...warnings])
    .map(({pos, message}) => ({line: lineCounter.linePos(pos[0]).line, message: `no YAML: ${message}`}));
}
