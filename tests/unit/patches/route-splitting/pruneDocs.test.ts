import {expect, test} from 'vitest';
import {pruneDocs} from '@site/src/patches/route-splitting/pruneDocs';

test('keeps the docs that a generated category page shows as cards, those of categories included', () => {
  const category = {
    type: 'category',
    href: '/docs/category/subsystems',
    items: [
      {type: 'link', docId: 'apis/access', href: '/docs/apis/access'},
      {type: 'category', href: '/docs/apis/backup/', items: [{type: 'link', docId: 'apis/backup/restore'}]},
    ],
  };
  const docs = {'apis/access': {}, 'apis/backup/index': {}, 'apis/backup/restore': {}, 'old/apis/backup/index': {}};
  const pruned = pruneDocs({docs, docsSidebars: {docs: [category]}}, new Set([category.href]));
  expect(Object.keys(pruned.docs)).toEqual(['apis/access', 'apis/backup/index']);
});
