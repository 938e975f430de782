import {describe, expect, test} from 'vitest';
import {openIndex, packCatalogues, type CatalogueRow, type OpenIndex} from '../../../src/errors/catalogue.ts';
import {explain} from '../../../src/errors/explain.ts';
import {matchMessage} from '../../../src/errors/match.ts';
import {ownPlugin, readPaste} from '../../../src/errors/paste.ts';
import {formatFingerprint, variablesOf} from '../../../src/errors/words.ts';

function row(text: string, debug = '', code = ''): CatalogueRow {
  const variables = [...variablesOf(text), ...variablesOf(debug)].join(' ');
  const fingerprints = {text: formatFingerprint(text), debug: formatFingerprint(debug)};
  return {id: `${text}|${debug}`, kind: 'exception', code, component: 'error', variables, places: '', ...fingerprints};
}

const rows = [
  row('The bucket {name} has no lid', '', 'nolid'),
  row('The bucket {name} has no handle'),
  row('Bad value', 'Lid {lid} fits no bucket of {size} litres', 'badvalue'),
  row('Bad value', 'Handle is loose', 'badvalue'),
  row('Bad {kind} in stock', 'Sponge {colour} is dry'),
  row('Mop'),
  row('Either fill_{name} or {name}_drain is wet'),
  row('Water under {place}'),
  row('The cellar is closed', '{reason}', 'cellarclosed'),
];
const {index: packed, details} = packCatalogues(new Map([['4.5', rows]]), [
  {id: 'leak', kind: 'php', text: 'Call to leaky function {function}()'},
]);
const index: OpenIndex = openIndex(packed);

const idOf = (message = -1) => details[message]?.id;

describe('matching', () => {
  test.each([
    ['The bucket “mine” has no lid!', 'The bucket {name} has no lid|', ['mine']],
    [
      '12:03 The bucket local_tally/red has no handle in the log',
      'The bucket {name} has no handle|',
      ['local_tally/red'],
    ],
    ['Lid 4 fits no bucket of 10 litres', 'Bad value|Lid {lid} fits no bucket of {size} litres', ['4', '10']],
    ['Bad value\nHandle is loose', 'Bad value|Handle is loose', []],
    ['Call to leaky function print_water()', 'leak', ['print_water']],
    // The first value belongs to a part that the text lacks.
    ['Sponge red is dry', 'Bad {kind} in stock|Sponge {colour} is dry', ['', 'red']],
    // A variable that is part of a word.
    ['Either fill_tub or tub_drain is wet', 'Either fill_{name} or {name}_drain is wet|', ['fill_tub', 'tub_drain']],
    ['mop', 'Mop|', []],
    // A message that another one passes on.
    ['The cellar is closed\nThe bucket red has no lid', 'The bucket {name} has no lid|', ['red']],
    ['The cellar is closed\nby friends', 'The cellar is closed|{reason}', []],
  ])('%j', (text, id, values) => {
    const [best] = matchMessage(index, text);
    expect(idOf(best?.message)).toBe(id);
    expect(best?.values).toEqual(values);
  });

  test.each(['A lid is on the table', 'I used a mop to clean the whole floor of the house', '', '???'])(
    'finds nothing in %j',
    (text) => {
      expect(matchMessage(index, text)).toEqual([]);
    },
  );

  test('finds a message in another language by its code, unless many messages have it', () => {
    expect(idOf(matchMessage(index, 'Der Eimer hat keinen Deckel', 'nolid')[0]?.message)).toBe(rows[0]?.id);
    const common = openIndex(
      packCatalogues(new Map([['4.5', Array.from({length: 9}, (_, n) => row(`Bucket ${n}`, '', 'common'))]]), []).index,
    );
    expect(matchMessage(common, 'Der Eimer', 'common')).toEqual([]);
  });
});

describe('reading what was pasted', () => {
  test.each(['nolid', 'error/nolid', 'error/nolid $a contents: 5', '[nolid]'])('reads %j as an error code', (line) => {
    expect(readPaste(line)).toEqual([{text: 'nolid', code: 'nolid', trace: []}]);
  });

  test.each([
    [
      'a page of the platform',
      '<div>Coding error detected, it must be fixed by a programmer: No &quot;lid&quot;</div><p>More information about this error</p>' +
        '<div>Debug info: red<br />Error code: codingerror</div><ul><li>line 7 of /local/tally/lib.php: coding_exception thrown</li></ul>',
      [{text: 'No "lid"\nred', code: 'codingerror', trace: [{file: '/local/tally/lib.php', line: 7}]}],
    ],
    [
      'a web service',
      '{"exception":"x","errorcode":"badvalue","message":"Bad value","debuginfo":"Handle is loose"}',
      [{text: 'Bad value\nHandle is loose', code: 'badvalue', trace: []}],
    ],
    [
      'a log',
      String.raw`[27-Nov-2026] PHP Fatal error:  Uncaught Error: Call to a mop in /srv/local/tally/lib.php:12\nStack trace:\n#0 /srv/index.php(3): local_tally\util->mop()\n#1 {main}`,
      [
        {
          text: 'Call to a mop',
          trace: [
            {file: '/srv/local/tally/lib.php', line: 12},
            {file: '/srv/index.php', line: 3, call: String.raw`local_tally\util->mop()`},
          ],
        },
      ],
    ],
    [
      'a console',
      'Uncaught TypeError: lid is undefined\n    at open (https://example.com/lid.js:4:15)',
      [{text: 'lid is undefined', trace: [{file: 'https://example.com/lid.js', line: 4, call: 'open()'}]}],
    ],
    ['nothing', ' \n\u0000\n', []],
  ])('from %s', (_source, pasted, messages) => {
    expect(readPaste(pasted)).toEqual(messages);
  });

  test.each([
    ['/srv/www/local/tally/lib.php', 'local/tally'],
    [String.raw`C:\www\mod\bucket\lib.php`, undefined],
    ['/srv/mod/bucket/lid/red/lib.php', 'mod/bucket/lid/red'],
    ['/lib/dml/moodle_database.php', undefined],
  ])('finds the plugin of %s', (file, plugin) => {
    expect(ownPlugin(file, {mod: ['bucket'], 'mod/bucket/lid': ['blue'], local: []})).toBe(plugin);
  });
});

describe('explaining', () => {
  test('counts equal messages, joins wrapped lines, and keeps the order', async () => {
    const pasted = 'The bucket a has no lid\nThe bucket b\nhas no\nlid\n\nThe bucket a has no lid\nsomething else';
    const messages = await explain(pasted, index);
    expect(messages.map(({count, matches}) => [count, matches[0]?.values])).toEqual([
      [2, ['a']],
      [1, ['b']],
      [1, undefined],
    ]);
  });

  test('ends early when the reader has changed the text', async () => {
    expect(await explain('The bucket a has no lid', index, AbortSignal.abort())).toEqual([]);
  });
});
