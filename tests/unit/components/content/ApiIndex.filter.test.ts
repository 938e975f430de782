import {describe, expect, test} from 'vitest';
import {matchesFilter, readFilter, queryWords, writeFilter} from '@site/src/components/content/ApiIndex/filter';

describe('readFilter and writeFilter', () => {
  test.each([
    ['', '', ''],
    ['?q=get_record', 'get_record', ''],
    ['?q=core%5Ctask+run&kind=class', 'core\\task run', 'class'],
  ])('read and write the query string "%s"', (search, query, kind) => {
    expect(readFilter(search)).toEqual({query, kind});
    expect(writeFilter('', {query, kind})).toBe(search);
  });

  test('keep other parameters, and remove empty ones', () => {
    expect(writeFilter('?from=mail&q=old&kind=class', {query: ' new ', kind: ''})).toBe('?from=mail&q=new');
    expect(writeFilter('?q=old', {query: ' ', kind: ''})).toBe('');
  });
});

describe('queryWords', () => {
  test.each([
    ['', []],
    ['  Task   run ', ['task', 'run']],
    ['$DB->get_record()', ['get_record']],
    ["get_string('a')", ['get_string']],
    ['\\core\\task\\manager::run', ['core\\task\\manager::run']],
  ])('splits "%s" into %j', (query, words) => {
    expect(queryWords(query)).toEqual(words);
  });
});

describe('matchesFilter', () => {
  const entry = {kind: 'method', text: 'moodle_database::get_record core.'};

  test.each([
    [[], '', true],
    [['get_rec'], '', true],
    [['database', 'core'], 'method', true],
    [['database', 'mod_forum'], '', false],
    [['get_rec'], 'function', false],
  ])('for the words %j and the kind "%s", returns %s', (words, kind, expected) => {
    expect(matchesFilter(entry, words, kind)).toBe(expected);
  });
});
