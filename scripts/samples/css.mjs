// @ts-check
import postcss, {CssSyntaxError} from 'postcss';
import scss from 'postcss-scss';

/**
 * Checks a sample of CSS or SCSS.
 *
 * @param {string} code - The sample.
 * @param {string} language - `css` or `scss`.
 * @returns {{line: number, message: string}[]} Faults.
 */
export function checkCss(code, language) {
  try {
    const root = language === 'scss' ? scss.parse(code) : postcss.parse(code);
    /** @type {{line: number, message: string}[]} */
    const faults = [];
    root.walkDecls(({prop, source}) => {
      // PostCSS takes any text before a colon for a property.
      if (language === 'css' && !/^[-*_a-z][\w-]*$/i.test(prop)) {
        faults.push({line: source?.start?.line ?? 1, message: `no CSS: "${prop}" is no property`});
      }
    });
    return faults;
  } catch (error) {
    if (error instanceof CssSyntaxError) {
      return [{line: error.line ?? 1, message: `no ${language.toUpperCase()}: ${error.reason}`}];
    }
    throw error;
  }
}
