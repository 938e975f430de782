import path from 'node:path';
import {defineConfig} from 'vitest/config';

const standIns = path.join(import.meta.dirname, 'tests/unit/stand-ins');

export default defineConfig({
  resolve: {
    alias: {
      '@site': import.meta.dirname,
      '@generated/search-engine/default/engine': path.join(import.meta.dirname, 'src/search/embedded/client.ts'),
      // These modules exist only inside a Docusaurus build; the stand-ins do what a component can see of them.
      '@docusaurus/Link': path.join(standIns, 'Link.tsx'),
      '@docusaurus/useBaseUrl': path.join(standIns, 'useBaseUrl.ts'),
      '@docusaurus/useBrokenLinks': path.join(standIns, 'useBrokenLinks.ts'),
      '@docusaurus/useIsBrowser': path.join(standIns, 'useIsBrowser.ts'),
      '@theme/Heading': path.join(standIns, 'Heading.tsx'),
    },
  },
  // Docusaurus leaves JSX to its own loader (`"jsx": "preserve"` in tsconfig.json).
  esbuild: {jsx: 'automatic'},
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/unit/setup.ts'],
    css: {include: /\.module\.css$/, modules: {classNameStrategy: 'non-scoped'}},
  },
});
