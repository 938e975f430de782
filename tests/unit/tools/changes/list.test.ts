import {describe, expect, test} from 'vitest';
import {versionOf} from './versions';

describe('listSymbols', () => {
  test('lists each symbol once, with members after their class, and events as events', () => {
    const {symbols} = versionOf(
      'class|core\\event\\made|class extends core\\event\\base',
      '|get_name|static ()',
      'class|widget|class',
      '|COLOUR|= 1',
      '|paint|()',
      'event|core\\event\\made|c LEVEL_OTHER thing',
      'function|a_function|()',
      'subplugin type|tally|one two||core|mod_tally',
    );
    expect(symbols.map(({kind, name}) => `${kind} ${name}`)).toEqual([
      'event core\\event\\made',
      'method core\\event\\made::get_name',
      'class widget',
      'constant widget::COLOUR',
      'method widget::paint',
      'function a_function',
      'plugin type tally',
    ]);
  });
});
