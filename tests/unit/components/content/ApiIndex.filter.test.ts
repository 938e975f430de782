import {describe, expect, test} from 'vitest';
import {matchesFilter, queryWords} from '@site/src/components/content/ApiIndex/filter';

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
