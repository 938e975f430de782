// cspell:ignore NULLSAFE ELSEIF
import {startsOfTexts, withPlaces, type Token} from './places.ts';

/** A bracket that is open. */
export interface Bracket {
  /** What stands in it. */
  holds: 'statements' | 'cases' | 'list' | 'anything';
  /** Indent of what opens it, and of the bracket that closes it. */
  outer: number;
  /** Indent of what stands in it. */
  inner: number;
  /** Whether a new statement begins behind it. */
  isEnd: boolean;
  /** Indent of what the next `{` in it belongs to. */
  owner: number;
  /** First word of the statement that is being read. */
  word: string;
  /** What the next `{` makes, if it is a value. */
  value: 'closure' | 'class' | 'match' | undefined;
  /** Whether a `case` is being read, up to its colon. */
  isLabel: boolean;
}

const step = 4;

const comments = new Set(['T_COMMENT', 'T_DOC_COMMENT']);

/** In the brackets of these, lines may stand where they read best. */
const conditions = new Set(['T_IF', 'T_ELSEIF', 'T_WHILE', 'T_FOR', 'T_FOREACH', 'T_SWITCH', 'T_CATCH', 'T_MATCH']);

const beforeMember = new Set(['T_OBJECT_OPERATOR', 'T_NULLSAFE_OBJECT_OPERATOR', 'T_DOUBLE_COLON', '$']);

/** What is written around HTML, and follows the indent of the HTML. */
const templates = new Set(['T_ENDIF', 'T_ENDFOREACH', 'T_ENDFOR', 'T_ENDWHILE', 'T_ENDSWITCH', 'T_ENDDECLARE']);

/**
 * Checks the indent: what stands in a block, a class, a list or the brackets of a call is four spaces further right
 * than what opens it. Lines that only go on, such as those of a condition or a query, may stand where they read best.
 *
 * It reads tokens, as the tree does not know where brackets and comments are.
 *
 * @param code - The program.
 * @param source - Its tokens, all of them, as php-parser gives them.
 * @param offset - Lines around the sample, before it.
 * @returns Faults, one a line.
 */
