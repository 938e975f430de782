import {expect, test} from 'vitest';
import {parseQuery} from '../../../../src/search/embedded/query.ts';
import {readSynonyms} from '../../../../src/search/embedded/synonyms.ts';

const synonyms = readSynonyms(
  {same: [['i18n', 'language strings']], leads: [{from: ['acl'], to: ['capability']}]},
  (phrase) => phrase.split(' '),
);
const parse = (query: string) => parseQuery(query, synonyms);
const termsOf = (query: string) => parse(query).map(({term}) => term);
/** Alternatives of a word, as phrases. */
const alternativesOf = (query: string, index = 0) =>
  parse(query)[index]?.alternatives.map(({terms}) => terms.join(' '));

test('removes stop words unless there are no other words', () => {
  expect(termsOf('How do I create a task?')).toEqual(['create', 'task']);
  expect(termsOf('what is this')).toEqual(['what', 'is', 'this']);
});

test('removes duplicate words', () => {
  expect(termsOf('task Task TASK')).toEqual(['task']);
});

test('keeps at most twelve words', () => {
  expect(parse(Array.from({length: 500}, (_, index) => `word${index}`).join(' '))).toHaveLength(12);
});

test('keeps names whole, and adds the names inside them and their parts', () => {
  expect(alternativesOf('moodle_database::get_record')).toEqual([
    'moodle_database::get_record',
    'moodle_database get_record',
    'get_record',
  ]);
  expect(parse('get_record')[0]?.parts).toMatchObject({terms: ['get', 'record'], isPartial: true});
});

test('adds synonyms of words and phrases', () => {
  expect(alternativesOf('i18n')).toEqual(['i18n', 'language strings']);
  expect(alternativesOf('language strings', 0)).toContain('i18n');
  expect(alternativesOf('language strings', 1)).toContain('i18n');
  expect(alternativesOf('language', 0)).not.toContain('i18n');
});
