import path from 'node:path';

const at = (file) => path.join(import.meta.dirname, file);

/**
 * Disallowed units of absolute or viewport sizes: use tokens instead. `em` and `ch` depend on the font, `%` and `fr` on
 * the box.
 */
const sizes = ['px', 'rem', 'pt', 'pc', 'cm', 'mm', 'in', 'vw', 'vh', 'vi', 'vb', 'vmin', 'vmax', 'svh', 'lvh', 'dvh'];

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
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
    'declaration-no-important': true,
    'max-nesting-depth': 2,
    'no-unknown-animations': true,
    'no-unknown-custom-properties': true,
    'selector-max-id': 0,

    // Literal values belong in tokens.css.
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': ['/^rgba?$/', '/^hsla?$/', 'hwb', '/^(ok)?(lab|lch)$/', 'color'],
    // Docusaurus defines the width at which the layout changes, and media queries cannot use custom properties.
    'unit-disallowed-list': [sizes, {ignoreMediaFeatureNames: {px: ['width', 'height']}}],
    'declaration-property-unit-disallowed-list': {
      'font-size': ['em', 'ch', '%'],
      '/^(margin|padding|gap|row-gap|column-gap|inset|border|outline)/': ['em', 'ch', 'ex', 'lh'],
    },
    'declaration-property-value-disallowed-list': {
      'font-size': ['/^(xx?-)?(small|large)$/', 'medium', 'xxx-large', 'smaller', 'larger'],
      'font-family': ['/^(?!var\\(|inherit$)/'],
      'font-weight': ['/^\\d/', 'bold', 'bolder', 'lighter'],
      'z-index': ['/^\\d{2,}/'],
      // WebKitGTK 2.50 crashes on long lists with this value.
      '/^text-wrap/': ['pretty'],
    },

    // Docusaurus and Infima have their own naming patterns, and class names in CSS modules are properties in
    // TypeScript.
    'selector-class-pattern': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    // Rules follow the order of elements on the page, and layers decide which rule wins.
    'no-descending-specificity': null,
    // Empty lines separate groups of custom properties.
    'custom-property-empty-line-before': null,
  },
  overrides: [
    {
      // This file declares the font faces that the tokens name.
      files: ['src/css/fonts.css'],
      rules: {'declaration-property-value-disallowed-list': null},
    },
    {
      // Literal values are allowed in the tokens, and in the print styles, because paper needs separate colours and
      // sizes.
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
