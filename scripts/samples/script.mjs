// @ts-check
import ts from 'typescript';
import {checkLine} from './php-style.mjs';

/** @type {Record<string, [before: string, after: string]>} */
const frames = {
  statements: ['', ''],
  'class-body': ['class Sample {\n', '\n}'],
  array: ['void [\n', '\n];'],
  expression: ['void (\n', '\n);'],
};

/**
 * Checks a sample of JavaScript or TypeScript.
 *
 * @param {string} code - The sample.
 * @param {object} settings - What the fence says.
 * @param {string} settings.language - `js`, `jsx`, `ts` or `tsx`; the first two refuse types.
 * @param {string | undefined} settings.kind - What part of a program it is; statements without it.
 * @param {boolean} settings.style - Whether the coding style counts.
 * @returns {{line: number, message: string}[]} Faults.
 */
export function checkScript(code, {language, kind = 'statements', style}) {
  const [before, after] = frames[kind] ?? ['', ''];
  const {diagnostics = []} = ts.transpileModule(before + code + after, {
    fileName: `sample.${language}`,
    reportDiagnostics: true,
    compilerOptions: {
      allowJs: true,
      jsx: ts.JsxEmit.Preserve,
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ESNext,
      experimentalDecorators: true,
    },
  });
  const lines = code.split('\n');
  // Of faults that follow from each other, the first is the one to mend.
  const faults = diagnostics.slice(0, 1).map(({file, start, messageText}) => {
    const {line} = file?.getLineAndCharacterOfPosition(start ?? 0) ?? {line: 0};
    const place = Math.min(Math.max(line - (before === '' ? 0 : 1), 0), lines.length - 1) + 1;
    return {line: place, message: `no ${language} (${kind}): ${ts.flattenDiagnosticMessageText(messageText, ' ')}`};
  });
  if (style) {
    lines.forEach((text, index) => faults.push(...checkLine(text).map((message) => ({line: index + 1, message}))));
  }
  return faults;
}
