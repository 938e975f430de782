import postcss, {CssSyntaxError, type Node} from 'postcss';
import scss from 'postcss-scss';
import type {Problem} from '../problem.ts';

/** Placeholders that the platform replaces in style sheets: `[[pix:i/help]]`, `[[font:core|a.woff]]`, `[[setting:color]]`. */
const placeholder = /\[\[(?:pix|font|setting):[^\]\n]*\]\]/g;

/** Checks a sample in `css` or `scss`. */
export function checkCss(code: string, language: string): Problem[] {
  const name = language.toUpperCase();
  const text = code.replaceAll(placeholder, (found) => 'x'.padEnd(found.length, 'x'));
  try {
    const root = language === 'scss' ? scss.parse(text) : postcss.parse(text);
    const problems: Problem[] = [];
    const report = ({source}: Node, reason: string) =>
      problems.push({line: source?.start?.line ?? 1, message: `invalid ${name}: ${reason}`});
    // PostCSS accepts any text before a colon as a property, and any text before a brace as a selector.
    root.walkDecls((declaration) => {
      const {prop, value} = declaration;
      if (language === 'css' && !/^[-*_a-z][\w-]*$/i.test(prop)) {
        report(declaration, `"${prop}" is not a property`);
      } else if (value.trim() === '' && !prop.startsWith('--')) {
        report(declaration, `"${prop}" has no value`);
      }
    });
    root.walkRules((rule) => {
      if (language === 'css' && rule.selector.startsWith('//')) {
        report(rule, 'a comment starts with "/*"');
      } else if (rule.selector.trim() === '') {
        report(rule, 'a rule needs a selector');
      }
    });
    return problems;
  } catch (error) {
    if (error instanceof CssSyntaxError) {
      return [{line: error.line ?? 1, message: `invalid ${name}: ${error.reason}`}];
    }
    throw error;
  }
}
