import {describe, expect, test} from 'vitest';
import {matches, readFilter, wordsOf, writeFilter} from '@site/src/components/content/ApiIndex/filter';

describe('readFilter and writeFilter', () => {
  test.each([
    ['', '', ''],
    ['?q=get_record', 'get_record', ''],
    ['?q=core%5Ctask+run&kind=class', 'core\\task run', 'class'],
  ])('read and write "%s"', (search, query, kind) => {
    expect(readFilter(search)).toEqual({query, kind});
    expect(writeFilter('', {query, kind})).toBe(search);
  });

  test('leave alone what else the address says, and remove what is empty', () => {
    expect(writeFilter('?from=mail&q=old&kind=class', {query: ' new ', kind: ''})).toBe('?from=mail&q=new');
    expect(writeFilter('?q=old', {query: ' ', kind: ''})).toBe('');
  });
});

describe('wordsOf', () => {
  test.each([
    ['', []],
    ['  Task   run ', ['task', 'run']],
    ['$DB->get_record()', ['get_record']],
    ["get_string('a')", ['get_string']],
    ['\\core\\task\\manager::run', ['core\\task\\manager::run']],
  ])('"%s" are the words %j', (query, words) => {
    expect(wordsOf(query)).toEqual(words);
  });
});

describe('matches', () => {
  const entry = {kind: 'method', text: 'moodle_database::get_record core.'};

  test.each([
    [[], '', true],
    [['get_rec'], '', true],
    [['database', 'core'], 'method', true],
    [['database', 'mod_forum'], '', false],
    [['get_rec'], 'function', false],
  ])('%j of the kind "%s": %s', (words, kind, expected) => {
    expect(matches(entry, words, kind)).toBe(expected);
  });
});
