import {expect, test} from 'vitest';
import {readPhpFile} from '../../../../../tools/symbols/extract/php/phpFile.ts';
import {newTable} from '../../../../../tools/symbols/extract/table.ts';
import {addCallbacks} from '../../../../../tools/symbols/extract/tables/callbacks.ts';

/** Lists the callbacks of a PHP program, as `callback via scope`. */
function callbacksOf(code: string): string[] {
  const table = newTable('callback', 'via', 'scope', 'file');
  addCallbacks(table, readPhpFile('lib.php', `<?php ${code}`, 'core'));
  return table.rows.map(({callback = '', via = '', scope = ''}) => `${callback} ${via} ${scope}`);
}

test.each([
  ["get_plugins_with_function('after_config');", 'after_config get_plugins_with_function *'],
  ["get_plugins_with_function(migrated: true, function: 'after_config');", 'after_config get_plugins_with_function *'],
  ["$this->call_mod_function('cm_info_view');", 'cm_info_view call_mod_function *'],
  ["get_plugin_list_with_function('local', 'extend');", 'extend get_plugin_list_with_function local'],
  ["core_component::get_plugin_list_with_file($type, 'lib.php');", 'lib.php get_plugin_list_with_file *'],
  [
    "\\core_component::get_plugin_list_with_file($type, 'db' . DIRECTORY_SEPARATOR . 'mobile.php');",
    'db/mobile.php get_plugin_list_with_file *',
  ],
  ["plugin_callback('mod', $name, 'dndupload', 'handle', []);", 'dndupload_handle plugin_callback mod_*'],
  ['component_class_callback($class, provider::class, []);', 'provider component_class_callback *'],
  ["$name = 'edit_form'; component_callback($component, $name);", 'edit_form component_callback *'],
])('%s', (code, expected) => {
  expect(callbacksOf(code)).toEqual([expected]);
});

test.each([
  ["$f = $component . '_supports'; if (function_exists($f)) { $f(); }", 'supports function name built *'],
  ['$f = "{$component}_supports"; return self::$f();', 'supports function name built *'],
  ["function_exists($component . '_supports');", 'supports function name built *'],
  ["$class = 'block_' . $name . '_edit_form'; new $class();", 'edit_form class name built *'],
])('%s', (code, expected) => {
  expect(callbacksOf(code)).toEqual([expected]);
});

test('ignores a name that the same function does not call', () => {
  expect(callbacksOf("function a($c) { $f = $c . '_supports'; } function b() { $f(); }")).toEqual([]);
});

test('ignores the value of a variable in another function', () => {
  expect(
    callbacksOf("function a() { $name = 'one'; } function b($name) { component_callback('core', $name); }"),
  ).toEqual([]);
});
