import {existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';
import type {RenderedPage} from '@kept-pages/render';
import {keyOf} from '@site/src/plugins/kept-pages/parts';

type Render = (page: {pathname: string}) => Promise<RenderedPage>;

const render = vi.fn<Render>();
vi.mock('@kept-pages/render', () => ({default: render}));

const parts = {app: 'app', routes: {'/docs': 'docs'}};
const rendered = {
  html: '<p>Ünïcode</p>',
  collectedData: {anchors: ['one'], links: [], metadata: {helmet: null, public: {noIndex: undefined}}},
};
let folder: string;
let renderOrRead: Render;

beforeAll(async () => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'kept-pages-')), 'pages');
  vi.stubGlobal('__non_webpack_require__', (name: string) => {
    expect(name).toBe('./kept-pages.json');
    return {folder, ...parts};
  });
  ({default: renderOrRead} = await import('@site/src/plugins/kept-pages/serverEntry'));
});

beforeEach(() => {
  render.mockReset().mockResolvedValue(rendered);
});

afterAll(() => {
  vi.unstubAllGlobals();
  rmSync(path.dirname(folder), {recursive: true});
});

describe('renderOrRead', () => {
  test('renders a page once, and reads it from then on', async () => {
    expect(await renderOrRead({pathname: '/docs'})).toBe(rendered);
    expect(await renderOrRead({pathname: '/docs'})).toStrictEqual(rendered);
    expect(render.mock.calls).toEqual([[{pathname: '/docs'}]]);
    expect(readdirSync(folder)).toEqual([keyOf(parts, '/docs')]);
  });

  test('keeps pages apart', async () => {
    await renderOrRead({pathname: '/docs'});
    await renderOrRead({pathname: '/other'});
    expect(render.mock.calls).toEqual([[{pathname: '/other'}]]);
  });

  test('renders a page again whose file is damaged', async () => {
    writeFileSync(path.join(folder, keyOf(parts, '/damaged')), 'no such thing');
    expect(await renderOrRead({pathname: '/damaged'})).toBe(rendered);
    expect(await renderOrRead({pathname: '/damaged'})).toStrictEqual(rendered);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('keeps nothing of a page that cannot be rendered', async () => {
    render.mockRejectedValue(new Error('no such component'));
    await expect(renderOrRead({pathname: '/faulty'})).rejects.toThrow('no such component');
    expect(existsSync(path.join(folder, keyOf(parts, '/faulty')))).toBe(false);
  });

  // The last, as it keeps nothing from then on.
  test('renders where nothing can be kept, and says so once', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    for (const pathname of ['/one', '/two']) {
      mkdirSync(path.join(folder, keyOf(parts, pathname)));
      expect(await renderOrRead({pathname})).toBe(rendered);
    }
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^The next build has to render pages again: Error: EISDIR/)],
    ]);
    warn.mockRestore();
  });
});
