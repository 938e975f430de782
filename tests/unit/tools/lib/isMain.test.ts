import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {isMain} from '../../../../tools/lib/isMain.ts';

const url = pathToFileURL(path.resolve('checks/samples/index.ts')).href;
const {argv} = process;

beforeEach(() => {
  process.argv = [...argv];
});

afterEach(() => {
  process.argv = argv;
});

test.each(['checks/samples', './checks/samples/', 'checks/samples/index', 'checks/samples/index.ts'])(
  'returns true for tsx %s',
  (entry) => {
    process.argv[1] = path.resolve(entry);
    expect(isMain(url)).toBe(true);
  },
);

test.each(['checks/symbols', 'checks/samples/css.ts', 'checks/samples/missing', 'checks'])(
  'returns false for tsx %s',
  (entry) => {
    process.argv[1] = path.resolve(entry);
    expect(isMain(url)).toBe(false);
  },
);
