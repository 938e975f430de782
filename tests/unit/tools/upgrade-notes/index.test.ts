import {expect, test} from 'vitest';
import {cover} from '../../../../tools/upgrade-notes/index.ts';

const note = {file: 'lib/upgrade.txt', release: '4.2', id: 'abc', text: '* New get_thing() and set_thing().'};

test('suggests the developer update even if another page mentions more names', () => {
  const pages = new Map([
    ['docs/devupdate.md', 'Call `get_thing()`.'],
    ['docs/a.md', 'Call `get_thing()` and `set_thing()`.'],
  ]);
  expect(cover(note, pages)).toMatchObject({page: 'docs/devupdate.md', mention: 'get_thing'});
});

test('suggests the page that mentions most names of the entry', () => {
  const pages = new Map([
    ['docs/a.md', 'Call `get_thing()`.'],
    ['docs/b.md', 'Call `set_thing()` and `get_thing()`.'],
    ['docs/c.md', 'get_things'],
  ]);
  expect(cover(note, pages)).toMatchObject({page: 'docs/b.md', mention: 'get_thing', reason: ''});
  expect(cover(note, new Map([['docs/c.md', 'get_things']]))).toMatchObject({page: '', mention: ''});
});

test('keeps the existing row of an entry', () => {
  const known = {...note, page: '', mention: '', reason: 'Only for core'};
  expect(cover(note, new Map([['docs/a.md', 'get_thing']]), known)).toMatchObject({page: '', reason: 'Only for core'});
});
