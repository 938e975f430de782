import type {Plugin} from '@docusaurus/types';
import type {Root} from 'postcss';

/** Infima components and variants that neither the theme nor this site uses. */
const components =
  'avatar|hero|pills|pagination(?!-nav)|button-group|button--(?:success|info|warning|danger|sm|lg|block)|' +
  'badge--(?!secondary)|alert--primary|alert__|card__(?:image|header|footer)|card--|navbar__search-input|' +
  'navbar__items--center|dropdown--nocaret|row--(?:no-gutters|align)';

/** Infima utilities for spacing and text that nothing uses. */
const utilities =
  '(?:margin|padding)(?:-(?:left|right|bottom|horiz))?--(?:none|xs|sm|md|lg|xl)|padding-(?:top|vert)--|' +
  'text--(?!center|right|truncate)|shadow--(?:md|tl)';

/** Utilities from the same families that the theme does use. */
const usedClasses = new Set([
  'margin-bottom--md',
  'margin-bottom--sm',
  'margin-bottom--xl',
  'margin-left--sm',
  'margin-right--md',
  'padding--lg',
  'padding--none',
  'padding-bottom--lg',
  'padding-top--md',
]);

const unusedClass = new RegExp(`\\.((?:${components}|${utilities})[\\w-]*)`, 'g');

/** Shades of colours, and the percentages that they are mixed with, that no rule reads. */
const unusedProperty = /^--ifm-(?:color-\w+-(?:light|lighter|lightest|darkest)|(?:dark|light|contrast)[\w-]*-value)$/;

/** Returns whether a selector can't match on this site, because it has a class that is never used. */
export function isUnused(selector: string): boolean {
  return [...selector.matchAll(unusedClass)].some(([, name = '']) => !usedClasses.has(name));
}

/** Removes the rules and custom properties of Infima that the site doesn't use. */
function removeUnused(root: Root): void {
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !isUnused(selector));
    if (selectors.length === 0) {
      rule.remove();
    } else if (selectors.length < rule.selectors.length) {
      rule.selectors = selectors;
    }
  });
  root.walkDecls(unusedProperty, (declaration) => {
    declaration.remove();
  });
}

/**
 * Leaves out the parts of Infima, the theme's CSS framework, that the site doesn't use, which makes the style sheet 10 %
 * smaller for every reader. To use one of these classes on a page, remove it from the lists above;
 * `tests/build/unused-styles.test.ts` fails until then.
 */
export default function unusedStyles(): Plugin {
  return {
    name: 'unused-styles',
    configurePostCss(options) {
      // Runs before the plugins that wrap rules in layers.
      options.plugins.unshift({
        postcssPlugin: 'unused-styles',
        Once(root: Root) {
          if (root.source?.input.file?.includes('/infima/')) {
            removeUnused(root);
          }
        },
      });
      return options;
    },
  };
}
