import path from 'node:path';
import {defineConfig} from 'vitest/config';

const standIns = path.join(import.meta.dirname, 'tests/unit/stand-ins');

const setupFiles = ['tests/unit/setup.ts'];

export default defineConfig({
  resolve: {
    alias: {
      '@site': import.meta.dirname,
      '@generated/search-engine/default/engine': path.join(import.meta.dirname, 'src/search/embedded/client.ts'),
      // These modules exist only in a Docusaurus build. The stand-ins provide the behaviour that components rely on.
      '@docusaurus/Link': path.join(standIns, 'Link.tsx'),
      '@docusaurus/router': 'react-router-dom',
      '@docusaurus/useBaseUrl': path.join(standIns, 'useBaseUrl.ts'),
      '@docusaurus/useBrokenLinks': path.join(standIns, 'useBrokenLinks.ts'),
      '@docusaurus/useIsBrowser': path.join(standIns, 'useIsBrowser.ts'),
      '@theme/Heading': path.join(standIns, 'Heading.tsx'),
    },
  },
  // Needed because tsconfig.json has `"jsx": "preserve"`: in a build, Docusaurus's loader compiles JSX.
  esbuild: {jsx: 'automatic'},
  test: {
    // By default, Vitest leaves one processor free, and would use only one on a machine with two.
    maxWorkers: '100%',
    // This timeout only stops tests that hang. It is long, so that tests don't fail on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    css: {include: /\.module\.css$/, modules: {classNameStrategy: 'non-scoped'}},
    projects: [
      {
        extends: true,
        test: {name: 'unit', include: ['tests/unit/**/*.test.ts'], setupFiles},
      },
      // A new VM context for each file takes a quarter of the time of a new process with a DOM.
      {
        extends: true,
        test: {name: 'components', include: ['tests/unit/**/*.test.tsx'], setupFiles, pool: 'vmForks'},
      },
      // Checks of the last build that need no browser.
      {
        extends: true,
        test: {name: 'build', include: ['tests/build/**/*.test.ts'], globalSetup: ['tests/build/serve.ts']},
      },
    ],
  },
});
