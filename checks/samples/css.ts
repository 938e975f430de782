import postcss, {CssSyntaxError, type Node} from 'postcss';
import scss from 'postcss-scss';

/**
 * What the platform fills in before it reads a style sheet: `[[pix:i/help]]`, `[[font:core|a.woff]]`,
 * `[[setting:brandcolor]]`.
 */
const placeholder = /\[\[(?:pix|font|setting):[^\]\n]*\]\]/g;

/**
 * Checks a sample of CSS or SCSS.
 *
 * @param code - The sample.
 * @param language - `css` or `scss`.
 * @returns Faults.
 */
export function checkCss(code: string, language: string): {line: number; message: string}[] {
  const name = language.toUpperCase();
  const text = code.replaceAll(placeholder, (found) => 'x'.padEnd(found.length, 'x'));
  try {
    const root = language === 'scss' ? scss.parse(text) : postcss.parse(text);
    const faults: {line: number; message: string}[] = [];
    const report = ({source}: Node, reason: string) =>
      faults.push({line: source?.start?.line ?? 1, message: `no ${name}: ${reason}`});
    // PostCSS takes any text before a colon for a property, and any text before a brace for a selector.
    root.walkDecls((declaration) => {
      const {prop, value} = declaration;
      if (language === 'css' && !/^[-*_a-z][\w-]*$/i.test(prop)) {
        report(declaration, `"${prop}" is no property`);
      } else if (value.trim() === '' && !prop.startsWith('--')) {
        report(declaration, `"${prop}" has no value`);
      }
    });
    root.walkRules((rule) => {
      if (language === 'css' && rule.selector.startsWith('//')) {
        report(rule, 'a comment begins with "/*"');
      } else if (rule.selector.trim() === '') {
        report(rule, 'a rule needs a selector');
      }
    });
    return faults;
  } catch (error) {
    if (error instanceof CssSyntaxError) {
      return [{line: error.line ?? 1, message: `no ${name}: ${error.reason}`}];
    }
    throw error;
  }
}
