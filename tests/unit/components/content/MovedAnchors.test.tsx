// @vitest-environment jsdom
import {beforeEach, expect, test, vi} from 'vitest';
import {render} from '@testing-library/react';
import MovedAnchors from '@site/src/components/content/MovedAnchors';

const replace = vi.fn();
const collectLink = vi.fn();
const location = {hash: ''};

vi.mock('@docusaurus/router', () => ({useHistory: () => ({replace}), useLocation: () => location}));
vi.mock('@docusaurus/useBaseUrl', () => ({useBaseUrlUtils: () => ({withBaseUrl: (url: string) => `/site${url}`})}));
vi.mock('@docusaurus/useBrokenLinks', () => ({default: () => ({collectLink})}));

const anchors = [['sql_like', '/docs/apis/dml/reference#sql_like']] as const;

beforeEach(() => {
  replace.mockClear();
});

test('replaces the URL if its anchor has moved', () => {
  location.hash = '#sql_like';
  render(<MovedAnchors anchors={anchors} />);
  expect(replace.mock.calls).toEqual([['/site/docs/apis/dml/reference#sql_like']]);
});

test.each(['', '#sql', '#other'])('stays on the page with the hash "%s"', (hash) => {
  location.hash = hash;
  render(<MovedAnchors anchors={anchors} />);
  expect(replace).not.toHaveBeenCalled();
});

test('registers the target with the broken link check', () => {
  render(<MovedAnchors anchors={anchors} />);
  expect(collectLink).toHaveBeenCalledWith('/site/docs/apis/dml/reference#sql_like');
});
