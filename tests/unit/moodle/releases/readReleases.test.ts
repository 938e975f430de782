import {expect, test} from 'vitest';
import {readReleases} from '@site/src/moodle/releases/readReleases';
import {fourOne} from '../fixtures';
import {smallSite} from './site';

const {site, write} = smallSite();

test('lists releases that have pages, oldest first', () => {
  const {pages, appPages} = readReleases(site);
  expect(pages.map(({release, file, id}) => [release.name, file, id])).toEqual([
    ['4.1.0', 'general/releases/4.1.md', 'releases/4.1'],
    ['4.1.1', 'general/releases/4.1/4.1.1.md', 'releases/4.1/4.1.1'],
    ['4.1.2', 'general/releases/4.1/4.1.2.md', 'releases/4.1/4.1.2'],
    ['4.2.0', 'general/releases/4.2.md', 'releases/4.2'],
  ]);
  expect(appPages.map(({release, file, id}) => [release.version, file, id])).toEqual([
    ['3.5.0', 'general/app_releases/v3/v3.5.0.md', 'app_releases/v3/v3.5.0'],
    ['4.1.0', 'general/app_releases/v4/v4.1.0.md', 'app_releases/v4/v4.1.0'],
  ]);
});

test('sorts versions numerically', () => {
  const version = (name: string) => ({
    ...fourOne,
    name,
    requirements: undefined,
    releases: [{name: `${name}.0`, releaseDate: fourOne.releaseDate}],
  });
  write('data/versions/3.10.json', version('3.10'));
  write('data/versions/3.9.json', version('3.9'));
  expect(readReleases(site).versions.map(({name}) => name)).toEqual(['1.4', '3.9', '3.10', '4.1', '4.2']);
});
