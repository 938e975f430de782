import {beforeEach, expect, test} from 'vitest';
import {checkVerifiedPages} from '../../../../checks/data/verifiedPages.ts';
import {temporarySite} from '../../temporarySite.ts';

const {site, write} = temporarySite();

beforeEach(() => {
  write('data/verified-sources.json', JSON.stringify({moodle: 'Moodle 4.2.3', records: 'public records of May 2023'}));
});

test('accepts pages that name known sources, and release notes without sources', () => {
  write('general/community.md', '---\ntitle: Community\nverified: [moodle, records]\n---\n\nText.\n');
  write('general/releases/4.2/4.2.1.md', '---\ntitle: Moodle 4.2.1\n---\n\nText.\n');
  write('general/app_releases/v4/v4.1.0.md', 'Text.\n');
  expect(checkVerifiedPages(site)).toEqual([]);
});

test('reports pages that have no sources, an unknown source or a value of another type', () => {
  write('general/a.md', 'Text.\n');
  write('general/b.md', '---\nverified: [wiki]\n---\n');
  write('general/releases/index.md', '---\nverified: moodle\n---\n');
  const allowed = 'allowed: a list of keys in data/verified-sources.json (moodle, records).';
  expect(checkVerifiedPages(site)).toEqual([
    `general/a.md: verified is not set; ${allowed}`,
    `general/b.md: verified is ["wiki"]; ${allowed}`,
    `general/releases/index.md: verified is "moodle"; ${allowed}`,
  ]);
});
