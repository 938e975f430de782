import {expect, test} from 'vitest';
import {compareSymbols} from '../../../../tools/changes/compare.ts';
import {ChangeDates} from '../../../../tools/changes/dates.ts';
import {symbolsOf} from './versions';

const symbols = {
  '4.1': symbolsOf(
    ...['function|gone|()', 'function|old|()', 'plugin type|mod|assign tally||'],
    ...['class|widget|class', '|paint|()', 'class|plain|class'],
  ),
  '4.2': symbolsOf(
    ...['function|gone|()||4.2', 'function|old|()', 'plugin type|mod|assign tally||'],
    ...[
      'class|widget|class',
      '|paint|()',
      '|fresh|()',
      'class|core\\plain|class',
      'class|plain|alias extends core\\plain',
    ],
  ),
  '4.3': symbolsOf(
    ...['function|old|()||3.9', 'plugin type|mod|assign quiz||', 'class|widget|class', '|paint|()||4.3', '|fresh|()'],
    ...['class|core\\plain|class', 'class|plain|alias extends core\\plain'],
  ),
  '4.5': symbolsOf(
    ...['function|old|()||3.9', 'function|latest|()', 'plugin type|mod|assign quiz||'],
    ...['class|core\\widget|class', '|paint|()||4.3', '|fresh|()', 'class|widget|alias extends core\\widget'],
    ...['class|core\\plain|class', 'class|plain|alias extends core\\plain'],
  ),
};

test('finds the version of each change, also for members of a class that was renamed later', () => {
  const dates = new ChangeDates(['4.5', '4.4', '4.3', '4.2', '4.1', '4.0'], new Map(Object.entries(symbols)));
  const {symbols: changes, plugins} = compareSymbols(symbols['4.1'], symbols['4.5']);
  expect(
    changes.map((change) => {
      const {version, since} = dates.ofSymbol(change);
      return [change.change, change.symbol.name, version, since];
    }),
  ).toEqual([
    ['removed', 'gone', '4.3', '4.2'],
    ['deprecated', 'old', '4.3', '3.9'],
    ['deprecated', 'core\\widget::paint', '4.3', undefined],
    // Nothing is known about 4.4.
    ['renamed', 'widget', '4.4 or 4.5', undefined],
    ['renamed', 'plain', '4.2', undefined],
    ['added', 'latest', '4.4 or 4.5', undefined],
    ['added', 'core\\widget::fresh', '4.2', undefined],
  ]);
  expect(plugins).toEqual({added: ['mod_quiz'], removed: ['mod_tally']});
  expect([dates.ofPlugin('added', 'mod_quiz'), dates.ofPlugin('removed', 'mod_tally')]).toEqual([
    {version: '4.3'},
    {version: '4.3'},
  ]);
});

test('sorts changes by version, newest first', () => {
  const dates = new ChangeDates([], new Map());
  const versions = ['4.3', '4.4 or 4.5', '4.10', '4.5'];
  expect(dates.sort(versions.map((version) => ({version}))).map(({version}) => version)).toEqual([
    '4.10',
    '4.5',
    '4.4 or 4.5',
    '4.3',
  ]);
});
