import {describe, expect, test} from 'vitest';
import {matchWeight, parseQuery} from '../../../../src/search/embedded/query.ts';
import {readSynonyms} from '../../../../src/search/embedded/synonyms.ts';

const synonyms = readSynonyms(
  {same: [['i18n', 'language strings']], leads: [{from: ['acl'], to: ['capability']}]},
  (phrase) => phrase.split(' '),
);
const parse = (query: string) => parseQuery(query, synonyms);
const termsOf = (query: string) => parse(query).map(({term}) => term);
/** What a word of a query may be replaced by, as phrases. */
const alternativesOf = (query: string, place = 0) =>
  parse(query)[place]?.alternatives.map(({terms}) => terms.join(' '));

describe('parseQuery', () => {
  test('drops stop words, unless there is nothing else', () => {
    expect(termsOf('How do I create a task?')).toEqual(['create', 'task']);
    expect(termsOf('what is this')).toEqual(['what', 'is', 'this']);
  });

  test('asks for each word once', () => {
    expect(termsOf('task Task TASK')).toEqual(['task']);
  });

  test('asks for twelve words at most', () => {
    expect(parse(Array.from({length: 500}, (_, index) => `word${index}`).join(' '))).toHaveLength(12);
  });

  test('has nothing to ask for without a word', () => {
    expect(parse(' …?! ')).toEqual([]);
  });

  test('finds other forms of a word by its stem', () => {
    expect(alternativesOf('upgrading')).toEqual(['upgrading', 'upgrad']);
    expect(alternativesOf('categories')).toEqual(['categories', 'categor']);
    // Too short to mean the same without its ending.
    expect(alternativesOf('uses')).toEqual(['uses']);
  });

  test('keeps names whole, takes the names in them, and their parts as the last resort', () => {
    expect(alternativesOf('moodle_database::get_record')).toEqual([
      'moodle_database::get_record',
      'moodle_database get_record',
      'get_record',
    ]);
    expect(parse('get_record')[0]?.parts).toMatchObject({terms: ['get', 'record'], isPartial: true});
  });

  test('knows what words and phrases stand for', () => {
    expect(alternativesOf('i18n')).toEqual(['i18n', 'language strings']);
    expect(alternativesOf('language strings', 0)).toContain('i18n');
    expect(alternativesOf('language strings', 1)).toContain('i18n');
    expect(alternativesOf('language', 0)).not.toContain('i18n');
  });

  test('a word that leads to another does not follow from it', () => {
    expect(alternativesOf('acl')).toContain('capability');
    expect(alternativesOf('capability')).not.toContain('acl');
  });

  test.each(['constructor', '__proto__', 'toString', '<script>alert(1)</script>', '*', '\\', '[['])(
    'takes %j for words',
    (query) => {
      expect(() => parse(query)).not.toThrow();
    },
  );
});

test('a word of a text matches the more, the nearer it is to the word of the query', () => {
  const [acl] = parse('acl');
  const [itself, longer, meant, other] = ['acl', 'acls', 'capability', 'cap'].map((term) => matchWeight(term, acl!));
  expect([itself, longer, other]).toEqual([1, 1, 0]);
  expect(meant).toBeGreaterThan(0);
  expect(meant).toBeLessThan(1);
});
