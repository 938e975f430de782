import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {makePhpSymbols} from '../../../../tools/symbols/phpSymbols.ts';

let folder: string;

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), content);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'make-php-symbols-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

const stub = `<?php
define('A_NAME', 1);
const OTHER_NAME = 2;
/** @since 8.1 */
function newer() {}
/** @since 7.0 */
function older() {}
`;

const library = `<?php
namespace PHPUnit\\Framework;

use Countable;

abstract class Suite extends Base implements Countable {
    const SIZE = 1;
    public static function make() {}
    private function hidden() {}
}
`;

test('writes names, parents and versions, with the same result each time', () => {
  write('phpstorm-stubs/Core/core.php', stub);
  write('phpunit/src/Framework/Suite.php', library);
  for (const version of ['4.1', '4.2']) {
    write(`moodle-${version}/lib/bennu/bennu.php`, '<?php class bennu {}');
  }
  const targets = ['one', 'two'].map((name) => path.join(folder, name));
  targets.forEach((target) => makePhpSymbols(folder, target, ['4.1', '4.2']));
  const read = (target: string, name: string) => readFileSync(path.join(target, `${name}.tsv`), 'utf8');
  for (const name of ['php', 'libraries', 'bundled-4.1', 'bundled-4.2']) {
    expect(read(targets[0]!, name)).toBe(read(targets[1]!, name));
  }
  const header = 'kind\tname\tdetail\tplace\tdeprecated\tcomponent';
  expect(read(targets[0]!, 'php').split('\n')).toEqual([
    header,
    'function\tnewer\tsince 8.1',
    'function\tolder',
    'constant\tA_NAME',
    'constant\tOTHER_NAME',
    '',
  ]);
  expect(read(targets[0]!, 'libraries').split('\n')).toEqual([
    header,
    'class\tPHPUnit\\Framework\\Suite\tclass extends PHPUnit\\Framework\\Base implements Countable',
    '\tSIZE\t=',
    '\tmake\tstatic ()',
    '',
  ]);
  expect(read(targets[0]!, 'bundled-4.1')).toBe(`${header}\nclass\tbennu\tclass\n`);
});

test('lists the missing folders in the error', () => {
  expect(() => makePhpSymbols(folder, path.join(folder, 'out'))).toThrow(
    `${folder} contains no PHP declarations for php.tsv; expected in phpstorm-stubs/Core, `,
  );
});
