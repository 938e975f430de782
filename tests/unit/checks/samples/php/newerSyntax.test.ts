import {expect, test} from 'vitest';
import {problemsOf, fences, oldPage} from '../site';

const {php} = fences;

test.each([
  ['function f(): never {\n}', 'the type "never" needs PHP 8.1'],
  ['function f($a = new b()) {\n}', '"new" as a default value needs PHP 8.1'],
  ['public function __construct(private a $b = new c()) {\n}', '"new" as a default value needs PHP 8.1'],
  ['static $a = new b();', '"new" as a default value needs PHP 8.1'],
  ['const A = new b();', '"new" in a constant needs PHP 8.1'],
  ['public readonly int $a;', 'a read-only property needs PHP 8.1'],
  ['$a = 0o17;', 'an octal number with the prefix "0o" needs PHP 8.1'],
  ['function f(): true {\n}', 'the type "true" needs PHP 8.2'],
  ['function f(): null {\n}', 'the type "null" by itself needs PHP 8.2'],
  ['readonly class a {\n}', 'a read-only class needs PHP 8.2'],
])('%j', async (code, problem) => {
  expect(await problemsOf(php, code)).toEqual([`2: invalid PHP 8.0: ${problem}`]);
});

test.each([
  ['$a = match ($b) {\n};', 'Match statements are not allowed before PHP 8; this syntax needs PHP 8.0'],
  ['function f(int|string $a) {\n}', 'a union type needs PHP 8.0'],
  ['public function __construct(private int $a) {\n}', 'a promoted constructor parameter needs PHP 8.0'],
  ['function f(mixed $a) {\n}', 'the type "mixed" needs PHP 8.0'],
  ['public function f(): static {\n}', 'the type "static" needs PHP 8.0'],
  ['$a = $b::class;', '"::class" of an object needs PHP 8.0'],
  ['function f(\n    #[\\A] $b,\n    $c\n) {\n}', 'an attribute with code after it on the same line needs PHP 8.0'],
])('%j on a page of an older edition, which supports PHP 7.4', async (code, problem) => {
  const found = await problemsOf(php, code, oldPage);
  expect(found.map((line) => line.replace(/^\d: invalid PHP 7\.4.*?: /, ''))).toEqual([problem]);
  expect(await problemsOf(php, code)).toEqual([]);
});

test('the message has the line of the code', async () => {
  const code = 'trait a {\n    const B = 1;\n}';
  expect(await problemsOf(php, code)).toEqual(['3: invalid PHP 8.0: a constant in a trait needs PHP 8.2']);
});

test('an enumeration is an error in both versions, and the message names the PHP version that added it', async () => {
  const code = "enum state: string {\n    case OPEN = 'open';\n}";
  const reason = "syntax error, unexpected 'state' (T_STRING), expecting ';'; this syntax needs PHP 8.1";
  expect(await problemsOf(php, code)).toEqual([`2: invalid PHP 8.0 (detected as statements): ${reason}`]);
  expect(await problemsOf(php, code, oldPage)).toEqual([`2: invalid PHP 7.4 (detected as statements): ${reason}`]);
});
