import {describe, expect, test} from 'vitest';
import {previewSite} from '@site/config/previewImages';
import {parsePage} from '@site/src/finish/html/builtPage';
import {alternativeText, previewOf} from '@site/src/finish/preview-images/preview';
import {archivedEditions, currentEdition} from '@site/src/moodle/editions';

const [archived = ''] = archivedEditions;
const root = 'https://docs.example.com/base/';

function page(path: string, title: string, names: readonly string[] = []): string {
  const breadcrumbs = {'@type': 'BreadcrumbList', itemListElement: names.map((name) => ({'@type': 'ListItem', name}))};
  return `<!doctype html><html><head>
<meta property="og:title" content="${title}"/><meta property="og:url" content="${root}${path}"/>
<script type="application/ld+json">{"@type":"TechArticle"}</script>
${names.length > 0 ? `<script type="application/ld+json">${JSON.stringify(breadcrumbs)}</script>` : ''}
</head><body></body></html>`;
}

const read = (...args: Parameters<typeof page>) => previewOf(parsePage(page(...args)), root, previewSite);

describe('the preview of', () => {
  test('a docs page has its title, the path to it, and the version', () => {
    expect(read('docs/apis/dml', 'Data &amp; files | Developer Resources', ['API guides', 'Core', 'Data'])).toEqual({
      title: 'Data & files',
      section: ['Developer docs', 'API guides', 'Core'],
      version: `Moodle ${currentEdition}`,
    });
  });

  test('an archived page has its version', () => {
    expect(read(`docs/${archived}/tags/xmldb`, '4 docs | Developer Resources')).toEqual({
      title: '4 docs',
      section: ['Developer docs'],
      version: `Moodle ${archived}`,
    });
  });

  test('a general page has no version, and the closest area', () => {
    expect(read('general/development/process/peer-review', 'Peer review | Developer Resources')).toEqual({
      title: 'Peer review',
      section: ['Process'],
    });
  });

  test('the first page of an area does not repeat its title', () => {
    expect(read('general/releases', 'Releases | Developer Resources', ['Releases'])?.section).toEqual([]);
  });

  test('the home page has the tagline', () => {
    expect(read('', 'Developer Resources')).toEqual({title: 'Developer Resources', section: ['Nurturing Developers']});
  });
});

test('symbols that the fonts lack are replaced, and invisible characters left out', () => {
  expect(read('versions', 'A → B ≥ 2: get_\u200Brecords()')?.title).toBe('A › B >= 2: get_records()');
});

test('the alternative text contains the text of the image, without repetitions', () => {
  expect(alternativeText({title: 'Data', section: ['API guides', 'Core'], version: 'Moodle 1.0'}, 'Site')).toBe(
    'Data, API guides › Core, Moodle 1.0, Site',
  );
  expect(alternativeText({title: 'Site', section: []}, 'Site')).toBe('Site');
});
