/**
 * Splits a list at the signs between its items, where no bracket is open.
 *
 * @returns The items.
 */
function split(list: string, sign: string): string[] {
  let depth = 0;
  let item = '';
  const items: string[] = [];
  for (const letter of `${list}${sign}`) {
    depth += '({['.includes(letter) ? 1 : ')}]'.includes(letter) ? -1 : 0;
    if (letter === sign && depth === 0) {
      items.push(item);
      item = '';
    } else {
      item += letter;
    }
  }
  return items.map((text) => text.trim()).filter(Boolean);
}

/**
 * Reads the exports of a module.
 *
 * @param list - As in the data: `init(root), default{show(); hide()}`.
 * @returns Their names, without parameters and without the members of classes and objects. What is exported
 *   by default has the name `default`, whatever the module calls it.
 */
export function exportNames(list: string): string[] {
  return split(list, ',').map((item) =>
    item
      .replace(/[({].*$/s, '')
      .replace(/^default .*/, 'default')
      .trim(),
  );
}

/**
 * Reads what an export holds, if it is a class or an object.
 *
 * @param list - As in the data: `init(root), default{show(); hide()}`.
 * @param name - Of the export.
 * @returns Names of its members; nothing if the data does not list any.
 */
export function memberNames(list: string, name: string): string[] | undefined {
  const item = split(list, ',').find((candidate) => exportNames(candidate)[0] === name);
  const members = /^[^{(]+(?:\([^{]*\))?\{(.*)\}$/s.exec(item ?? '')?.[1];
  return members === undefined ? undefined : split(members, ';').map((member) => member.replace(/\(.*$/s, '').trim());
}
