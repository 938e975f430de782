/*
 * These tests bundle docs pages with the installed packages: the docs plugin creates the routes, Docusaurus writes the
 * generated files, and the bundler applies our plugins. If an upgrade changes one of the formats, a test fails here.
 */
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {getSwcLoaderOptions, rspack, swcLoader} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {generateRouteFiles} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import {buildAllRoutes} from '@docusaurus/plugin-content-docs/lib/routes.js';
import compileHint from '@site/src/patches/compile-hint';
import routeSplitting from '@site/src/patches/route-splitting';

const siteDir = process.cwd();

/** `routeSplitting` removes this plugin from the configuration. */
const {default: ChunkAssetPlugin} = createRequire(import.meta.url)(
  '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js',
) as {default: new () => object};

let folder: string;

const generatedFilesDir = () => path.join(folder, '.docusaurus');

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
}

/** Sixty docs in two folders. A generated category page shows the docs of the first folder as cards. */
const docs = ['apis', 'guides'].flatMap((name) =>
  Array.from({length: 30}, (_, index) => ({
    id: `${name}/${index}`,
    title: `Title of ${name} ${index}`,
    description: '',
    source: `@site/pages/${name}-${index}.js`,
    permalink: `/docs/${name}/${index}`,
    frontMatter: {},
    tags: [],
  })),
);
const items = (name: string) =>
  docs.filter(({id}) => id.startsWith(`${name}/`)).map(({id}) => ({type: 'doc' as const, id}));
const version = {
  versionName: 'current',
  label: 'Current',
  path: '/docs',
  tagsPath: '/docs/tags',
  docs,
  sidebars: {
    docs: [
      {
        type: 'category',
        label: 'All',
        items: [
          {
            type: 'category',
            label: 'APIs',
            items: items('apis'),
            link: {type: 'generated-index', permalink: '/docs/category/apis'},
          },
        ],
      },
      {type: 'category', label: 'Guides', items: items('guides')},
    ],
  },
  categoryGeneratedIndices: [{title: 'APIs', permalink: '/docs/category/apis'}],
};

type RoutesInput = Parameters<typeof buildAllRoutes>[0];

/** Writes the generated files of a site with these docs. */
async function generate(): Promise<void> {
  const routes = await buildAllRoutes({
    baseUrl: '/',
    versions: [version],
    options: {
      id: 'default',
      routeBasePath: 'docs',
      docsRootComponent: '@theme/DocsRoot',
      docVersionRootComponent: '@theme/DocVersionRoot',
      docRootComponent: '@theme/DocRoot',
      docItemComponent: '@theme/DocItem',
      docCategoryGeneratedIndexComponent: '@theme/DocItem',
    },
    actions: {createData: () => Promise.resolve('')},
  } as unknown as RoutesInput);
  const plugin = {name: 'docusaurus-plugin-content-docs', id: 'default'};
  await generateRouteFiles({
    generatedFilesDir: generatedFilesDir(),
    baseUrl: '/',
    routes: routes.map((route) => ({...route, plugin})),
  });
}

type Configure = (
  config: object,
  isServer: boolean,
  utils: object,
) => {plugins?: []; module?: {rules: {test: RegExp}[]}};

/** Returns the configuration that a plugin adds. */
const configure = ({configureWebpack}: Plugin, config: object, isServer = false) =>
  (configureWebpack as unknown as Configure)(config, isServer, {
    currentBundler: {name: 'rspack', instance: rspack.rspack},
  });
const context = () => ({siteDir, generatedFilesDir: generatedFilesDir()}) as LoadContext;

async function bundle(): Promise<void> {
  const config = {mode: 'production', plugins: [new ChunkAssetPlugin()]};
  const [routes, hint] = [routeSplitting(context()), compileHint()].map((plugin) => configure(plugin, config));
  expect(config.plugins).toEqual([]);
  const compiler = rspack.rspack({
    context: folder,
    mode: 'production',
    target: 'web',
    entry: {main: './main.js'},
    // As in @docusaurus/core/lib/webpack.
    output: {
      path: path.join(folder, 'build'),
      filename: 'assets/js/[name].[contenthash:8].js',
      chunkFilename: 'assets/js/[name].[contenthash:8].js',
      publicPath: '/',
    },
    optimization: {runtimeChunk: true, chunkIds: 'named', splitChunks: false},
    plugins: [...(routes?.plugins ?? []), ...(hint?.plugins ?? [])],
    resolve: {
      extensions: ['.ts', '.js', '.json'],
      alias: {
        '@site/pages': path.join(folder, 'pages'),
        '@site': siteDir,
        '@generated': generatedFilesDir(),
        '@theme': path.join(folder, 'theme'),
        '@docusaurus/ComponentCreator': path.join(folder, 'ComponentCreator.js'),
      },
    },
    module: {
      rules: [
        ...(routes?.module?.rules ?? []),
        {
          test: /\.ts$/,
          loader: swcLoader,
          options: getSwcLoaderOptions({isServer: false, bundlerName: 'rspack'}),
        },
      ],
    },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors() || stats?.hasWarnings()) {
        reject(error ?? new Error(stats?.toString({all: false, errors: true, warnings: true})));
      } else {
        compiler.close((closeError) => (closeError ? reject(closeError) : resolve()));
      }
    });
  });
}

