/** Splits a list at a separator, except inside brackets. */
function splitOutsideBrackets(list: string, separator: string): string[] {
  let depth = 0;
  let item = '';
  const items: string[] = [];
  for (const character of `${list}${separator}`) {
    depth += '({['.includes(character) ? 1 : ')}]'.includes(character) ? -1 : 0;
    if (character === separator && depth === 0) {
      items.push(item);
      item = '';
    } else {
      item += character;
    }
  }
  return items.map((text) => text.trim()).filter(Boolean);
}

/**
 * Lists the exports of a module, without their parameters and members.
 *
 * @param list - The exports in the format of the data: `init(root), default{show(); hide()}`.
 * @returns The names of the exports. The default export is always called `default`.
 */
export function exportNames(list: string): string[] {
  return splitOutsideBrackets(list, ',').map((item) =>
    item
      .replace(/[({].*$/s, '')
      .replace(/^default .*/, 'default')
      .trim(),
  );
}

/**
 * Lists the members of an exported class or object.
 *
 * @param list - The exports in the format of the data: `init(root), default{show(); hide()}`.
 * @returns The names of the members; undefined if the data does not list any.
 */
export function memberNames(list: string, name: string): string[] | undefined {
  const item = splitOutsideBrackets(list, ',').find((candidate) => exportNames(candidate)[0] === name);
  const members = /^[^{(]+(?:\([^{]*\))?\{(.*)\}$/s.exec(item ?? '')?.[1];
  return members === undefined
    ? undefined
    : splitOutsideBrackets(members, ';').map((member) => member.replace(/\(.*$/s, '').trim());
}
