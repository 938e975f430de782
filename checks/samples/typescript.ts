import ts from 'typescript';
import type {CompilerOptions} from 'typescript';
import type {Problem} from '../problem.ts';

const options: CompilerOptions = {
  ...{experimentalDecorators: true, jsx: ts.JsxEmit.Preserve, moduleDetection: ts.ModuleDetectionKind.Force},
  ...{module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext, noLib: true, noResolve: true, types: []},
};

/**
 * Parses a module as TypeScript, or as JSX if the language is `tsx`. The type checker also runs, because it finds syntax errors
 * that the parser does not, such as a misplaced `await`. All its other errors are ignored, because it has no type information.
 */
export function typescriptProblem(code: string, language: string): Problem | undefined {
  const name = `sample.${language}`;
  const file = ts.createSourceFile(name, code, {
    languageVersion: ts.ScriptTarget.ESNext,
    setExternalModuleIndicator: (source) => Object.assign(source, {externalModuleIndicator: true}),
  });
  const program = ts.createProgram({
    rootNames: [name],
    options,
    host: {
      getSourceFile: (fileName) => (fileName === name ? file : undefined),
      fileExists: (fileName) => fileName === name,
      readFile: () => undefined,
      writeFile: () => undefined,
      getDefaultLibFileName: () => '',
      getCurrentDirectory: () => '',
      getCanonicalFileName: (fileName) => fileName,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => '\n',
    },
  });
  const [first] = [
    ...program.getSyntacticDiagnostics(file),
    // Codes below 2000 are syntax errors; 2451 is a duplicate declaration.
    ...program.getSemanticDiagnostics(file).filter((found) => found.code < 2000 || found.code === 2451),
  ];
  return (
    first && {
      line: file.getLineAndCharacterOfPosition(first.start ?? 0).line + 1,
      message: ts.flattenDiagnosticMessageText(first.messageText, ' ').replace(/\.$/, ''),
    }
  );
}
