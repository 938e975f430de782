import {changeKinds, type ChangeKind} from '@site/src/releases/upgrade/kinds';

/** What the reader has chosen, as the address of the page holds it. */
export interface Choice {
  from: string;
  to: string;
  /** Changes that are listed; empty for all. */
  kind: ChangeKind | '';
}

/**
 * Reads the address.
 *
 * @param search - Its query.
 * @returns What it says; empty where it says nothing. Releases may be unknown.
 */
export function readChoice(search: string): Choice {
  const parameters = new URLSearchParams(search);
  const read = (name: keyof Choice): string => parameters.get(name)?.trim() ?? '';
  const kind = read('kind');
  return {from: read('from'), to: read('to'), kind: Object.hasOwn(changeKinds, kind) ? (kind as ChangeKind) : ''};
}

/**
 * Writes the address.
 *
 * @param search - Its query; what else it says, such as the filter, stays.
 * @param choice - What it is to say.
 * @returns The new query.
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
