import js from '@eslint/js';
import {defineConfig, globalIgnores} from 'eslint/config';
import jsdoc from 'eslint-plugin-jsdoc';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const exported = [
  ':matches(ExportNamedDeclaration, ExportDefaultDeclaration) > :matches(FunctionDeclaration, ClassDeclaration)',
];

/**
 * Doc comments explain what the types cannot. The rules check that they exist and that their tags and parameter names
 * are correct.
 */
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
    'jsdoc/check-param-names': ['error', {checkDestructured: false, disableMissingParamChecks: true}],
    'jsdoc/check-tag-names': ['error', {definedTags: ['remarks']}],
    'jsdoc/empty-tags': 'error',
    'jsdoc/no-bad-blocks': 'error',
    'jsdoc/no-types': 'error',
    'jsdoc/require-param-description': ['error', {contexts: exported}],
    'jsdoc/require-param-name': 'error',
    'jsdoc/require-returns-check': 'error',
    'jsdoc/require-returns-description': ['error', {contexts: exported}],
  },
};

export default defineConfig(
  // The sample plugins follow the coding style of the platform, and check:samples checks them.
  globalIgnores([
    '.docusaurus/',
    'build/',
    'build.unfinished/',
    'coverage/',
    'playwright-report/',
    'samples/',
    'test-results/',
    'tests/data/platform/',
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
      // These take nearly half of ESLint's time. Editors strike out what is deprecated, the code has no enums and few classes,
      // and the other rules for unsafe types report where a value of type `any` is used.
      '@typescript-eslint/no-deprecated': 'off',
      '@typescript-eslint/no-misused-promises': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', {considerDefaultExhaustiveForUnions: true}],
      // Event handlers such as `() => setOpen(false)` are readable without braces.
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
    },
  },
  {files: ['{checks,config,src,tools}/**/*.{ts,tsx}'], ...documentation},
  {
    // php-parser's syntax trees have no types, and JSON is untyped until it has been validated against a schema.
    files: [
      'checks/**',
      'tools/**',
      'config/searchCrawler.ts',
      'src/patches/route-splitting/**',
      'src/markdown/history/history.ts',
      'src/moodle/data/**',
      'src/moodle/pageVersion.ts',
    ],
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: {'react-hooks': reactHooks},
    extends: [jsxA11y.flatConfigs.strict],
    settings: {
      // Check these components like the HTML elements that they render.
      'jsx-a11y': {components: {Heading: 'h2', Link: 'a'}, attributes: {for: ['htmlFor']}},
    },
    rules: {
      // Outside components, where promises are rarely passed on, this rule takes too much of ESLint's time.
      '@typescript-eslint/no-misused-promises': 'error',
      // The other rules of this plugin run the React Compiler, which takes an eighth of ESLint's time and which no build uses.
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // A component's `role` prop is not always the ARIA role; for example, it can be a person's role in the project.
      'jsx-a11y/aria-role': ['error', {ignoreNonDOM: true}],
      // Scrollable regions must be focusable, because otherwise keyboard users cannot scroll them (WCAG 2.1.1).
      'jsx-a11y/no-noninteractive-tabindex': ['error', {roles: ['group', 'region', 'tabpanel'], tags: []}],
      // The `to` prop of Docusaurus's Link corresponds to the `href` of `a`.
      'jsx-a11y/anchor-is-valid': ['error', {components: ['Link'], specialLink: ['to'], aspects: ['invalidHref']}],
    },
  },
  {
    files: ['tests/**'],
    // Rules that need types take most of the time, and a wrong type makes a test fail.
    extends: [tseslint.configs.disableTypeChecked],
    rules: {
      // If a value is missing, the test fails anyway.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Playwright fixtures use `({}, use)` when they need no other fixture, and `void` when they provide no value.
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-empty-pattern': ['error', {allowObjectPatternsAsParameters: true}],
      // Tests use `new Promise(() => {})` for requests that never get a response.
      '@typescript-eslint/no-empty-function': ['error', {allow: ['arrowFunctions']}],
    },
  },
  {
    // Without `await`, an assertion that fails doesn't fail the test.
    files: ['tests/e2e/**', 'tests/build/**'],
    languageOptions: {parserOptions: {projectService: true}},
    rules: {'@typescript-eslint/no-floating-promises': 'error'},
  },
  {
    files: ['*.config.mjs'],
    // Several of these plugins have no type declarations.
    extends: [tseslint.configs.disableTypeChecked],
  },
);
