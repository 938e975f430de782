import path from 'node:path';
import {expect, test} from 'vitest';
import {makePhpSymbols} from '../../../../tools/symbols/phpSymbols.ts';
import {temporarySite} from '../../temporarySite.ts';

const {site: folder, write, read} = temporarySite();

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

test('writes names, parents and versions', () => {
  write('phpstorm-stubs/Core/core.php', stub);
  write('phpunit/src/Framework/Suite.php', library);
  for (const version of ['4.1', '4.2']) {
    write(`moodle-${version}/lib/bennu/bennu.php`, "<?php class bennu {} class_alias(\\bennu::class, 'old_bennu');");
  }
  makePhpSymbols(folder, path.join(folder, 'out'), ['4.1', '4.2']);
  const rows = (name: string) => read(`out/${name}.tsv`).split('\n');
  const header = 'kind\tname\tdetail\tplace\tdeprecated\tcomponent';
  expect(rows('php')).toEqual([
    header,
    'function\tnewer\tsince 8.1',
    'function\tolder',
    'constant\tA_NAME',
    'constant\tOTHER_NAME',
    '',
  ]);
  expect(rows('libraries')).toEqual([
    header,
    'class\tPHPUnit\\Framework\\Suite\tclass extends PHPUnit\\Framework\\Base implements Countable',
    '\tSIZE\t=',
    '\tmake\tstatic ()',
    '',
  ]);
  expect(rows('bundled-4.1')).toEqual([header, 'class\tbennu\tclass', 'class\told_bennu\talias extends bennu', '']);
  expect(rows('bundled-4.2')).toEqual(rows('bundled-4.1'));
});

test('lists the missing folders in the error', () => {
  expect(() => makePhpSymbols(folder, path.join(folder, 'out'))).toThrow(
    `${folder} contains no PHP declarations for php.tsv; expected in phpstorm-stubs/Core, `,
  );
});
