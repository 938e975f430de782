import {createHash} from 'node:crypto';
import {formatFingerprint, variablesOf} from '../../src/errors/words.ts';
import {newTable, type Table} from '../symbols/extract/table.ts';

/** More places of one message are left out. */
const maxPlaces = 3;

/** The prefix of every coding error, which tells readers nothing about the cause. */
export const codingErrorPrefix = /^Coding error detected, it must be fixed by a programmer: (?=.)/;

/**
 * Turns the messages that `extractErrors()` returns into the table that the repository contains: one row for each message, with
 * fingerprints instead of the platform's sentences.
 */
export function catalogueOf({rows}: Table): Table {
  const table = newTable('id', 'kind', 'exception', 'code', 'component', 'text', 'debug', 'variables', 'places');
  const groups = new Map<string, Record<string, string>[]>();
  for (const row of rows) {
    const {kind, text, debug, code, component} = row;
    const key = [kind, text, debug, code, code && component].join('\t');
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  for (const [key, group] of groups) {
    const [first = {}] = group;
    const text = (first.text ?? '').replace(codingErrorPrefix, '');
    const places = [...new Set(group.filter(({file}) => file).map((row) => `${row.file}:${row.line}:${row.function}`))];
    table.rows.push({
      ...first,
      code: /^[\w:./-]+$/.test(first.code ?? '') ? (first.code ?? '') : '',
      id: createHash('sha256').update(key).digest('base64url').slice(0, 8),
      text: formatFingerprint(text),
      debug: formatFingerprint(first.debug ?? ''),
      variables: [...variablesOf(text), ...variablesOf(first.debug ?? '')].join(' '),
      places: [...places.slice(0, maxPlaces), ...(places.length > maxPlaces ? [String(places.length)] : [])].join(' '),
    });
  }
  return table;
}
