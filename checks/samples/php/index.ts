import {parse, tokenNames, tokensOf, versions} from './parser.ts';
import {isStatement, lacksSemicolon} from './semicolons.ts';
import {checkIndent} from './indent.ts';
import {detectKind, type PhpKind} from './sampleKind.ts';
import {lineProblems} from '../lineRules.ts';
import {findQueries} from './queries.ts';
import {checkPlatformRules} from './platformRules.ts';
import {findNewerSyntax} from './newerSyntax.ts';
import type {Problem} from '../../problem.ts';

/** The code that turns a sample of each kind into a program. It adds one line before the sample. */
const wrappers: Record<PhpKind, [before: string, after: string]> = {
  file: ['', ''],
  statements: ['<?php\n', ''],
  'class-body': ['<?php class Sample {\n', '\n}'],
  array: ['<?php $sample = [\n', '\n];'],
  expression: ['<?php $sample =\n', '\n;'],
};

/**
 * Checks that a sample is valid in the oldest PHP version that it has to support, and that it follows the coding style unless
 * this is switched off. By default, it detects which part of a program the sample is.
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

  const tokens = tokensOf(wrapped);
  // Strings in language files may be long.
  const mayBeLong = /\/lang\/\w+\//.test(title ?? '');
  const problems = lines.flatMap((text, index) =>
    style ? lineProblems(text, mayBeLong).map((message) => ({line: index + 1 + offset, message})) : [],
  );
  const description = kind ?? `detected as ${sampleKind}`;
  const reportInvalid = ({line, message}: Problem) =>
    problems.push({line, message: `invalid PHP ${php} (${description}): ${message}`});
  const {tree, problem} = parse(tokens, php);
  if (problem) {
    const newerVersion = versions.find((version) => Number(version) > Number(php) && !parse(tokens, version).problem);
    reportInvalid({
      ...problem,
      message: newerVersion ? `${problem.message}; this syntax needs PHP ${newerVersion}` : problem.message,
    });
  } else {
    problems.push(...findNewerSyntax(tree, php));
    const [, second] = tree.children;
    if (after !== '' && second) {
      reportInvalid({line: second.loc.start.line, message: `the sample continues after the end of the ${sampleKind}`});
    }
    const isUnfinished =
      kind === undefined && sampleKind === 'expression'
        ? isStatement(tree)
        : lacksSemicolon(tree, tokenNames(tokens).at(-1) ?? '');
    if (isUnfinished) {
      reportInvalid({line: Infinity, message: 'the ";" at the end is missing'});
    }
    if (style) {
      problems.push(
        ...checkIndent(wrapped, tokens, offset),
        ...(await checkQueries(tree)),
        ...checkPlatformRules(tree),
      );
    }
  }
  return problems.map(toSampleLine).sort((a, b) => a.line - b.line);
}

async function checkQueries(tree: any): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const {code, line: first} of findQueries(tree)) {
    const {checkSql} = await import('../sql.ts');
    const found = await checkSql(code, {kind: undefined, dialect: undefined});
    problems.push(...found.map(({line, message}) => ({line: first + line - 1, message: `query: ${message}`})));
  }
  return problems;
}
