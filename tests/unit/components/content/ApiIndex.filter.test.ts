import {expect, test} from 'vitest';
import {queryWords} from '@site/src/components/content/ApiIndex/filter';

test.each([
  ['', []],
  ['  Task   run ', ['task', 'run']],
  ['$DB->get_record()', ['get_record']],
  ["get_string('a')", ['get_string']],
  ['\\core\\task\\manager::run', ['core\\task\\manager::run']],
])('splits "%s" into %j', (query, words) => {
  expect(queryWords(query)).toEqual(words);
});
