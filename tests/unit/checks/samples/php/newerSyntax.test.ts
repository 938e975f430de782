import {describe, expect, test} from 'vitest';
import {problemsOf, fences, oldPage} from '../site';

const {php} = fences;

describe('PHP syntax that is newer than the oldest supported PHP version', () => {
  test.each<[code: string, problem: string]>([
    [
      'enum a {\n}',
      "2: invalid PHP 8.0 (detected as statements): syntax error, unexpected 'a' (T_STRING), expecting ';'; this syntax needs PHP 8.1",
    ],
    ['function f(): never {\n}', '2: invalid PHP 8.0: the type "never" needs PHP 8.1'],
    ['function f($a = new b()) {\n}', '2: invalid PHP 8.0: "new" as a default value needs PHP 8.1'],
    [
      'public function __construct(private a $b = new c()) {\n}',
      '2: invalid PHP 8.0: "new" as a default value needs PHP 8.1',
    ],
    ['static $a = new b();', '2: invalid PHP 8.0: "new" as a default value needs PHP 8.1'],
    ['const A = new b();', '2: invalid PHP 8.0: "new" in a constant needs PHP 8.1'],
    ['public readonly int $a;', '2: invalid PHP 8.0: a read-only property needs PHP 8.1'],
    ['$a = 0o17;', '2: invalid PHP 8.0: an octal number with the prefix "0o" needs PHP 8.1'],
    ['f();\nfunction f(): true {\n}', '3: invalid PHP 8.0: the type "true" needs PHP 8.2'],
    ['function f(): null {\n}', '2: invalid PHP 8.0: the type "null" by itself needs PHP 8.2'],
    ['trait a {\n    const B = 1;\n}', '3: invalid PHP 8.0: a constant in a trait needs PHP 8.2'],
    ['readonly class a {\n}', '2: invalid PHP 8.0: a read-only class needs PHP 8.2'],
  ])('%j', async (code, problem) => {
    expect(await problemsOf(php, code)).toEqual([problem]);
  });

  test.each([
    [
      'match',
      '$a = match ($b) {\n};',
      '2: invalid PHP 7.4 (detected as statements): Match statements are not allowed before PHP 8; this syntax needs PHP 8.0',
    ],
    ['union type', 'function f(int|string $a) {\n}', '2: invalid PHP 7.4: a union type needs PHP 8.0'],
    [
      'constructor promotion',
      'public function __construct(private int $a) {\n}',
      '2: invalid PHP 7.4: a promoted constructor parameter needs PHP 8.0',
    ],
    ['mixed', 'function f(mixed $a) {\n}', '2: invalid PHP 7.4: the type "mixed" needs PHP 8.0'],
    ['static', 'public function f(): static {\n}', '2: invalid PHP 7.4: the type "static" needs PHP 8.0'],
    ['class of an object', '$a = $b::class;', '2: invalid PHP 7.4: "::class" of an object needs PHP 8.0'],
    [
      'attribute on the same line as a parameter',
      'function f(\n    #[\\A] $b,\n    $c\n) {\n}',
      '3: invalid PHP 7.4: an attribute with code after it on the same line needs PHP 8.0',
    ],
  ])('%s on a page of an older edition, which supports PHP 7.4', async (_, code, expected) => {
    expect(await problemsOf(php, code, oldPage)).toEqual([expected]);
    expect(await problemsOf(php, code)).toEqual([]);
  });

  test('an enumeration is an error in both versions, and the message names the PHP version that added it', async () => {
    const code = "enum state: string {\n    case OPEN = 'open';\n}";
    const reason = "syntax error, unexpected 'state' (T_STRING), expecting ';'; this syntax needs PHP 8.1";
    expect(await problemsOf(php, code)).toEqual([`2: invalid PHP 8.0 (detected as statements): ${reason}`]);
    expect(await problemsOf(php, code, oldPage)).toEqual([`2: invalid PHP 7.4 (detected as statements): ${reason}`]);
  });
});
