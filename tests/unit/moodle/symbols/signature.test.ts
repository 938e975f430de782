import {expect, test} from 'vitest';
import {SymbolTable} from '@site/src/moodle/symbols/table';
import {findSignature} from '@site/src/moodle/symbols/signature';

const table = new SymbolTable(
  [
    'kind\tname\tdetail\tplace\tdeprecated\tcomponent',
    "function\tgreet\t($who, $how = 'hi, (you)'): bool\tlib/greetlib.php:7",
    "function\tgreet_everyone\t(array $users = [1, [2, 3]], string $separator = ', ', ?context $context = null): array\tlib/greetlib.php:9",
    'class\tgreeter\tclass\tlib/greeter.php:3',
    '\tgreet\tstatic (stdClass $user)',
    '\treset\tprotected ()',
    'class\tcore\\loud_greeter\tclass extends greeter\tlib/classes/loud_greeter.php:5',
  ].join('\n'),
);

const find = (name: string) => findSignature(table, '4.2', name);

test('returns a function with its return type and its file', () => {
  expect(find('greet()')).toEqual({
    code: "function greet($who, $how = 'hi, (you)'): bool",
    file: 'lib/greetlib.php',
  });
});

test('puts the parameters of a long signature on separate lines', () => {
  expect(find('greet_everyone()').code).toBe(
    [
      'function greet_everyone(',
      '    array $users = [1, [2, 3]],',
      "    string $separator = ', ',",
      '    ?context $context = null',
      '): array',
    ].join('\n'),
  );
});

test('returns methods with their visibility, and inherited ones with the file that declares them', () => {
  expect(find('\\greeter::greet()').code).toBe('public static function greet(stdClass $user)');
  expect(find('\\core\\loud_greeter::reset()')).toEqual({
    code: 'protected function reset()',
    file: 'lib/greeter.php',
  });
});

test.each(['greeter::greet()', 'greet', 'greet($who)', ''])('rejects the format of "%s"', (name) => {
  expect(() => find(name)).toThrow(`signature is "${name}"; allowed: a function, such as is_enrolled()`);
});

test('says in the error which function or method the version does not have', () => {
  expect(() => find('grete()')).toThrow('signature is "grete()", but Moodle 4.2 has no such function');
  expect(() => find('\\greeter::grete()')).toThrow('Moodle 4.2 has no such method');
});
