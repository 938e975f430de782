import {expect, test} from 'vitest';
import {compareSymbols} from '../../../../tools/changes/compare.ts';
import {ChangeDates} from '../../../../tools/changes/dates.ts';
import {symbolsOf} from './versions';

const plain = ['class|core\\plain|class', 'class|plain|alias extends core\\plain'];
const [from, to] = [
  symbolsOf(
    'function|gone|()',
    'function|old|()',
    'plugin type|mod|tally||',
    'class|widget|class',
    'class|plain|class',
  ),
  symbolsOf(
    ...['function|old|()||3.9', 'function|latest|()', 'plugin type|mod|quiz||', ...plain],
    ...['class|core\\widget|class', '|fresh|()', 'class|widget|alias extends core\\widget'],
  ),
];
const between = [
  symbolsOf('function|gone|()||4.2', 'function|old|()', 'plugin type|mod|tally||', 'class|widget|class', ...plain),
  symbolsOf('function|old|()||3.9', 'plugin type|mod|quiz||', 'class|widget|class', '|fresh|()', ...plain),
] as const;

test('finds the version of each change, also for members of a class that was renamed later', () => {
  const tables = new Map([
    ['4.1', from],
    ['4.2', between[0]],
    ['4.3', between[1]],
    ['4.5', to],
  ] as const);
  const dates = new ChangeDates(['4.5', '4.4', '4.3', '4.2', '4.1', '4.0'], tables);
  const {symbols, plugins} = compareSymbols(from, to);
  expect(symbols.map((changed) => [changed.change, changed.symbol.name, dates.ofSymbol(changed)])).toEqual([
    ['removed', 'gone', {version: '4.3', since: '4.2'}],
    ['deprecated', 'old', {version: '4.3', since: '3.9'}],
    ['renamed', 'plain', {version: '4.2'}],
    // Nothing is known about 4.4.
    ['renamed', 'widget', {version: '4.4 or 4.5'}],
    ['added', 'latest', {version: '4.4 or 4.5'}],
    ['added', 'core\\widget::fresh', {version: '4.3'}],
  ]);
  expect(plugins.added.map((name) => dates.ofPlugin('added', name))).toEqual([{version: '4.3'}]);
  expect(plugins.removed.map((name) => dates.ofPlugin('removed', name))).toEqual([{version: '4.3'}]);
});
