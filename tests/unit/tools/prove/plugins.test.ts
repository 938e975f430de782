import path from 'node:path';
import {expect, test} from 'vitest';
import {copyPlugins} from '../../../../tools/prove/plugins.ts';
import {temporarySite} from '../../temporarySite';

const {site, write, read} = temporarySite();

test('copies a plugin without the final of its test classes, so that samples can extend them', () => {
  write('samples/mod_tally/lib.php', 'final class lib {}\n');
  write('samples/mod_tally/tests/local/lib_test.php', '<?php\nfinal class lib_test extends \\basic_testcase {\n}\n');
  copyPlugins(site, path.join(site, 'platform'), [
    {component: 'mod_tally', target: 'mod/tally', sources: ['samples/mod_tally']},
  ]);
  expect(read('platform/mod/tally/tests/local/lib_test.php')).toBe(
    '<?php\nclass lib_test extends \\basic_testcase {\n}\n',
  );
  expect(read('platform/mod/tally/lib.php')).toBe('final class lib {}\n');
});
