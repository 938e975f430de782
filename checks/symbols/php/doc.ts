/** A type that a documentation block names. */
export interface DocType {
  /** Such as `param`. */
  tag: string;
  /** The variable that it is about, without its sign, or nothing. */
  variable: string;
  /** Names that may be classes, as written. */
  classes: string[];
  /** Whether it is a list of such. */
  isList: boolean;
  /** Of the sample. */
  line: number;
}

/** Words for types that are no classes. */
const simple = new Set(
  `array bool boolean callable callback closure double false float int integer iterable mixed never null number numeric
  object resource scalar self static stdclass string this true type void`.split(/\s+/),
);

/**
 * Reads the types in the documentation block of a node.
 *
 * @param node - Of the syntax tree.
 * @returns Those of `@param`, `@return`, `@var` and `@throws`.
 */
export function docTypes(node: any): DocType[] {
  return (node.leadingComments ?? []).flatMap(({value, loc}: any) =>
    [...value.matchAll(/@(param|return|var|throws)[^\S\n]+([^\s*]+)(?:[^\S\n]+(?:\.\.\.|&)?\$(\w+))?/g)].map(
      ({index, 1: tag = '', 2: types = '', 3: variable = ''}) => {
        const names: string[] = types.split(/[|<>,?()]+/).filter(Boolean);
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
 * @param name - As written.
 * @returns A node.
 */
export function docName(name: string): {kind: 'name'; name: string; resolution: 'fqn' | 'qn' | 'uqn'} {
  return {kind: 'name', name, resolution: name.startsWith('\\') ? 'fqn' : name.includes('\\') ? 'qn' : 'uqn'};
}
