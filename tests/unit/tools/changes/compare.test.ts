import {expect, test} from 'vitest';
import {compareSymbols} from '../../../../tools/changes/compare.ts';
import {symbolsOf} from './versions';

/** Compares two lists of symbols, and returns a line for each change. */
function changes(before: string[], after: string[]): string[] {
  return compareSymbols(symbolsOf(...before), symbolsOf(...after)).symbols.map(
    ({change, symbol, newName}) => `${change} ${symbol.name}${newName === undefined ? '' : ` to ${newName}`}`,
  );
}

test('finds added, removed and newly deprecated symbols of every kind', () => {
  expect(
    changes(
      [
        'function|gone|()',
        'function|old|()',
        'function|older|()||3.9',
        'capability|mod/quiz:gone|read',
        'template|core/gone|',
      ],
      [
        'function|fresh|()',
        'function|old|()||4.2',
        'function|older|()||3.9',
        'web service|core_get|read',
        'module|core/fresh|esm',
      ],
    ),
  ).toEqual([
    'removed gone',
    'removed mod/quiz:gone',
    'removed core/gone',
    'deprecated old',
    'added fresh',
    'added core_get',
    'added core/fresh',
  ]);
});

test('lists the changed members of a class that both versions have', () => {
  expect(
    changes(['class|widget|class', '|gone|()', '|same|()'], ['class|widget|class', '|SIZE|= 1', '|same|()']),
  ).toEqual(['removed widget::gone', 'added widget::SIZE']);
});

test('takes inherited members into account', () => {
  expect(
    changes(
      ['class|base|class', '|moved_down|()', 'class|child|class extends base', '|moved_up|()'],
      ['class|base|class', '|moved_up|()', 'class|child|class extends base', '|moved_down|()'],
    ),
    // The base class loses a member and gains another, but nothing changes for the child class.
  ).toEqual(['removed base::moved_down', 'added base::moved_up']);
});

test('lists a method once, for the class that the others inherit from', () => {
  const family = (...members: string[]) => [
    ...['class|base|class', ...members],
    ...['class|child|class extends base', ...members.map((member) => `${member.slice(0, -2)}($other)`)],
  ];
  expect(changes(family('|gone|()'), family())).toEqual(['removed base::gone']);
  expect(changes(family(), family('|fresh|()'))).toEqual(['added base::fresh']);
});

test('recognises a renamed class', () => {
  expect(
    changes(
      ['class|widget|class', '|paint|()', '|gone|()'],
      ['class|core\\widget|class', '|paint|()', '|fresh|()', 'class|widget|alias extends core\\widget'],
    ),
  ).toEqual(['removed widget::gone', 'renamed widget to core\\widget', 'added core\\widget::fresh']);
});

test('does not treat an alias as a new name if the class is deprecated, was an alias before, or did not exist', () => {
  expect(
    changes(
      ['class|widget|class', 'class|core\\known|class', 'class|known|alias extends core\\known'],
      [
        'class|core\\known|class',
        'class|core\\widget|class|lib.php:1|4.2',
        'class|known|alias extends core\\known',
        'class|never|alias extends core\\known',
        'class|widget|alias extends core\\widget',
      ],
    ),
  ).toEqual(['deprecated core\\widget']);
});

test('counts a deprecated function that lost its parameters as removed, because it only throws an exception', () => {
  expect(
    changes(
      ['function|gone|($id)||3.9', 'function|long_gone|()||3.2', 'function|old|()', 'class|a|class', '|gone|($id)'],
      ['function|gone|()||3.9', 'function|old|()||4.2', 'class|a|class', '|gone|static ()||3.9'],
    ),
  ).toEqual(['removed gone', 'removed a::gone', 'deprecated old']);
});

test('lists a deprecated class without its members', () => {
  expect(
    changes(
      ['class|widget|class', '|paint|()', 'class|other|class', '|paint|()'],
      ['class|widget|class||4.2', '|paint|()||4.2', 'class|other|class', '|paint|()||4.2'],
    ),
  ).toEqual(['deprecated widget', 'deprecated other::paint']);
});

test('lists added and removed plugins without their symbols', () => {
  const before = symbolsOf(
    'plugin type|mod|assign tally||',
    'subplugin type|tallyform|one|||mod_tally',
    'function|tally_gone|()|||mod_tally',
    'class|tallyform_one\\form|class',
  );
  const after = symbolsOf('plugin type|mod|assign quiz||', 'class|mod_quiz\\attempt|class');
  const {plugins, symbols} = compareSymbols(before, after);
  expect(plugins).toEqual({added: ['mod_quiz'], removed: ['mod_tally', 'tallyform_one']});
  expect(symbols).toEqual([]);
});

test.each([
  'cache|core/things|MODE_APPLICATION',
  'callback|thing|class name built|lib.php:1',
  'class|behat_thing|class',
  'class|core\\external\\get_things|class',
  'class|core\\privacy\\provider|class',
  'class|core\\tests\\thing|class',
  'class|core_thing_generator|class',
  'function|_thing|()',
  'function|thing_in_test|()|lib/tests/fixtures/lib.php:1',
  'function|upgrade_thing|()|mod/quiz/db/upgradelib.php:1',
  'function|xmldb_quiz_upgrade|($oldversion)',
])('leaves out symbols that are not public: %s', (line) => {
  expect(changes([], [line])).toEqual([]);
  expect(changes([line], [])).toEqual([]);
});

test.each(['|thing|protected ()', '|thing|protected static ($a)', '|__thing|()', '|_thing|()'])(
  'leaves out members that are not public: %s',
  (line) => {
    expect(changes(['class|widget|class'], ['class|widget|class', line])).toEqual([]);
  },
);

test('lists the deprecated class of a web service, because the web service itself is not marked', () => {
  const line = 'class|core_grades\\external\\get_things|class';
  expect(changes([line], [`${line}||4.2`])).toEqual(['deprecated core_grades\\external\\get_things']);
});
