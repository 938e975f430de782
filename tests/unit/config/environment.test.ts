import {describe, expect, test} from 'vitest';
import {readEnvironment} from '../../../config/environment.ts';

const defaults = {
  siteUrl: 'http://localhost:3000',
  baseUrl: '/',
  noIndex: false,
  repositoryUrl: 'https://github.com/moodle/devdocs',
  search: undefined,
  announcement: undefined,
};

const names = [
  'SITE_URL',
  'BASE_URL',
  'NO_INDEX',
  'REPOSITORY_URL',
  'ALGOLIA_APP_ID',
  'ALGOLIA_API_KEY',
  'ALGOLIA_INDEX_NAME',
  'ANNOUNCEMENT',
];

const siteUrl = 'an http or https URL without a path (set the path with BASE_URL), such as http://localhost:3000';
const baseUrl = 'a path that starts and ends with a slash, such as / or /resources/';
const repositoryUrl = 'an http or https URL without a trailing slash, such as https://github.com/moodle/devdocs';
const search =
  'a value, because the hosted search needs either all of ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME or none of them';
const announcement =
  'a JSON object with the strings id and content and, optionally, backgroundColor, textColor (strings) and isCloseable (true or false)';

const environmentError = (message: string) => expect.objectContaining({name: 'EnvironmentError', message}) as Error;

describe('readEnvironment', () => {
  test('returns the defaults when no variable is set', () => {
    expect(readEnvironment({})).toEqual(defaults);
  });

  test.each(['', ' ', '\t\n'])('treats an empty value (%j) as unset', (empty) => {
    expect(readEnvironment(Object.fromEntries(names.map((name) => [name, empty])))).toEqual(defaults);
  });

  test('trims white space around values', () => {
    expect(
      readEnvironment({
        SITE_URL: ' https://developers.example.org ',
        BASE_URL: '/resources/v5.0/',
        NO_INDEX: 'true',
        REPOSITORY_URL: 'https://git.example.org/team/docs',
        ALGOLIA_APP_ID: 'APP',
        ALGOLIA_API_KEY: 'key',
        ALGOLIA_INDEX_NAME: 'index',
        ANNOUNCEMENT: '{"id": "a", "content": "Read <b>this</b>", "backgroundColor": "red", "isCloseable": false}',
      }),
    ).toEqual({
      siteUrl: 'https://developers.example.org',
      baseUrl: '/resources/v5.0/',
      noIndex: true,
      repositoryUrl: 'https://git.example.org/team/docs',
      search: {appId: 'APP', apiKey: 'key', indexName: 'index'},
      announcement: {id: 'a', content: 'Read <b>this</b>', backgroundColor: 'red', isCloseable: false},
    });
  });

  test('ignores unrelated variables', () => {
    expect(readEnvironment({PATH: '/bin', SITE: 'x'})).toEqual(defaults);
  });

  test.each([
    ['SITE_URL', 'example.org', siteUrl],
    ['SITE_URL', 'ftp://example.org', siteUrl],
    ['SITE_URL', 'https://example.org/', siteUrl],
    ['SITE_URL', 'https://example.org/resources', siteUrl],
    ['SITE_URL', 'https://example.org?a=b', siteUrl],
    ['SITE_URL', 'https://example.org#top', siteUrl],
    ['BASE_URL', 'resources', baseUrl],
    ['BASE_URL', '/resources', baseUrl],
    ['BASE_URL', 'resources/', baseUrl],
    ['BASE_URL', '//', baseUrl],
    ['BASE_URL', '/a b/', baseUrl],
    ['BASE_URL', 'https://example.org/', baseUrl],
    ['NO_INDEX', 'yes', 'true or false'],
    ['NO_INDEX', 'TRUE', 'true or false'],
    ['NO_INDEX', '1', 'true or false'],
    ['REPOSITORY_URL', 'git@example.org:team/docs', repositoryUrl],
    ['REPOSITORY_URL', 'https://example.org/docs/', repositoryUrl],
    ['REPOSITORY_URL', 'https://example.org/docs?ref=main', repositoryUrl],
    ['ANNOUNCEMENT', 'Read this', announcement],
    ['ANNOUNCEMENT', '{"id": "a"}', `${announcement} ("content" is required)`],
    ['ANNOUNCEMENT', '{"content": "a"}', `${announcement} ("id" is required)`],
    ['ANNOUNCEMENT', '{"id": "", "content": "a"}', `${announcement} ("id" is not allowed to be empty)`],
    ['ANNOUNCEMENT', '{"id": 7, "content": "a"}', `${announcement} ("id" must be a string)`],
    ['ANNOUNCEMENT', '["a"]', `${announcement} ("value" must be of type object)`],
    [
      'ANNOUNCEMENT',
      '{"id": "a", "content": "b", "isCloseable": "no"}',
      `${announcement} ("isCloseable" must be a boolean)`,
    ],
    ['ANNOUNCEMENT', '{"id": "a", "content": "b", "colour": "red"}', `${announcement} ("colour" is not allowed)`],
  ])('rejects %s=%s', (name, value, allowed) => {
    expect(() => readEnvironment({[name]: value})).toThrow(
      environmentError(`${name} is "${value}"; allowed: ${allowed}.`),
    );
  });

  test.each([
    [{ALGOLIA_APP_ID: 'a', ALGOLIA_API_KEY: 'k'}, 'ALGOLIA_INDEX_NAME'],
    [{ALGOLIA_APP_ID: 'a', ALGOLIA_INDEX_NAME: 'i'}, 'ALGOLIA_API_KEY'],
    [{ALGOLIA_API_KEY: 'k', ALGOLIA_INDEX_NAME: 'i'}, 'ALGOLIA_APP_ID'],
    [{ALGOLIA_INDEX_NAME: 'i'}, 'ALGOLIA_APP_ID'],
    [{ALGOLIA_APP_ID: 'a', ALGOLIA_API_KEY: 'k', ALGOLIA_INDEX_NAME: ' '}, 'ALGOLIA_INDEX_NAME'],
  ])('rejects incomplete settings of the hosted search: %j', (variables, missing) => {
    expect(() => readEnvironment(variables)).toThrow(environmentError(`${missing} is not set; allowed: ${search}.`));
  });
});
