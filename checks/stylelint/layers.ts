import {readFileSync} from 'node:fs';
import postcss from 'postcss';
import stylelint from 'stylelint';
import type {Root} from 'postcss';
import type {PostcssResult} from 'stylelint';

const ruleName = 'site/layers';

const messages = stylelint.utils.ruleMessages(ruleName, {
  outside: (node: unknown) =>
    `"${String(node)}" is outside a layer; wrap all rules of the file in one @layer site.* block`,
  several: (second: unknown) =>
    `"@layer ${String(second)}" is a second layer in the same file; keep only one, or split the file`,
  unknown: (name: unknown, known: unknown) =>
    `"@layer ${String(name)}" is not declared in src/css/layers.css; declared layers: ${String(known)}`,
});

/** Lists the layers in the `@layer a, b;` statements of a style sheet, lowest precedence first. */
export function declaredLayers(css: string): string[] {
  const names: string[] = [];
  postcss.parse(css).walkAtRules('layer', (statement) => {
    if (statement.nodes === undefined) {
      names.push(...statement.params.split(',').map((name) => name.trim()));
    }
  });
  return names;
}

/**
 * Creates the Stylelint rule `site/layers`. It checks that a file contains only comments and a single `@layer` block, and
 * that `src/css/layers.css` declares this layer. A rule outside the layer would override every layer, and an undeclared
 * layer would override all declared layers.
 *
 * @param primary - The rule's option: the path of the style sheet that declares the layers.
 * @returns A function that checks one file.
 */
function layers(primary: unknown): (root: Root, result: PostcssResult) => void {
  return (root, result) => {
    if (!stylelint.utils.validateOptions(result, ruleName, {actual: primary, possible: [isString]})) {
      return;
    }
    const known = declaredLayers(readFileSync(String(primary), 'utf8'));
    let first: string | undefined;
    for (const node of root.nodes) {
      if (node.type === 'comment') {
        continue;
      }
      const report = (message: string) =>
        stylelint.utils.report({
          ruleName,
          result,
          node,
          message,
          word: node.type === 'atrule' ? node.params : undefined,
        });
      if (node.type !== 'atrule' || node.name !== 'layer') {
        report(messages.outside(node.toString().split('{', 1)[0]?.trim()));
      } else if (node.nodes !== undefined) {
        if (!known.includes(node.params)) {
          report(messages.unknown(node.params, known.join(', ')));
        }
        if (first !== undefined) {
          report(messages.several(node.params));
        }
        first ??= node.params;
      }
    }
  };
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

layers.ruleName = ruleName;
layers.messages = messages;
layers.meta = {url: 'https://docusaurus.io/docs/styling-layout'};

export default stylelint.createPlugin(ruleName, layers);
