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

/** Lists the exports in a list such as `init(root), default{show(); hide()}`, where the default export is called `default`. */
export function exportNames(list: string): string[] {
  return splitOutsideBrackets(list, ',').map((item) =>
    item
      .replace(/[({].*$/s, '')
      .replace(/^default .*/, 'default')
      .trim(),
  );
}

/** Lists the members of a class or object in such a list of exports, if the list has any. */
export function memberNames(list: string, name: string): string[] | undefined {
  const item = splitOutsideBrackets(list, ',').find((candidate) => exportNames(candidate)[0] === name);
  const members = /^[^{(]+(?:\([^{]*\))?\{(.*)\}$/s.exec(item ?? '')?.[1];
  return members === undefined
    ? undefined
    : splitOutsideBrackets(members, ';').map((member) => member.replace(/\(.*$/s, '').trim());
}
