import path from 'node:path';
import {defineConfig} from 'vitest/config';

const standIns = path.join(import.meta.dirname, 'tests/unit/stand-ins');

const setupFiles = ['tests/unit/setup.ts'];

export default defineConfig({
  resolve: {
    alias: {
      '@site': import.meta.dirname,
      '@generated/search-engine/default/engine': path.join(import.meta.dirname, 'src/search/embedded/client.ts'),
      // These modules exist only inside a Docusaurus build; the stand-ins do what a component can see of them.
      '@docusaurus/Link': path.join(standIns, 'Link.tsx'),
      '@docusaurus/router': 'react-router-dom',
      '@docusaurus/useBaseUrl': path.join(standIns, 'useBaseUrl.ts'),
      '@docusaurus/useBrokenLinks': path.join(standIns, 'useBrokenLinks.ts'),
      '@docusaurus/useIsBrowser': path.join(standIns, 'useIsBrowser.ts'),
      '@theme/Heading': path.join(standIns, 'Heading.tsx'),
    },
  },
  // Docusaurus leaves JSX to its own loader (`"jsx": "preserve"` in tsconfig.json).
  esbuild: {jsx: 'automatic'},
  test: {
    // Vitest would leave one processor to an editor, and so test with one of two.
    maxWorkers: '100%',
    // A limit for what hangs. It says nothing about speed, so it holds on a busy machine too.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    css: {include: /\.module\.css$/, modules: {classNameStrategy: 'non-scoped'}},
    projects: [
      {
        extends: true,
        test: {name: 'unit', include: ['tests/unit/**/*.test.ts'], setupFiles},
      },
      // A new context for each file costs a quarter of what a new process with a DOM does.
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
