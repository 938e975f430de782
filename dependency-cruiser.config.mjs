/**
 * What each folder of `src` may import from `src`, apart from itself. A reader's page flows one way: an author's Markdown
 * goes through `markdown`, Docusaurus renders it with `theme`, `pages` and `components`, and `finish` adds to the result.
 */
const imports = {
  moodle: [],
  patches: [],
  errors: [],
  search: ['moodle'],
  offline: ['moodle', 'search'],
  markdown: ['moodle'],
  components: ['moodle', 'errors', 'search', 'offline', 'markdown', 'patches'],
  pages: ['moodle', 'search', 'offline', 'markdown', 'components'],
  theme: ['moodle', 'search', 'offline', 'markdown', 'components', 'patches', 'css'],
  plugins: ['moodle', 'errors', 'search', 'offline', 'markdown'],
  finish: ['moodle', 'search', 'offline', 'markdown'],
};

/** Constants that every folder may import. */
const shared = ['browsers\\.ts$', 'components/site/KeyboardShortcuts/(?:keys|singleKeys)\\.ts$'];

const folderRules = Object.entries(imports).map(([folder, others]) => ({
  name: `src/${folder} imports only from ${others.length === 0 ? 'itself' : others.join(', ')}`,
  severity: 'error',
  from: {path: `^src/${folder}/`},
  to: {
    path: '^src/',
    pathNot: [...shared, ...[folder, ...others].map((name) => `${name}/`)].map((end) => `^src/${end}`),
  },
}));

/** Names that only exist in a Docusaurus build. */
const virtual =
  '^@(theme(-original|-init)?|generated|api-index)/|^@docusaurus/(ErrorBoundary|ExecutionEnvironment|Head|Link|Translate|router|use\\w+)$';

/** What is needed to build the site; everything else may use devDependencies. */
const site = '^(src|config)/|^(docusaurus\\.config|sidebars|generalSidebars)\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {name: 'no cycles, nor cycles of types', severity: 'error', from: {}, to: {circular: true}},
    ...folderRules,
    {
      name: 'config imports from src, never the other way',
      severity: 'error',
      from: {path: '^src/'},
      to: {path: '^(config|checks|tools)/|^[^/]+\\.(ts|mjs)$'},
    },
    {
      name: 'the site does not need checks or tools',
      severity: 'error',
      from: {path: site},
      to: {path: '^(checks|tools)/'},
    },
    {
      name: 'tools use checks, never the other way',
      severity: 'error',
      from: {path: '^(checks|tools/lib)/'},
      // A check may compute what a command writes, to warn if it is out of date.
      to: {path: '^tools/', pathNot: '^tools/(lib|changes)/'},
    },
    {
      name: 'only tests import from tests',
      severity: 'error',
      from: {pathNot: '^tests/'},
      to: {path: '^tests/'},
    },
    {
      name: 'packages are declared in package.json',
      severity: 'error',
      from: {},
      to: {dependencyTypes: ['npm-no-pkg', 'npm-unknown']},
    },
    {
      name: 'the site is built without devDependencies',
      severity: 'error',
      from: {path: site, pathNot: '\\.d\\.ts$'},
      to: {dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only']},
    },
    {
      name: 'imports can be resolved',
      severity: 'error',
      from: {},
      to: {couldNotResolve: true, pathNot: virtual},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    // A made-up platform, whose modules import each other by the platform's names.
    exclude: {path: '^tests/data/'},
    // checks, tests and tools have a package.json that only sets the module type.
    combinedDependencies: true,
    tsConfig: {fileName: 'tsconfig.json'},
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
