import {changeKinds, type ChangeKind} from '@site/src/moodle/upgrade/kinds';

/** What the reader has chosen, as stored in the URL. */
export interface Choice {
  from: string;
  to: string;
  /** Kind of changes to list, or empty for all of them. */
  kind: ChangeKind | '';
}

/** Reads the choice from a query string. Missing parameters are empty strings, and the releases may not exist. */
export function readChoice(search: string): Choice {
  const parameters = new URLSearchParams(search);
  const read = (name: keyof Choice): string => parameters.get(name)?.trim() ?? '';
  const kind = read('kind');
  return {from: read('from'), to: read('to'), kind: Object.hasOwn(changeKinds, kind) ? (kind as ChangeKind) : ''};
}

/**
 * Writes the choice into a query string and keeps other parameters, such as the filter.
 *
 * @returns The new query string, with its question mark; empty if it has no parameters.
 */
export function writeChoice(search: string, choice: Choice): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries<string>({...choice})) {
    if (value === '') {
      parameters.delete(name);
    } else {
      parameters.set(name, value);
    }
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
