import {Linter} from 'eslint/universal';
import {checkLine} from './php/style.ts';

export interface Fault {
  line: number;
  message: string;
}

const frames: Record<string, [before: string, after: string]> = {
  statements: ['', ''],
  'class-body': ['class Sample {\n', '\n}'],
  array: ['void [\n', '\n];'],
  expression: ['void (\n', '\n);'],
};

const linter = new Linter();

/**
 * Parses JavaScript as a browser would, with the parser of ESLint.
 *
 * @param code - A module.
 * @param language - `jsx` may have elements, `js` may not.
 * @returns Where it is none.
 */
function javascriptFault(code: string, language: string): Fault | undefined {
  const messages = linter.verify(code, {
    languageOptions: {parserOptions: {ecmaFeatures: {jsx: language === 'jsx'}}},
    linterOptions: {noInlineConfig: true, reportUnusedDisableDirectives: 'off'},
  });
  const fatal = messages.find((message) => message.fatal);
  return fatal && {line: fatal.line, message: fatal.message.replace('Parsing error: ', '')};
}

/**
 * Checks a sample of JavaScript or TypeScript.
 *
 * @param code - The sample.
 * @param settings - What the fence says.
 * @param settings.language - `js`, `jsx`, `ts` or `tsx`.
 * @param settings.kind - What part of a program it is; statements without it.
 * @param settings.style - Whether the coding style counts.
 * @returns Faults. Of those of the syntax, the first, as others may follow from it.
 */
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
): Promise<Fault[]> {
  const [before, after] = frames[kind] ?? ['', ''];
  const lines = code.split('\n');
  const framed = before + code + after;
  const fault = language.startsWith('ts')
    ? // It takes longest to load, and few pages need it.
      (await import('./typescript.ts')).typescriptFault(framed, language)
    : javascriptFault(framed, language);
  const faults = fault
    ? [
        {
          line: Math.min(Math.max(fault.line - (before === '' ? 0 : 1), 1), lines.length),
          message: `no ${language} (${kind}): ${fault.message}`,
        },
      ]
    : [];
  if (style) {
    lines.forEach((text, index) => faults.push(...checkLine(text).map((message) => ({line: index + 1, message}))));
  }
  return faults;
}