export function checkIndent(code: string, source: readonly any[], offset: number): {line: number; message: string}[] {
  const lines = code.split('\n');
  const indentOf = (line: number) => /^ */.exec(lines[line - 1] ?? '')?.[0].length ?? 0;
  const tokens = withPlaces(source);
  const starts = startsOfTexts(tokens);
  // What opens behind a text of several lines belongs to the line on which the text begins.
  const baseOf = (line: number) => indentOf(starts.get(line) ?? line);
  const solid = tokens.filter(({name}) => !comments.has(name));
  if (solid.some(({name, text}) => templates.has(name) || (name === 'T_INLINE_HTML' && text.trim() !== ''))) {
    return [];
  }
  // The body of a class stands where its author likes, as long as it stands straight.
  const isMoved =
    solid.some(({name, line}) => name === 'T_CLASS' && line <= offset) &&
    indentOf(tokens.find(({line}) => line > offset)?.line ?? 1) === step;
  // What opens a bracket in the frame has no indent that counts: what it holds begins at the left.
  const outerOf = (line: number, indent: number) => (line > offset ? indent : isMoved ? 0 : -step);

  const program: Bracket = {
    ...{holds: 'statements', outer: -step, inner: 0, isEnd: true},
    ...{owner: 0, word: '', value: undefined, isLabel: false},
  };
  const open = [program];
  /** Indent of what comes next if it begins a line; undefined inside a statement. */
  let expected: number | undefined;
  let isBesideCode = false;
  let place = 0;
  const faults: {line: number; message: string}[] = [];
  const expect = ({line, isFirst}: Token, right: number | undefined) => {
    const found = indentOf(line);
    // Less than nothing is where the frame around the sample would end.
    if (isFirst && right !== undefined && right >= 0 && line > offset && found !== right) {
      faults.push({line, message: `indent of ${found} spaces; expected ${right}`});
    }
  };

  tokens.forEach((token, index) => {
    const {name, line} = token;
    const bracket = open.at(-1) ?? program;
    if (comments.has(name)) {
      // A remark behind code may go on below itself; one on a case stands with it.
      isBesideCode = !token.isFirst || (isBesideCode && indentOf(line) !== expected);
      const isOfCase = bracket.holds === 'cases' && indentOf(line) === bracket.inner - step;
      if (!isBesideCode && !isOfCase) {
        expect(token, expected);
      }
      return;
    }
    isBesideCode = false;
    const previous = solid[place - 1];
    const [next, afterNext] = solid.slice(place + 1, place + 3);
    place += 1;

    if (name === ')' || name === ']' || name === '}') {
      if (bracket.holds !== 'anything') {
        expect(token, bracket.outer);
      }
      if (open.length > 1) {
        open.pop();
      }
      expected = bracket.isEnd ? open.at(-1)?.inner : undefined;
      return;
    }

    const isCase = bracket.holds === 'cases' && (name === 'T_CASE' || name === 'T_DEFAULT');
    if (expected !== undefined) {
      expect(token, isCase ? expected - step : expected);
      Object.assign(bracket, {owner: baseOf(line), word: name, value: undefined, isLabel: isCase});
    }
    const isStart = expected !== undefined;
    expected = undefined;

    const isMember = beforeMember.has(previous?.name ?? '');
    const value = isMember ? undefined : valueOf(token, previous, next, afterNext);
    const isAnonymousBrace = name === '{' && (isMember || previous?.text.endsWith('\\'));
    if (value) {
      Object.assign(bracket, {value, owner: baseOf(line)});
    } else if (name === '{' && !isAnonymousBrace) {
      const holds =
        bracket.value === 'match' ? 'list' : bracket.word === 'T_SWITCH' && !bracket.value ? 'cases' : 'statements';
      const outer = outerOf(line, bracket.owner);
      // A case is one step in, and what it does two.
      expected = outer + (holds === 'cases' ? 2 : 1) * step;
      open.push({...program, holds, outer, inner: expected, isEnd: !bracket.value});
      bracket.value = undefined;
    } else if (['(', '[', '{', 'T_ATTRIBUTE', 'T_CURLY_OPEN', 'T_DOLLAR_OPEN_CURLY_BRACES'].includes(name)) {
      const isList = !conditions.has(previous?.name ?? '') && tokens[index + 1]?.isFirst && name !== 'T_CURLY_OPEN';
      const outer = outerOf(line, baseOf(line));
      const isEnd = name === 'T_ATTRIBUTE' && isStart && bracket.holds !== 'list';
      open.push({...program, holds: isList ? 'list' : 'anything', outer, inner: outer + step, isEnd});
      expected = isList ? outer + step : undefined;
    } else if (name === ',' && bracket.holds === 'list') {
      expected = bracket.inner;
    } else if (
      name === 'T_OPEN_TAG' ||
      (name === ';' && bracket.holds !== 'anything') ||
      (name === ':' && bracket.isLabel)
    ) {
      expected = bracket.inner;
      bracket.isLabel = false;
    }
  });
  return faults;
}

/**
 * What a token begins that has a block, but is no statement.
 *
 * @param token - A token.
 * @param previous - The one before it.
 * @param next - The one behind it.
 * @param afterNext - The one behind that.
 * @returns Kind of value; undefined if it begins none.
 */
function valueOf(
  {name}: Token,
  previous: Token | undefined,
  next: Token | undefined,
  afterNext: Token | undefined,
): Bracket['value'] {
  switch (name) {
    case 'T_FUNCTION':
      return next?.name === '(' || (next?.name === '&' && afterNext?.name === '(') ? 'closure' : undefined;
    case 'T_CLASS':
      return previous?.name === 'T_NEW' ? 'class' : undefined;
    case 'T_MATCH':
      return previous?.name !== 'T_FUNCTION' && next?.name === '(' ? 'match' : undefined;
    default:
      return undefined;
  }
}
