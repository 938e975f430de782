import {expect, test} from 'vitest';
import {releaseSidebar} from '@site/src/moodle/releases/sidebar';
import {readReleases} from '@site/src/moodle/releases/readReleases';
import {smallSite} from './site';

const {site, write} = smallSite();

test('lists supported versions, the archive and the app, newest first', () => {
  write('data/versions/1.4.json', {
    name: '1.4',
    releaseDate: '2004-08-31',
    generalEndDate: '2005-05-07',
    securityEndDate: '2005-05-07',
    isLTS: false,
    releases: [
      {name: '1.4', releaseDate: '2004-08-31', notes: '/general/releases/1.4'},
      {name: '1.4.1', releaseDate: '2004-09-12'},
    ],
  });
  const [index, planner, history, ...groups] = releaseSidebar(readReleases(site));
  expect([index, planner, history]).toEqual(['releases/index', 'releases/upgrade', 'releases/history']);
  expect(groups).toEqual<object[]>([
    {
      type: 'category',
      label: 'Recent versions',
      collapsed: false,
      items: [
        {type: 'doc', id: 'releases/4.2', label: 'Moodle 4.2'},
        {
          type: 'category',
          label: 'Moodle 4.1 (LTS)',
          link: {type: 'doc', id: 'releases/4.1'},
          items: [
            {type: 'doc', id: 'releases/4.1/4.1.2', label: '4.1.2'},
            {type: 'doc', id: 'releases/4.1/4.1.1', label: '4.1.1'},
          ],
        },
      ],
    },
    {type: 'category', label: 'Older versions', items: [{type: 'doc', id: 'releases/1.4', label: 'Moodle 1.4'}]},
    {
      type: 'category',
      label: 'Moodle App',
      link: {type: 'doc', id: 'app_releases/index'},
      items: [
        {type: 'category', label: '4.x', items: [{type: 'doc', id: 'app_releases/v4/v4.1.0', label: '4.1.0'}]},
        {type: 'category', label: '3.x', items: [{type: 'doc', id: 'app_releases/v3/v3.5.0', label: '3.5.0'}]},
        {type: 'doc', id: 'app_releases/v1.x', label: '1.x'},
      ],
    },
  ]);
});