let scripts: Map<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  docs.forEach(({source, title}) => write(source.replace('@site/', ''), `export default ${JSON.stringify(title)};`));
  ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'].forEach((name) =>
    write(`theme/${name}.js`, `export default ${JSON.stringify(name)};`),
  );
  write('ComponentCreator.js', 'export default (path, hash) => ({path, hash});');
  write(
    'main.js',
    `import routes, {routeTable} from '@generated/routes';
import registry from '@generated/registry';
import chunks from '@generated/routesChunkNames';
import docusaurus from ${JSON.stringify(path.join(siteDir, 'node_modules/@docusaurus/core/lib/client/docusaurus.js'))};
Object.assign(window, {routes, routeTable, registry, chunks, docusaurus});`,
  );
  await generate();
  await bundle();
  const directory = path.join(folder, 'build/assets/js');
  scripts = new Map(readdirSync(directory).map((file) => [file, readFileSync(path.join(directory, file), 'utf8')]));
});

afterAll(() => rmSync(folder, {recursive: true}));

/** Returns the script of a chunk. The file name consists of the name of the chunk and a hash. */
const scriptOf = (chunk: string): string =>
  [...scripts].find(([file]) => new RegExp(`^${chunk}\\.[0-9a-f]{8}\\.js$`).test(file))?.[1] ?? '';

const sections = (): [file: string, script: string][] => [...scripts].filter(([file]) => file.startsWith('routes-'));

test('moves docs from the main script to sections, each with the routes of a folder, and what all docs share to a chunk', () => {
  expect(scriptOf('main')).toContain('/docs');
  expect(scriptOf('main')).not.toMatch(/\/docs\/(?:apis|guides)\/\d/);
  const pages = sections().map(([, script]) => [...new Set(script.match(/\/docs\/(?:apis|guides)\/\d+/g))].length);
  expect(pages.filter((count) => count > 0).sort()).toEqual([30, 30]);
  ['DocRoot', 'DocItem'].forEach((name) => expect(scriptOf('documentation')).toContain(`"${name}"`));
});

test('moves the hashes of page files to the section, where they match existing files', () => {
  const hashes = sections().flatMap(([, script]) => [...script.matchAll(/["']?(\w{4,})["']?:["']([0-9a-f]{8})["']/g)]);
  expect(hashes.length).toBeGreaterThanOrEqual(docs.length);
  for (const [, chunk = '', hash = ''] of hashes) {
    expect(scripts.has(`${chunk}.${hash}.js`), chunk).toBe(true);
    expect(scriptOf('runtime~main')).not.toContain(hash);
  }
});

test('keeps only the docs on cards in the props of a docs version', () => {
  const [, script = ''] = [...scripts].find(([, text]) => text.includes('docsSidebars')) ?? [];
  expect(script).toContain('Title of apis 0');
  // The sidebar contains the title of every doc, and the pruned props do not repeat it.
  expect(script.split('Title of apis 7').length).toBeGreaterThan(script.split('Title of guides 7').length);
});

test('adds the compile hint only to the main script', () => {
  const hinted = [...scripts].filter(([, script]) => script.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(hinted.map(([file]) => file)).toEqual([expect.stringMatching(/^main\./)]);
});

test('changes nothing in development, and only prunes the props of docs versions on the server', () => {
  expect(configure(routeSplitting(context()), {mode: 'development'})).toEqual({});
  const {plugins = [], module} = configure(routeSplitting(context()), {mode: 'production', plugins: []}, true);
  const folder = path.join(generatedFilesDir(), 'docusaurus-plugin-content-docs/default/p');
  expect(plugins).toEqual([]);
  expect(module?.rules.map((rule) => rule.test.test(path.join(folder, 'docs-175.json')))).toEqual([true]);
});
