import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {problemsOf} from './site';

/** Samples with mistakes: the language and the attributes of the fence, the code, and a line for each problem. */
const samples = readFileSync('tests/data/faulty-samples.txt', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const [meta = '', ...lines] = section.trimEnd().split('\n');
    const end = lines.findIndex((line) => line.startsWith('-> '));
    return {meta, code: lines.slice(0, end).join('\n'), problems: lines.slice(end).map((line) => line.slice(3))};
  });

test.each(samples)('$meta: $code', async ({meta, code, problems}) => {
  expect(await problemsOf(meta, code)).toEqual(problems);
});

test.each(['$ ls', '% ls', '> ls', 'user@host:~$ ls', 'C:\\moodle> dir', 'PS C:\\moodle> dir'])(
  'reports the prompt in %s',
  async (line) => {
    expect(await problemsOf('bash', `# Comment.\n${line}`)).toEqual([
      '3: the line starts with a prompt, so it cannot be pasted into a terminal; write only the command',
    ]);
  },
);
