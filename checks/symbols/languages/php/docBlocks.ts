/** A type in a documentation block. */
export interface DocType {
  /** The tag without the at sign, such as `param`. */
  tag: string;
  /** The variable that it belongs to, without the dollar sign, or an empty string. */
  variable: string;
  /** The names in the type that can be classes, as the block spells them. */
  classes: string[];
  /** Whether the classes are the types of a list's elements. */
  isList: boolean;
  /** The line in the sample. */
  line: number;
}

/** Type names in documentation blocks that are not classes. */
const builtInTypes = new Set(
  `array bool boolean callable callback closure double false float int integer iterable mixed never null number numeric
  object resource scalar self static stdclass string this true type void`.split(/\s+/),
);

/**
 * Reads the types of the `@param`, `@return`, `@var` and `@throws` tags in a node's documentation block.
 *
 * @param node - A node of the syntax tree.
 * @returns The types, in the order of the tags.
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
            .filter((name) => /^\\?[a-z][\w\\]*$/i.test(name) && !builtInTypes.has(name.toLowerCase())),
          isList: names.some((name) => name.endsWith('[]')) || /[<]/.test(types),
          line: Number(loc.start.line) + String(value).slice(0, index).split('\n').length - 1,
        };
      },
    ),
  );
}

/**
 * Creates a name node for a class name in a documentation block, like the one that the parser creates for a name in code.
 *
 * @param name - The name as the block spells it.
 * @returns A name node.
 */
export function docNameNode(name: string): {kind: 'name'; name: string; resolution: 'fqn' | 'qn' | 'uqn'} {
  return {kind: 'name', name, resolution: name.startsWith('\\') ? 'fqn' : name.includes('\\') ? 'qn' : 'uqn'};
}
