import type {PhpNode} from '../../../../checks/samples/php/ast.ts';
import {isBuiltInType, resolveName} from './names.ts';
import type {Scope} from './phpFile.ts';

/** Matches an attribute, which can contain strings and arrays. */
const attribute = /#\[(?:[^[\]{;'"]|'[^']*'|"[^"]*"|\[[^\]]*\])*\]/.source;

/** Matches a doc comment and the attributes and modifiers after it, at the end of the text. */
const leadingComment = new RegExp(
  `(?:/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\s*)?(?:${attribute}\\s*|(?:final|abstract|public|protected|private|static)\\s+)*$`,
);

/**
 * Finds the doc comment and the attributes in the characters (up to a limit) before a declaration, because php-parser loses
 * comments before attributes.
 */
export function docCommentBefore(node: PhpNode, code: string, limit: number): string {
  const end = node.loc?.start.offset ?? 0;
  return leadingComment.exec(code.slice(Math.max(0, end - limit), end))?.[0] ?? '';
}

/** Finds the doc comment of a declaration, and the attributes after it. */
export function docCommentOf(node: PhpNode, code: string): string {
  if (node.attrGroups?.length > 0) {
    return docCommentBefore(node, code, 5000);
  }
  const comments: PhpNode[] = node.leadingComments ?? [];
  return comments.filter(({value}) => value.startsWith('/**')).at(-1)?.value ?? '';
}

/**
 * Finds the version in which a declaration was deprecated, in its doc comment or in the attribute `deprecated`: `yes` if
 * neither of them names one, or an empty string.
 */
export function deprecatedIn(comment: string): string {
  const tag =
    /^[\s/*]*@deprecated\b(.*)/m.exec(comment) ??
    /#\[\\?(?:core\\attribute\\)?deprecated\b(?:[\s\S]*?\bsince: '([^']*))?/.exec(comment);
  return tag ? (/\b(\d+(?:\.\d+)+)/.exec(tag[1] ?? '')?.[1] ?? 'yes') : '';
}

/**
 * Finds the class that a doc comment documents as the return type, if the code does not declare one, as `return:CLASS` with
 * `|null`, `|false` or `|bool`. Other types are left out, because no symbol file contains them. If the name can also refer to a
 * global class, that name follows after `?`.
 */
export function returnClaim(node: PhpNode, comment: string, scope: Scope): string {
  const type = node.type
    ? undefined
    : /^[\s/*]*@return\s+(\S+)/m
        .exec(comment)?.[1]
        ?.replace(/[.,;:]+$/, '')
        .replace(/boolean$/i, 'bool');
  const [, name = '', suffix = ''] = /^([\w\\]+)((?:\|(?:bool|false|null))?)$/.exec(type ?? '') ?? [];
  if (name === '' || isBuiltInType(name)) {
    return '';
  }
  const full = resolveName(name, scope);
  return `return:${full}${suffix}${full === `${scope.namespace}\\${name}` ? `?${name}${suffix}` : ''}`;
}

/** Resolves the documented return types when all classes are known, and removes the ones that are not classes. */
export function resolveClaims(rows: readonly Record<string, string>[], isClass: (name: string) => boolean): void {
  for (const row of rows) {
    const claims = row.doctypes?.replace('return:', '').split('?') ?? [];
    const claim = claims.find((type) => isClass(type.replace(/\|.*/, '')));
    row.doctypes = claim === undefined ? '' : `return:${claim}`;
  }
}
