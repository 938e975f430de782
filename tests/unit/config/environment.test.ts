import {describe, expect, test} from 'vitest';
import {readEnvironment} from '../../../config/environment.ts';

const defaults = {
  siteUrl: 'http://localhost:3000',
  baseUrl: '/',
  noIndex: false,
  repositoryUrl: 'https://github.com/moodle/devdocs',
  search: undefined,
  announcement: undefined,
  securityContact: 'https://moodle.org/security/report',
  sourceDate: undefined,
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
  'SECURITY_CONTACT',
  'SOURCE_DATE_EPOCH',
];

const siteUrl = 'an http or https URL without a path (set the path with BASE_URL), such as http://localhost:3000';
const baseUrl = 'a path that starts and ends with a slash, such as / or /resources/';
const repositoryUrl = 'an http or https URL without a trailing slash, such as https://github.com/moodle/devdocs';
const search =
  'a value, because the hosted search needs either all of ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME or none of them';
const announcement =
  'a JSON object with the strings id and content and, optionally, backgroundColor, textColor (strings) and isCloseable (true or false)';

const securityContact = 'an https, mailto or tel URI, such as mailto:security@example.org';
const sourceDate = 'the number of seconds since 1970, such as 1682294400';

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
        SECURITY_CONTACT: 'mailto:security@example.org',
        SOURCE_DATE_EPOCH: '1682294400',
      }),
    ).toEqual({
      siteUrl: 'https://developers.example.org',
      baseUrl: '/resources/v5.0/',
      noIndex: true,
      repositoryUrl: 'https://git.example.org/team/docs',
      search: {appId: 'APP', apiKey: 'key', indexName: 'index'},
      announcement: {id: 'a', content: 'Read <b>this</b>', backgroundColor: 'red', isCloseable: false},
      securityContact: 'mailto:security@example.org',
      sourceDate: new Date('2023-04-24T00:00:00Z'),
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
    ['SECURITY_CONTACT', 'security@example.org', securityContact],
    ['SECURITY_CONTACT', 'http://example.org/security', securityContact],
    ['SOURCE_DATE_EPOCH', '2023-04-24', sourceDate],
    ['SOURCE_DATE_EPOCH', '-1', sourceDate],
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
