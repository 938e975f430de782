import {Linter} from 'eslint/universal';
import {lineProblems} from './lineRules.ts';
import type {Problem} from '../problem.ts';

const wrappers: Record<string, [before: string, after: string]> = {
  statements: ['', ''],
  'class-body': ['class Sample {\n', '\n}'],
  array: ['void [\n', '\n];'],
  expression: ['void (\n', '\n);'],
};

const linter = new Linter();

/** Parses a module with ESLint's JavaScript parser, and returns the first syntax error. JSX is only allowed in `jsx`. */
function javascriptProblem(code: string, language: string): Problem | undefined {
  const messages = linter.verify(code, {
    languageOptions: {parserOptions: {ecmaFeatures: {jsx: language === 'jsx'}}},
    linterOptions: {noInlineConfig: true, reportUnusedDisableDirectives: 'off'},
  });
  const fatal = messages.find((message) => message.fatal);
  return fatal && {line: fatal.line, message: fatal.message.replace('Parsing error: ', '')};
}

/** Checks a sample in `js`, `jsx`, `ts` or `tsx`. Only the first syntax error is returned, because it can cause others. */
export async function checkScript(
  code: string,
  {
    language,
    kind = 'statements',
    style,
  }: {
    language: string;
    kind: string | undefined;
    style: boolean;
  },
): Promise<Problem[]> {
  const [before, after] = wrappers[kind] ?? ['', ''];
  const lines = code.split('\n');
  const wrapped = before + code + after;
  const problem = language.startsWith('ts')
    ? // The TypeScript compiler is slow to load, and only a few pages need it.
      (await import('./typescript.ts')).typescriptProblem(wrapped, language)
    : javascriptProblem(wrapped, language);
  const problems = problem
    ? [
        {
          line: Math.min(Math.max(problem.line - (before === '' ? 0 : 1), 1), lines.length),
          message: `invalid ${language} (${kind}): ${problem.message}`,
        },
      ]
    : [];
  if (style) {
    lines.forEach((text, index) => problems.push(...lineProblems(text).map((message) => ({line: index + 1, message}))));
  }
  return problems;
}
