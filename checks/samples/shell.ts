import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {getProcessor} from 'sh-syntax';
import type {Problem} from '../problem.ts';

let compiling: Promise<WebAssembly.Module> | undefined;

/**
 * Compiles the parser once. The `parse()` of the package compiles it again for each sample, which takes most of the time.
 */
const parse = getProcessor(async (imports: WebAssembly.Imports) => {
  compiling ??= readFile(fileURLToPath(import.meta.resolve('sh-syntax/main.wasm'))).then((wasm) =>
    WebAssembly.compile(wasm),
  );
  return new WebAssembly.Instance(await compiling, imports);
});

/** A line that starts with a prompt: `$ ls`, `user@host:~$ ls`, `PS C:\\> dir`. A comment starts with `# `. */
const prompt = /^\s*(?:[$%>] \S|[\w.-]+@[\w.-]+[:\s]\S*\s?[$#] \S|(?:PS )?[A-Z]:\\\S*> ?\S)/;

/** Checks shell commands. Readers must be able to paste them, so they must not contain a prompt or output. */
export async function checkShell(code: string): Promise<Problem[]> {
  const lines = code.split('\n');
  // A continued command may start with a redirect.
  const promptIndex = lines.findIndex((line, index) => prompt.test(line) && !lines[index - 1]?.endsWith('\\'));
  if (promptIndex !== -1) {
    return [{line: promptIndex + 1, message: 'begins with a prompt, which nobody can paste; write the command only'}];
  }
  try {
    await parse(code, {filepath: 'sample.sh'});
    return [];
  } catch (error) {
    const {Text, Pos, message} = error as any;
    return [{line: Math.max(Pos?.Line ?? 1, 1), message: `no shell: ${Text ?? message}`}];
  }
}
