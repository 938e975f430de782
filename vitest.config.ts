import path from 'node:path';
import {defineConfig} from 'vitest/config';

const mocks = path.join(import.meta.dirname, 'tests/unit/mocks');

const setupFiles = ['tests/unit/setup.ts'];

export default defineConfig({
  resolve: {
    alias: {
      '@site': import.meta.dirname,
      '@generated/search-engine/default/engine': path.join(import.meta.dirname, 'src/search/embedded/client.ts'),
      // These modules exist only in a Docusaurus build. The mocks have the behaviour that components rely on.
      '@docusaurus/Link': path.join(mocks, 'Link.tsx'),
      '@docusaurus/router': 'react-router-dom',
      '@docusaurus/useBaseUrl': path.join(mocks, 'useBaseUrl.ts'),
      '@docusaurus/useBrokenLinks': path.join(mocks, 'useBrokenLinks.ts'),
      '@docusaurus/useIsBrowser': path.join(mocks, 'useIsBrowser.ts'),
      '@theme/Heading': path.join(mocks, 'Heading.tsx'),
    },
  },
  // Needed because tsconfig.json has `"jsx": "preserve"`: in a build, Docusaurus's loader compiles JSX.
  esbuild: {jsx: 'automatic'},
  test: {
    // By default, Vitest leaves one processor free, and would use only one on a machine with two.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    css: {include: /\.module\.css$/, modules: {classNameStrategy: 'non-scoped'}},
    projects: [
      {
        extends: true,
        // All files share their modules, which halves the time. Threads would share a time zone, which some tests change.
        test: {name: 'unit', include: ['tests/unit/**/*.test.ts'], setupFiles, pool: 'forks', isolate: false},
      },
      // A new VM context for each file takes a quarter of the time of a new process with a DOM.
      {
        extends: true,
        test: {name: 'components', include: ['tests/unit/**/*.test.tsx'], setupFiles, pool: 'vmForks'},
      },
      // Checks of the last build that need no browser.
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          globalSetup: ['tests/build/serve.ts'],
          isolate: false,
        },
      },
    ],
  },
});
