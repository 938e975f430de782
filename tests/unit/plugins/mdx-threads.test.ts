import {createRequire} from 'node:module';
import path from 'node:path';
import {afterEach, describe, expect, test, vi} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import type {Options} from '@docusaurus/mdx-loader';
import {markdownPlugins} from '@site/config/docs';
import mdxThreads from '@site/src/plugins/mdx-threads';

const siteDir = process.cwd();
const contentPath = path.join(siteDir, 'docs');
const loader = createRequire(createRequire(__filename).resolve('@docusaurus/plugin-content-docs')).resolve(
  '@docusaurus/mdx-loader',
);

type Finish = () => Promise<void>;
let finish: Finish | undefined;

function makeRule(folder = contentPath): {include: string[]; use: [{loader: string; options: Options}]} {
  const options = {
    siteDir,
    staticDirs: [],
    admonitions: true,
    markdownConfig: {
      format: 'mdx',
      mermaid: false,
      emoji: true,
      mdx1Compat: {comments: false, admonitions: false, headingIds: false},
      anchors: {maintainCase: false},
      hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
      parseFrontMatter: () => undefined,
    },
    ...markdownPlugins,
    crossCompilerCache: new Map(),
    resolveMarkdownLink: () => 'never',
    metadataPath: () => 'never',
  };
  return {include: [`${folder}${path.sep}`], use: [{loader, options: options as unknown as Options}]};
}

/** Gives the plugin a documentation of two pages, and the rules of the bundler. */
function configure(rule: ReturnType<typeof makeRule>, mode = 'production', isServer = false): Options {
  const {allContentLoaded, configureWebpack} = mdxThreads({siteDir} as LoadContext);
  const docs = ['intro', 'other'].map((name) => ({source: `@site/docs/${name}.md`, permalink: `/at/${name}`}));
  const allContent = {
    'docusaurus-plugin-content-docs': {
      default: {loadedVersions: [{contentPath, contentPathLocalized: undefined, docs}]},
    },
  };
  void allContentLoaded?.({allContent, actions: {}} as unknown as Parameters<NonNullable<typeof allContentLoaded>>[0]);
  const configured = (
    configureWebpack as unknown as (...args: unknown[]) => {
      plugins?: {apply: (compiler: unknown) => void}[];
    }
  )({mode, module: {rules: [{test: /x/}, rule]}}, isServer);
  const hooks = {finishMake: {tapPromise: (_name: string, fn: Finish) => (finish = fn)}};
  configured.plugins?.forEach((plugin) => plugin.apply({hooks}));
  return rule.use[0].options;
}

afterEach(async () => {
  await finish?.();
  finish = undefined;
  vi.unstubAllEnvs();
});

describe('mdx-threads', () => {
  const page = (content: string) =>
    ({content, filePath: path.join(contentPath, 'intro.md'), frontMatter: {}, compilerName: 'client'}) as const;

  test('compiles a page as the loader does, with our plugins and links to other pages', {timeout: 60_000}, async () => {
    // The loader makes no processors in tests, and threads have the environment of their beginning.
    vi.stubEnv('NODE_ENV', 'production');
    const {processors} = configure(makeRule());
    const {content, data} =
      (await processors?.mdxProcessor.process(page('# Title\n\nMDL-1, [b](./other.md#c).'))) ?? {};
    expect(content).toContain('"https://tracker.moodle.org/browse/MDL-1"');
    expect(content).toContain('"/at/other#c"');
    expect(data).toMatchObject({contentTitle: 'Title'});

    const fault = (await processors?.mdxProcessor
      .process(page('A\n\n<Nothing />'))
      .catch((error: unknown) => error)) as Error;
    expect(fault).toBeInstanceOf(Error);
    expect(fault.message).toMatch(/^There is no component <Nothing>\./);
    expect(JSON.parse(JSON.stringify(fault))).toMatchObject({line: 3, column: 1, ruleId: 'content-components'});

    // The next page after the end of threads gets new ones.
    await finish?.();
    await expect(processors?.mdProcessor.process(page('<p>a</p>'))).resolves.toMatchObject({
      content: expect.stringContaining('_components.p') as string,
    });
  });

  test('begins anew, on both sides, when the code changes that pages are made with', () => {
    const config = {mode: 'production', experiments: {cache: {}}, module: {rules: [makeRule()]}};
    for (const isServer of [true, false]) {
      const {configureWebpack} = mdxThreads({siteDir} as LoadContext);
      expect((configureWebpack as unknown as (...args: unknown[]) => unknown)(config, isServer)).toMatchObject({
        experiments: {
          cache: {
            buildDependencies: expect.arrayContaining([
              path.join(siteDir, 'src/plugins/mdx-threads/compileTask.ts'),
              path.join(siteDir, 'src/recma/localRuntime.ts'),
            ]) as string[],
          },
        },
      });
    }
  });

  test('leaves the server and development alone', () => {
    expect(configure(makeRule(), 'production', true).processors).toBeUndefined();
    expect(configure(makeRule(), 'development').processors).toBeUndefined();
  });

  test('fails if there is no rule for a documentation', () => {
    expect(() => configure(makeRule('/elsewhere'))).toThrow(
      'Docusaurus has no rule for the pages of a documentation any more; bring src/plugins/mdx-threads up to date.',
    );
  });
});
