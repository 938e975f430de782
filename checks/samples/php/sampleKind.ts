import {tokenNames, tokensOf} from './parser.ts';

/** Which part of a program a sample is. */
export type PhpKind = 'file' | 'statements' | 'class-body' | 'array' | 'expression';

const visibilities = ['T_PUBLIC', 'T_PROTECTED', 'T_PRIVATE'];
const opening = new Set(['(', '[', '{', 'T_ATTRIBUTE', 'T_CURLY_OPEN', 'T_DOLLAR_OPEN_CURLY_BRACES']);
const closing = new Set([')', ']', '}']);
const memberModifiers = [...visibilities, 'T_ABSTRACT', 'T_FINAL', 'T_STATIC'];

/** Detects which part of a program a sample is: `statements` if the code does not make it clear. */
export function detectKind(code: string): PhpKind {
  if (/^\s*<\?/.test(code)) {
    return 'file';
  }
  /** The tokens outside all parentheses, brackets and braces, without attributes. */
  const outer: string[] = [];
  const open: string[] = [];
  for (const name of tokenNames(tokensOf(`<?php\n${code}`)).slice(1)) {
    const bracket = closing.has(name) ? open.pop() : name;
    if (open.length === 0 && bracket !== 'T_ATTRIBUTE') {
      outer.push(name);
    }
    if (opening.has(name)) {
      open.push(name);
    }
  }
  if (outer.some((name) => visibilities.includes(name))) {
    return 'class-body';
  }
  const [first] = outer;
  const last = outer.at(-1);
  if (first && memberModifiers.includes(first)) {
    // `static function ()` starts a closure, and `final class` starts a class. Both are statements.
    const [word, name] = outer.slice(outer.findIndex((token) => !memberModifiers.includes(token)));
    return word === 'T_FUNCTION' && name !== '(' ? 'class-body' : 'statements';
  }
  if (open.length > 0) {
    return 'statements';
  }
  const isArray = outer.includes('T_DOUBLE_ARROW') && !outer.includes(';') && !outer.includes('T_FN');
  if (isArray || last === ',') {
    return 'array';
  }
  return last === undefined || [';', '}', ':', 'T_CLOSE_TAG', 'T_INLINE_HTML'].includes(last)
    ? 'statements'
    : 'expression';
}
