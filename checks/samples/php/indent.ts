// cspell:ignore NULLSAFE ELSEIF
import {multilineStringStarts, locateTokens, type Token} from './tokens.ts';
import type {Problem} from '../../problem.ts';

/** An open parenthesis, bracket or brace. */
export interface Bracket {
  /** The kind of its content, which decides how the content is indented. */
  content: 'statements' | 'cases' | 'list' | 'anything';
  /** Indentation of the line that opens it, and of the closing bracket. */
  outer: number;
  /** Indentation of its content. */
  inner: number;
  /** Whether a new statement starts after it. */
  endsStatement: boolean;
  /** Indentation of the statement or expression that the next `{` inside it belongs to. */
  owner: number;
  /** The first token of the current statement. */
  firstToken: string;
  /** The kind of expression that the next `{` opens, if it opens one. */
  expression: 'closure' | 'class' | 'match' | undefined;
  /** Whether the current token is in a `case`, before its colon. */
  isLabel: boolean;
}

const step = 4;

const comments = new Set(['T_COMMENT', 'T_DOC_COMMENT']);

/** Lines in the parentheses after these tokens may have any indentation. */
const conditions = new Set(['T_IF', 'T_ELSEIF', 'T_WHILE', 'T_FOR', 'T_FOREACH', 'T_SWITCH', 'T_CATCH', 'T_MATCH']);

const beforeMember = new Set(['T_OBJECT_OPERATOR', 'T_NULLSAFE_OBJECT_OPERATOR', 'T_DOUBLE_COLON', '$']);

/** Keywords of the alternative syntax for templates, in which the indentation follows the HTML. */
const templates = new Set(['T_ENDIF', 'T_ENDFOREACH', 'T_ENDFOR', 'T_ENDWHILE', 'T_ENDSWITCH', 'T_ENDDECLARE']);

/**
 * Checks that the content of blocks, classes, lists and calls is indented by four spaces. Continuation lines, for example in a
 * condition or a query, may have any indentation. This reads tokens because the syntax tree contains neither brackets nor
 * comments. Lines of the wrapper before the sample are the offset.
 */
export function checkIndent(code: string, source: readonly any[], offset: number): Problem[] {
  const lines = code.split('\n');
  const indentOf = (line: number) => /^ */.exec(lines[line - 1] ?? '')?.[0].length ?? 0;
  const tokens = locateTokens(source);
  const stringStarts = multilineStringStarts(tokens);
  // A bracket after a multi-line string is indented like the line on which the string starts.
  const baseOf = (line: number) => indentOf(stringStarts.get(line) ?? line);
  const codeTokens = tokens.filter(({name}) => !comments.has(name));
  if (codeTokens.some(({name, text}) => templates.has(name) || (name === 'T_INLINE_HTML' && text.trim() !== ''))) {
    return [];
  }
  // A class body may be indented as a whole.
  const isClassBodyIndented =
    codeTokens.some(({name, line}) => name === 'T_CLASS' && line <= offset) &&
    indentOf(tokens.find(({line}) => line > offset)?.line ?? 1) === step;
  // The content of the wrapper starts at the left margin.
  const outerOf = (line: number, indent: number) => (line > offset ? indent : isClassBodyIndented ? 0 : -step);

  const program: Bracket = {
    ...{content: 'statements', outer: -step, inner: 0, endsStatement: true},
    ...{owner: 0, firstToken: '', expression: undefined, isLabel: false},
  };
  const open = [program];
  /** Indentation of the next token if it is the first one on its line; undefined inside a statement. */
  let expected: number | undefined;
  let followsCode = false;
  let codeIndex = 0;
  const problems: Problem[] = [];
  const checkIndentOf = ({line, isFirst}: Token, expectedIndent: number | undefined) => {
    const found = indentOf(line);
    // A negative indentation belongs to the wrapper around the sample.
    if (isFirst && expectedIndent !== undefined && expectedIndent >= 0 && line > offset && found !== expectedIndent) {
      problems.push({line, message: `indent of ${found} spaces; expected ${expectedIndent}`});
    }
  };

  tokens.forEach((token, index) => {
    const {name, line} = token;
    const bracket = open.at(-1) ?? program;
    if (comments.has(name)) {
      // A comment after code may continue on the next line at its own indentation. A comment on a case is aligned with it.
      followsCode = !token.isFirst || (followsCode && indentOf(line) !== expected);
      const belongsToCase = bracket.content === 'cases' && indentOf(line) === bracket.inner - step;
      if (!followsCode && !belongsToCase) {
        checkIndentOf(token, expected);
      }
      return;
    }
    followsCode = false;
    const previous = codeTokens[codeIndex - 1];
    const [next, afterNext] = codeTokens.slice(codeIndex + 1, codeIndex + 3);
    codeIndex += 1;

    if (name === ')' || name === ']' || name === '}') {
      if (bracket.content !== 'anything') {
        checkIndentOf(token, bracket.outer);
      }
      if (open.length > 1) {
        open.pop();
      }
      expected = bracket.endsStatement ? open.at(-1)?.inner : undefined;
      return;
    }

    const isCase = bracket.content === 'cases' && (name === 'T_CASE' || name === 'T_DEFAULT');
    if (expected !== undefined) {
      checkIndentOf(token, isCase ? expected - step : expected);
      Object.assign(bracket, {owner: baseOf(line), firstToken: name, expression: undefined, isLabel: isCase});
    }
    const isStart = expected !== undefined;
    expected = undefined;

    const isMember = beforeMember.has(previous?.name ?? '');
    const expression = isMember ? undefined : expressionKind(token, previous, next, afterNext);
    const isAnonymousBrace = name === '{' && (isMember || previous?.text.endsWith('\\'));
    if (expression) {
      Object.assign(bracket, {expression, owner: baseOf(line)});
    } else if (name === '{' && !isAnonymousBrace) {
      const content =
        bracket.expression === 'match'
          ? 'list'
          : bracket.firstToken === 'T_SWITCH' && !bracket.expression
            ? 'cases'
            : 'statements';
      const outer = outerOf(line, bracket.owner);
      // In a switch, cases are indented by one level, and their statements by two.
      expected = outer + (content === 'cases' ? 2 : 1) * step;
      open.push({...program, content, outer, inner: expected, endsStatement: !bracket.expression});
      bracket.expression = undefined;
    } else if (['(', '[', '{', 'T_ATTRIBUTE', 'T_CURLY_OPEN', 'T_DOLLAR_OPEN_CURLY_BRACES'].includes(name)) {
      const isList = !conditions.has(previous?.name ?? '') && tokens[index + 1]?.isFirst && name !== 'T_CURLY_OPEN';
      const outer = outerOf(line, baseOf(line));
      const endsStatement = name === 'T_ATTRIBUTE' && isStart && bracket.content !== 'list';
      open.push({...program, content: isList ? 'list' : 'anything', outer, inner: outer + step, endsStatement});
      expected = isList ? outer + step : undefined;
    } else if (name === ',' && bracket.content === 'list') {
      expected = bracket.inner;
    } else if (
      name === 'T_OPEN_TAG' ||
      (name === ';' && bracket.content !== 'anything') ||
      (name === ':' && bracket.isLabel)
    ) {
      expected = bracket.inner;
      bracket.isLabel = false;
    }
  });
  return problems;
}

/** Returns the kind of expression with a block that a token starts, judging by the tokens around it. */
function expressionKind(
  {name}: Token,
  previous: Token | undefined,
  next: Token | undefined,
  afterNext: Token | undefined,
): Bracket['expression'] {
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
