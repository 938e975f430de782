import {readFileSync} from 'node:fs';
import postcss from 'postcss';
import {expect, test} from 'vitest';
import unusedStyles from '../../../src/plugins/unused-styles/index.ts';

const infima = 'node_modules/infima/dist/css/default/default.css';

/** Returns a style sheet as the plugin leaves it. */
function process(css: string, file: string): string {
  const {plugins} = unusedStyles().configurePostCss!({plugins: []}) as {plugins: postcss.AcceptedPlugin[]};
  return postcss(plugins).process(css, {from: file}).css;
}

test('removes the classes and shades that the site does not use from Infima', () => {
  const css = process(readFileSync(infima, 'utf8'), infima);
  expect(css).not.toMatch(/\.(?:avatar|hero|pills|pagination__|button--success|margin--xs)\b/);
  expect(css).not.toContain('--ifm-color-info-lightest:');
  expect(css).toMatch(/\.pagination-nav__link\b/);
  expect(css).toMatch(/\.margin-vert--lg\b/);
  expect(css).toContain('--ifm-color-primary-darker:');
});

test('keeps the other selectors of a rule', () => {
  expect(process('.card__header, .card__body { margin: 0 }', '/node_modules/infima/a.css')).toBe(
    '.card__body { margin: 0 }',
  );
});

test('leaves other style sheets alone', () => {
  expect(process('.hero { margin: 0 }', 'src/pages/index.module.css')).toBe('.hero { margin: 0 }');
});
