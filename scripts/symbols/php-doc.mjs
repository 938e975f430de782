// @ts-check

/**
 * A type that a documentation block names.
 *
 * @typedef {object} DocType
 * @property {string} tag - Such as `param`.
 * @property {string} variable - The variable that it is about, without its sign, or nothing.
 * @property {string[]} classes - Names that may be classes, as written.
 * @property {boolean} isList - Whether it is a list of such.
 * @property {number} line - Of the sample.
 */

/** Words for types that are no classes. */
const simple = new Set(
  `array bool boolean callable callback closure double false float int integer iterable mixed never null number numeric
  object resource scalar self static stdclass string this true type void`.split(/\s+/),
);

/**
 * Reads the types in the documentation block of a node.
 *
 * @param {any} node - Of the syntax tree.
 * @returns {DocType[]} Those of `@param`, `@return`, `@var` and `@throws`.
 */
export function docTypes(node) {
  return (node.leadingComments ?? []).flatMap((/** @type {any} */ {value, loc}) =>
    [...value.matchAll(/@(param|return|var|throws)[^\S\n]+([^\s*]+)(?:[^\S\n]+(?:\.\.\.|&)?\$(\w+))?/g)].map(
      ({index, 1: tag = '', 2: types = '', 3: variable = ''}) => {
        /** @type {string[]} */
        const names = types.split(/[|<>,?()]+/).filter(Boolean);
        return {
          tag,
          variable,
          classes: names
            .map((name) => name.replace(/(?:\[\])+$/, ''))
            .filter((name) => /^\\?[a-z][\w\\]*$/i.test(name) && !simple.has(name.toLowerCase())),
          isList: names.some((name) => name.endsWith('[]')) || /[<]/.test(types),
          line: Number(loc.start.line) + String(value).slice(0, index).split('\n').length - 1,
        };
      },
    ),
  );
}

/**
 * A name of a documentation block, as the parser would give it.
 *
 * @param {string} name - As written.
 * @returns {{kind: 'name', name: string, resolution: 'fqn' | 'qn' | 'uqn'}} A node.
 */
export function docName(name) {
  return {kind: 'name', name, resolution: name.startsWith('\\') ? 'fqn' : name.includes('\\') ? 'qn' : 'uqn'};
}
