import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {getProcessor} from 'sh-syntax';

let compiling: Promise<WebAssembly.Module> | undefined;

/** The package's own `parse()` compiles the parser again for each sample, which takes longer than all the rest. */
const parse = getProcessor(async (imports: WebAssembly.Imports) => {
  compiling ??= readFile(fileURLToPath(import.meta.resolve('sh-syntax/main.wasm'))).then((wasm) =>
    WebAssembly.compile(wasm),
  );
  return new WebAssembly.Instance(await compiling, imports);
});

/** `$ ls`, `user@host:~$ ls`, `PS C:\\> dir`. A line that begins with `# ` is a comment. */
const prompt = /^\s*(?:[$%>] \S|[\w.-]+@[\w.-]+[:\s]\S*\s?[$#] \S|(?:PS )?[A-Z]:\\\S*> ?\S)/;

/**
 * Checks a sample for the shell. It has to be what a reader can paste: no prompt, no output.
 *
 * @param code - The sample.
 * @returns Faults.
 */
export async function checkShell(code: string): Promise<{line: number; message: string}[]> {
  const lines = code.split('\n');
  // A command that goes on may have its redirect in front.
  const prompted = lines.findIndex((line, index) => prompt.test(line) && !lines[index - 1]?.endsWith('\\'));
  if (prompted !== -1) {
    return [{line: prompted + 1, message: 'begins with a prompt, which nobody can paste; write the command only'}];
  }
  try {
    await parse(code, {filepath: 'sample.sh'});
    return [];
  } catch (error) {
    const {Text, Pos, message} = error as any;
    return [{line: Math.max(Pos?.Line ?? 1, 1), message: `no shell: ${Text ?? message}`}];
  }
}
