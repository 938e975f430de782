import {expect, test} from 'vitest';
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

const environmentError = (message: string) => expect.objectContaining({name: 'EnvironmentError', message}) as Error;

test('returns the defaults when no variable is set', () => {
  expect(readEnvironment({PATH: '/bin'})).toEqual(defaults);
});

test('reads all variables, trims them, and treats empty values as unset', () => {
  const variables = {
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
  };
  const empty = Object.fromEntries(Object.keys(variables).map((name) => [name, ' \t\n']));
  expect(readEnvironment(empty)).toEqual(defaults);
  expect(readEnvironment(variables)).toEqual({
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

test.each([
  [
    'SITE_URL',
    'an http or https URL without a path (set the path with BASE_URL), such as http://localhost:3000',
    ['example.org', 'ftp://example.org', 'https://example.org/', 'https://example.org?a=b'],
  ],
  [
    'BASE_URL',
    'a path that starts and ends with a slash, such as / or /resources/',
    ['resources', '/resources', 'resources/', '//', '/a b/', 'https://example.org/'],
  ],
  ['NO_INDEX', 'true or false', ['yes', 'TRUE', '1']],
  [
    'REPOSITORY_URL',
    'an http or https URL without a trailing slash, such as https://github.com/moodle/devdocs',
    ['git@example.org:team/docs', 'https://example.org/docs/', 'https://example.org/docs?ref=main'],
  ],
  [
    'SECURITY_CONTACT',
    'an https, mailto or tel URI, such as mailto:security@example.org',
    ['security@example.org', 'http://example.org/security'],
  ],
  ['SOURCE_DATE_EPOCH', 'the number of seconds since 1970, such as 1682294400', ['2023-04-24', '-1']],
])('allows in %s only %s', (name, allowed, values) => {
  for (const value of values) {
    expect(() => readEnvironment({[name]: value})).toThrow(
      environmentError(`${name} is "${value}"; allowed: ${allowed}.`),
    );
  }
});

test.each([
  'Read this',
  '{"id": "a"}',
  '{"id": "", "content": "a"}',
  '{"id": 7, "content": "a"}',
  '{"id": "a", "content": "b", "isCloseable": "no"}',
  '{"id": "a", "content": "b", "colour": "red"}',
])('rejects the announcement %s', (value) => {
  const message = `ANNOUNCEMENT is "${value}"; allowed: a JSON object with the strings id and content`;
  expect(() => readEnvironment({ANNOUNCEMENT: value})).toThrow(message);
});

test.each(['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'])('the hosted search needs %s', (missing) => {
  const all = {ALGOLIA_APP_ID: 'a', ALGOLIA_API_KEY: 'k', ALGOLIA_INDEX_NAME: 'i'};
  expect(() => readEnvironment({...all, [missing]: ' '})).toThrow(
    environmentError(
      `${missing} is not set; allowed: a value, because the hosted search needs either all of ${Object.keys(all).join(', ')} or none of them.`,
    ),
  );
});
