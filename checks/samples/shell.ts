import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {getProcessor} from 'sh-syntax';
import type {Problem} from '../problem.ts';

let compiling: Promise<WebAssembly.Module> | undefined;

/**
 * Compiles the parser only once. The package's own `parse()` compiles it again for each sample, which takes most of the
 * time.
 */
const parse = getProcessor(async (imports: WebAssembly.Imports) => {
  compiling ??= readFile(fileURLToPath(import.meta.resolve('sh-syntax/main.wasm'))).then((wasm) =>
    WebAssembly.compile(wasm),
  );
  return new WebAssembly.Instance(await compiling, imports);
});

/** Matches a line with a prompt: `$ ls`, `user@host:~$ ls`, `PS C:\\> dir`. It ignores `# `, which starts a comment. */
const prompt = /^\s*(?:[$%>] \S|[\w.-]+@[\w.-]+[:\s]\S*\s?[$#] \S|(?:PS )?[A-Z]:\\\S*> ?\S)/;

/** Checks shell commands. They must not contain prompts or output, so that readers can paste them into a terminal. */
export async function checkShell(code: string): Promise<Problem[]> {
  const lines = code.split('\n');
  // The second line of a command may start with a redirection (`>`), which is not a prompt.
  const promptIndex = lines.findIndex((line, index) => prompt.test(line) && !lines[index - 1]?.endsWith('\\'));
  if (promptIndex !== -1) {
    return [
      {
        line: promptIndex + 1,
        message: 'the line starts with a prompt, so it cannot be pasted into a terminal; write only the command',
      },
    ];
  }
  try {
    await parse(code, {filepath: 'sample.sh'});
    return [];
  } catch (error) {
    const {Text, Pos, message} = error as any;
    return [{line: Math.max(Pos?.Line ?? 1, 1), message: `invalid shell syntax: ${Text ?? message}`}];
  }
}
