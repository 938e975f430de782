import {expect, test} from 'vitest';
import {tokenise} from '../../../../src/search/embedded/tokenise.ts';

/** Terms in order. Parts of names are marked with a tilde. */
const termsOf = (text: string) => tokenise(text).map(({term, isPart}) => (isPart ? `~${term}` : term));

test.each([
  ['Sentences end. Words go on, too!', ['sentences', 'end', 'words', 'go', 'on', 'too']],
  ['require_sesskey()', ['require_sesskey', '~require', '~sesskey']],
  ['db/events.php', ['db/events.php', '~db', 'events.php', '~events', '~php']],
  ['$PAGE->requires', ['page->requires', '~page', '~requires']],
  ['core\\output\\notification', ['core\\output\\notification', '~core', '~output', '~notification']],
  ['mod/forum:addinstance', ['mod/forum:addinstance', '~mod', '~forum', '~addinstance']],
  [
    'moodle_database::get_record',
    ['moodle_database::get_record', 'moodle_database', 'get_record', '~moodle', '~database', '~get', '~record'],
  ],
  ['getElementById', ['getelementbyid', '~get', '~element', '~by', '~id']],
  ['HTMLWriter', ['htmlwriter', '~html', '~writer']],
  ['PHP 8.1, 3.9.12.', ['php', '8.1', '3.9.12']],
  ['v4.0.2', ['v4.0.2', '~v4']],
  ['MDL-12345', ['mdl-12345', '~mdl']],
  ['a third-party plug-in', ['a', 'third', 'party', 'plug', 'in']],
  ['don’t Café', ['dont', 'cafe']],
  ['<img src=x onerror="alert(1)">', ['img', 'src', 'x', 'onerror', 'alert', '1']],
  ['', []],
  ['—…!', []],
])('splits "%s"', (text, terms) => {
  expect(termsOf(text)).toEqual(terms);
});

test('returns the position of each word', () => {
  const text = 'Call $DB->get_record() twice.';
  expect(tokenise(text).map(({start, end}) => text.slice(start, end))).toEqual([
    'Call',
    '$DB->get_record',
    '$DB',
    'get_record',
    'get',
    'record',
    'twice',
  ]);
});
