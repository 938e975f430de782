import ts from 'typescript';

/** Longer parameter lists are abbreviated. */
const maxParametersLength = 160;

/** Longer lists of members, which are usually data, are abbreviated. */
const maxMembers = 200;

/** The names that a module declares, with what they refer to. */
export interface Declarations {
  /** Functions, classes and initial values by name. */
  values: ReadonlyMap<string, ts.Node>;
  /** Members that the module assigns to an object or a function's prototype, by the name of the object or function. */
  members: ReadonlyMap<string, ReadonlyMap<string, ts.Node>>;
}

/** Returns whether a name is meant for use outside the module. */
function isPublic(name: string): boolean {
  return name !== '' && !/^[_#]/.test(name);
}

function isFunction(node: ts.Node | undefined): node is ts.FunctionLikeDeclaration {
  return (
    node !== undefined &&
    (ts.isFunctionDeclaration(node) ||
      ts.isFunctionExpression(node) ||
      ts.isArrowFunction(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isGetAccessor(node) ||
      ts.isConstructorDeclaration(node))
  );
}

/** Formats the parameters of a function on one line, as they are in the source. */
function parametersOf({parameters}: ts.FunctionLikeDeclaration): string {
  const [first, last] = [parameters[0], parameters.at(-1)];
  if (!first || !last) {
    return '()';
  }
  const source = first.getSourceFile().text;
  const text = source
    .slice(first.getStart(), last.getEnd())
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('{ ', '{')
    .replaceAll('( ', '(');
  const comma = parameters.hasTrailingComma ? ', ' : '';
  return text.length > maxParametersLength ? '(...)' : `(${text}${comma})`;
}

/** Removes parentheses around an expression. */
function unwrap(node: ts.Node | undefined): ts.Node | undefined {
  return node && ts.isParenthesizedExpression(node) ? unwrap(node.expression) : node;
}

/** Returns the node that an identifier refers to, or the node itself if it is not an identifier. */
function resolve(node: ts.Node | undefined, {values}: Declarations): ts.Node | undefined {
  const target = unwrap(node);
  return target && ts.isIdentifier(target) ? unwrap(values.get(target.text)) : target;
}

/** Returns the name of a member, or an empty string if it is computed. */
function memberName(name: ts.PropertyName | undefined): string {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name)) ? name.text : '';
}

/** Describes the members of an object literal or a class. The last one is `...` if the class inherits others. */
function membersOf(node: ts.Node, declarations: Declarations): string[] {
  const members: string[] = [];
  const add = (name: string, value: ts.Node | undefined) => {
    if (isPublic(name)) {
      const target = resolve(value, declarations);
      members.push(`${name}${isFunction(target) ? parametersOf(target) : ''}`);
    }
  };
  if (ts.isObjectLiteralExpression(node)) {
    for (const property of node.properties) {
      if (ts.isPropertyAssignment(property)) {
        add(memberName(property.name), property.initializer);
      } else if (ts.isShorthandPropertyAssignment(property)) {
        add(property.name.text, property.name);
      } else if (ts.isMethodDeclaration(property)) {
        add(memberName(property.name), property);
      }
    }
  } else if (ts.isClassLike(node)) {
    for (const member of node.members) {
      if (ts.isConstructorDeclaration(member)) {
        add('constructor', member);
      } else if (ts.isMethodDeclaration(member) || ts.isGetAccessor(member)) {
        add(memberName(member.name), member);
      }
    }
    if (node.heritageClauses) {
      members.push('...');
    }
  }
  return members;
}

/** Describes the functions that statements add to an object or a prototype. */
function assignedMembers(name: string, declarations: Declarations): string[] {
  return [...(declarations.members.get(name) ?? [])].flatMap(([member, value]) => {
    const target = resolve(value, declarations);
    return isPublic(member) && member !== 'constructor' && isFunction(target)
      ? [`${member}${parametersOf(target)}`]
      : [];
  });
}

/** Describes an export of a module, whose value may be known, such as `init(root)` or `default{show(); hide()}`. */
export function describeExport(name: string, node: ts.Node | undefined, declarations: Declarations): string {
  const identifier = node && ts.isIdentifier(node) ? node.text : '';
  const target = resolve(node, declarations);
  const members = [
    ...(target ? membersOf(target, declarations) : []),
    ...assignedMembers(identifier || name, declarations),
  ];
  const parameters = isFunction(target) ? parametersOf(target) : '';
  const isList = members.length > 0 || (target && ts.isClassLike(target));
  const list = members.length > maxMembers ? '...' : members.join('; ');
  return `${name}${parameters}${isList ? `{${list}}` : ''}`;
}

/**
 * Describes the members of the object literal that a module returns, directly or in a variable; undefined for other values or
 * if statements add functions to it.
 */
export function describeObject(node: ts.Node, declarations: Declarations): string[] | undefined {
  const target = resolve(node, declarations);
  const isExtended = ts.isIdentifier(node) && assignedMembers(node.text, declarations).length > 0;
  return target && ts.isObjectLiteralExpression(target) && !isExtended ? membersOf(target, declarations) : undefined;
}
