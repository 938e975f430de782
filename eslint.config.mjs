import js from '@eslint/js';
import {defineConfig, globalIgnores} from 'eslint/config';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import {importX} from 'eslint-plugin-import-x';
import jsdoc from 'eslint-plugin-jsdoc';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const exported = [
  ':matches(ExportNamedDeclaration, ExportDefaultDeclaration) > :matches(FunctionDeclaration, ClassDeclaration)',
];

/** Comments say what types cannot: the rules check that they are there, and that their tags and names are right. */
const documentation = {
  plugins: {jsdoc},
  rules: {
    'jsdoc/require-jsdoc': [
      'error',
      {
        publicOnly: {esm: true},
        enableFixer: false,
        require: {ArrowFunctionExpression: true, ClassDeclaration: true, FunctionDeclaration: true},
        checkConstructors: false,
      },
    ],
    'jsdoc/require-description': ['error', {contexts: exported}],
    'jsdoc/check-alignment': 'error',
    'jsdoc/check-param-names': ['error', {checkDestructured: false, disableMissingParamChecks: true}],
    'jsdoc/check-tag-names': ['error', {definedTags: ['remarks']}],
    'jsdoc/empty-tags': 'error',
    'jsdoc/no-bad-blocks': 'error',
    'jsdoc/require-param-description': ['error', {contexts: exported}],
    'jsdoc/require-param-name': 'error',
    'jsdoc/require-returns-check': 'error',
    'jsdoc/require-returns-description': ['error', {contexts: exported}],
  },
};

/** Folders in the order of their dependencies: none may import from a layer below its own. */
const layers = [
  // Constants without imports.
  ['config/platform.ts', 'config/topbar.ts', 'config/navbar.ts'],
  ['src/platform'],
  ['src/search', 'src/headers', 'src/markdown'],
  ['src/offline'],
  ['src/framework'],
  ['src/components'],
  ['src/theme', 'src/pages', 'src/plugins'],
  ['docusaurus.config.ts', 'sidebars.ts', 'generalSidebars.ts'],
  ['checks'],
  ['tools'],
];

/** What each folder must not import from: the layers below, and its neighbours in the same layer. */
const zones = layers.flatMap((folders, index) =>
  folders.map((target) => ({
    target: `./${target}`,
    from: layers
      .slice(index)
      .flat()
      .filter((folder) => folder !== target)
      .map((folder) => `./${folder}`),
    message: 'Dependencies point one way; eslint.config.mjs lists the layers.',
  })),
);

export default defineConfig(
  // The sample plugins keep to the style of the platform; check:samples reads them.
  globalIgnores([
    '.docusaurus/',
    'build/',
    'build.unfinished/',
    'coverage/',
    'playwright-report/',
    'samples/',
    'test-results/',
  ]),
  {linterOptions: {reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error'}},
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      curly: 'error',
      eqeqeq: 'error',
      'object-shorthand': 'error',
      'prefer-template': 'error',
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', {considerDefaultExhaustiveForUnions: true}],
      // `() => setOpen(false)` as a handler says what it does; braces around it would say no more.
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
    },
  },
  {files: ['{checks,config,src,tools}/**'], ...documentation},
  {
    files: ['{checks,config,src,tools}/**', '*.ts'],
    plugins: {'import-x': importX},
    settings: {'import-x/resolver-next': [createTypeScriptImportResolver()]},
    rules: {
      'import-x/no-cycle': ['error', {ignoreExternal: true}],
      'import-x/no-restricted-paths': ['error', {zones: zones.filter(({from}) => from.length > 0)}],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {jsdoc},
    rules: {'jsdoc/no-types': 'error'},
  },
  {
    // php-parser has no types for its trees, and JSON has none until a schema has checked it.
    files: [
      'checks/**',
      'tools/**',
      'config/searchCrawler.ts',
      'src/framework/route-splitting/**',
      'src/markdown/history/history.ts',
      'src/platform/dataRules/**',
      'src/platform/{describeSchemaError,pageVersion,validateData}.ts',
    ],
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    settings: {
      // What stands for an HTML element is checked like it.
      'jsx-a11y': {components: {Heading: 'h2', Link: 'a'}, attributes: {for: ['htmlFor']}},
    },
    rules: {
      // `role` of a component is its own prop: a person has a role too.
      'jsx-a11y/aria-role': ['error', {ignoreNonDOM: true}],
      // A region that scrolls has to take the focus, or the keyboard cannot scroll it (WCAG 2.1.1).
      'jsx-a11y/no-noninteractive-tabindex': ['error', {roles: ['group', 'region', 'tabpanel'], tags: []}],
      // `to` of Docusaurus's Link is what `href` is for `a`.
      'jsx-a11y/anchor-is-valid': ['error', {components: ['Link'], specialLink: ['to'], aspects: ['invalidHref']}],
    },
  },
  {
    files: ['tests/**'],
    rules: {
      // Matchers such as `expect.stringMatching()` are typed as any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      // What is missing fails the test, with or without an assertion.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Playwright's fixtures: `({}, use)` for one that needs no other, and `void` for one that gives nothing.
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-empty-pattern': ['error', {allowObjectPatternsAsParameters: true}],
      // `new Promise(() => {})` is a request that no one answers.
      '@typescript-eslint/no-empty-function': ['error', {allow: ['arrowFunctions']}],
      // Stand-ins hand on what they are given, content included.
      'jsx-a11y/anchor-has-content': 'off',
    },
  },
  {
    files: ['*.config.mjs'],
    // Several of these plugins bring no types.
    extends: [tseslint.configs.disableTypeChecked],
  },
);
