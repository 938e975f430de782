import path from 'node:path';

const at = (file) => path.join(import.meta.dirname, file);

/** Units that mean a size of their own; sizes are tokens. `em` and `ch` follow the font, `%` and `fr` the box. */
const sizes = ['px', 'rem', 'pt', 'pc', 'cm', 'mm', 'in', 'vw', 'vh', 'vi', 'vb', 'vmin', 'vmax', 'svh', 'lvh', 'dvh'];

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: [at('checks/css/stylelintLayers.ts')],
  // Custom properties that the project's files may use without declaring them.
  referenceFiles: [
    at('src/css/tokens.css'),
    at('src/css/base.css'),
    at('node_modules/infima/dist/css/default/default.css'),
  ],
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'site/layers': at('src/css/layers.css'),
    'declaration-no-important': true,
    'max-nesting-depth': 2,
    'no-unknown-animations': true,
    'no-unknown-custom-properties': true,
    'selector-max-id': 0,

    // Literals stand in tokens.css.
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': ['/^rgba?$/', '/^hsla?$/', 'hwb', '/^(ok)?(lab|lch)$/', 'color'],
    // The width at which the theme changes its layout is part of Docusaurus, and no media query reads a token.
    'unit-disallowed-list': [sizes, {ignoreMediaFeatureNames: {px: ['width']}}],
    'declaration-property-unit-disallowed-list': {
      'font-size': ['em', 'ch', '%'],
      '/^(margin|padding|gap|row-gap|column-gap|inset|border|outline)/': ['em', 'ch', 'ex', 'lh'],
    },
    'declaration-property-value-disallowed-list': {
      'font-size': ['/^(xx?-)?(small|large)$/', 'medium', 'xxx-large', 'smaller', 'larger'],
      'font-family': ['/^(?!var\\(|inherit$)/'],
      'font-weight': ['/^\\d/', 'bold', 'bolder', 'lighter'],
      'z-index': ['/^\\d{2,}/'],
      // WebKitGTK 2.50 crashes on long lists with it.
      '/^text-wrap/': ['pretty'],
    },

    // Names of classes: Docusaurus and Infima have theirs, and those of modules are properties in TypeScript.
    'selector-class-pattern': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    // The order of our rules is that of the page, and layers settle what wins.
    'no-descending-specificity': null,
    // Empty lines part groups of custom properties.
    'custom-property-empty-line-before': null,
  },
  overrides: [
    {
      // Declares the faces that the tokens name; layers have no say in them.
      files: ['src/css/fonts.css'],
      rules: {'site/layers': null, 'declaration-property-value-disallowed-list': null},
    },
    {
      // The one home of literals, and paper, which has colours and sizes of its own.
      files: ['src/css/tokens.css', 'src/css/print.css'],
      rules: {
        'color-named': null,
        'color-no-hex': null,
        'declaration-property-unit-disallowed-list': null,
        'function-disallowed-list': null,
        'unit-disallowed-list': null,
      },
    },
  ],
};
