import {beforeEach, expect, test} from 'vitest';
import {
  collectSamplePlugins,
  samplePluginFiles,
  symbolsKey,
  tutorialPluginStates,
} from '../../../../checks/symbols/samplePlugins.ts';
import {temporarySite} from '../../temporarySite.ts';

const {site, write} = temporarySite();

const method = (name: string) =>
  `<?php\nnamespace local_greetings;\nclass message_store {\n    public static function ${name}() {\n    }\n}\n`;

beforeEach(() => {
  write('samples/local_greetings/classes/message_store.php', method('get_page'));
  write('samples/tutorial/01-table/classes/message_store.php', method('get_recent'));
  write('samples/tutorial/01-table/version.php', '<?php\n');
  write('samples/tutorial/02-task/classes/message_store.php', method('delete_before'));
  write('samples/tutorial/4.1/02-task/version.php', '<?php\n');
});

test('the tutorial is no part of the sample plugins', () => {
  const file = 'samples/local_greetings/classes/message_store.php';
  expect(samplePluginFiles(site, '4.2')).toEqual([{file, title: 'local/greetings/classes/message_store.php'}]);
});

test('each state of the tutorial has the files of the plugin and those that changed', () => {
  const store = {file: 'samples/tutorial/02-task/classes/message_store.php'};
  const version = {file: 'samples/tutorial/4.1/02-task/version.php'};
  expect(tutorialPluginStates(site, '4.1').at(-1)).toEqual({
    name: 'tutorial/02-task',
    files: [
      {...store, title: 'local/greetings/classes/message_store.php'},
      {...version, title: 'local/greetings/version.php'},
    ],
    changed: [
      {...store, title: 'local/greetings/classes/message_store.php'},
      {...version, title: 'local/greetings/version.php'},
    ],
  });
  expect(tutorialPluginStates(site, '4.2').at(-1)?.changed).toHaveLength(1);
});

test('the symbols of plugins with the same name are kept apart', () => {
  const symbols = collectSamplePlugins(site, ['4.2'], []);
  const methods = ['get_page', 'get_recent', 'delete_before'];
  const known = (key: string) => methods.filter((name) => symbols.get(key)?.methodsNamed(name).length);
  expect(known(symbolsKey('4.2'))).toEqual(['get_page']);
  expect(known(symbolsKey('4.2', 'tutorial/01-table'))).toEqual(['get_recent']);
  expect(known(symbolsKey('4.2', 'tutorial/02-task'))).toEqual(['delete_before']);
});
