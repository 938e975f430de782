import {findDeclarationErrors} from './declarationErrors.ts';
import {parse, tokenNames, tokensOf, versions} from './parser.ts';
import {checkWholeFile} from './wholeFile.ts';
import {isStatement, lacksSemicolon, findStatementErrors} from './statementErrors.ts';
import {checkIndent} from './indent.ts';
import {detectKind, type PhpKind} from './sampleKind.ts';
import {findQueries} from './queries.ts';
import {checkPlatformRules} from './platformRules.ts';
import {checkStyle} from './style.ts';
import {findNewerSyntax} from './newerSyntax.ts';
import type {Problem} from '../../problem.ts';

/** The code around a sample of each kind that makes it a program. It adds one line before the sample. */
const wrappers: Record<PhpKind, [before: string, after: string]> = {
  file: ['', ''],
  statements: ['<?php\n', ''],
  'class-body': ['<?php class Sample {\n', '\n}'],
  array: ['<?php $sample = [\n', '\n];'],
  expression: ['<?php $sample =\n', '\n;'],
};

/**
 * Checks that a sample is valid in the oldest PHP version that it has to run on, and that it follows the coding style.
 *
 * @param code - The sample.
 * @param settings - What the fence and the page say.
 * @param settings.kind - The part of a program that the sample is; detected by default.
 * @param settings.title - Title of the fence, a path.
 * @param settings.php - The oldest PHP version.
 * @param settings.style - Whether to check the coding style and the queries.
 * @returns Problems in the order of the lines.
 */
export async function checkPhp(
  code: string,
  {
    kind,
    title,
    php,
    style,
  }: {
    kind: string | undefined;
    title: string | undefined;
    php: string;
    style: boolean;
  },
): Promise<Problem[]> {
  const sampleKind = (kind ?? detectKind(code)) as PhpKind;
  const [before, after] = wrappers[sampleKind];
  const offset = before === '' ? 0 : 1;
  const wrapped = before + code + after;
  const lines = code.split('\n');
  const toSampleLine = ({line, message}: Problem) => ({
    line: Math.min(Math.max(line - offset, 1), lines.length),
    message,
  });

  // Check the tags even if parsing succeeds: the parser reads a program after a short tag as HTML.
  const tokens = tokensOf(wrapped);
  const problems = style ? checkStyle(wrapped, tokens, title) : [];
  const description = kind ?? `${sampleKind}, by the look of it`;
  const reportInvalid = ({line, message}: Problem) =>
    problems.push({line, message: `no PHP ${php} (${description}): ${message}`});
  const {tree, problem} = parse(tokens, php);
  if (problem) {
    const newerVersion = versions.find((version) => Number(version) > Number(php) && !parse(tokens, version).problem);
    reportInvalid({
      ...problem,
      message: newerVersion ? `${problem.message}; it is PHP ${newerVersion}` : problem.message,
    });
  } else {
    problems.push(...findNewerSyntax(tree, php));
    [...findDeclarationErrors(tree, wrapped), ...findStatementErrors(tree)].forEach(reportInvalid);
    const [, second] = tree.children;
    if (after !== '' && second) {
      reportInvalid({line: second.loc.start.line, message: `the ${sampleKind} is over before the sample ends`});
    }
    const isUnfinished =
      kind === undefined && sampleKind === 'expression'
        ? isStatement(tree)
        : lacksSemicolon(tree, tokenNames(tokens).at(-1) ?? '');
    if (isUnfinished) {
      reportInvalid({line: Infinity, message: 'there is no ";" at the end'});
    }
    if (style) {
      problems.push(
        ...checkIndent(wrapped, tokens, offset),
        ...(await checkQueries(tree)),
        ...checkPlatformRules(tree),
      );
      if (sampleKind === 'file') {
        problems.push(...checkWholeFile(tree, code, title));
      }
    }
  }
  return problems.map(toSampleLine).sort((a, b) => a.line - b.line);
}

/** Checks the queries of a sample. Examples of what not to do need not work with every database. */
async function checkQueries(tree: any): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const {code, line: first} of findQueries(tree)) {
    const {checkSql} = await import('../sql.ts');
    const found = await checkSql(code, {kind: undefined, dialect: undefined});
    problems.push(...found.map(({line, message}) => ({line: first + line - 1, message: `query: ${message}`})));
  }
  return problems;
}
