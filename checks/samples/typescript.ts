import ts from 'typescript';
import type {CompilerOptions} from 'typescript';

const options: CompilerOptions = {
  ...{experimentalDecorators: true, jsx: ts.JsxEmit.Preserve, moduleDetection: ts.ModuleDetectionKind.Force},
  ...{module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext, noLib: true, noResolve: true, types: []},
};

/**
 * Parses TypeScript. What a parser does not see, such as `await` in the wrong place, its type checker finds; it has
 * nothing to look types up in, so only what it says about grammar counts.
 *
 * @param code - A module.
 * @param language - `tsx` may have elements, `ts` may not.
 * @returns Where it is none.
 */
export function typescriptFault(code: string, language: string): {line: number; message: string} | undefined {
  const name = `sample.${language}`;
  const file = ts.createSourceFile(name, code, {
    languageVersion: ts.ScriptTarget.ESNext,
    setExternalModuleIndicator: (source) => Object.assign(source, {externalModuleIndicator: true}),
  });
  const program = ts.createProgram({
    rootNames: [name],
    options,
    host: {
      getSourceFile: (wanted) => (wanted === name ? file : undefined),
      fileExists: (wanted) => wanted === name,
      readFile: () => undefined,
      writeFile: () => undefined,
      getDefaultLibFileName: () => '',
      getCurrentDirectory: () => '',
      getCanonicalFileName: (wanted) => wanted,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => '\n',
    },
  });
  const [first] = [
    ...program.getSyntacticDiagnostics(file),
    // Below 2000 is grammar; 2451 is a name declared twice.
    ...program.getSemanticDiagnostics(file).filter((found) => found.code < 2000 || found.code === 2451),
  ];
  return (
    first && {
      line: file.getLineAndCharacterOfPosition(first.start ?? 0).line + 1,
      message: ts.flattenDiagnosticMessageText(first.messageText, ' ').replace(/\.$/, ''),
    }
  );
}
