import {readFileSync} from 'node:fs';
import postcss from 'postcss';
import stylelint from 'stylelint';
import type {Root} from 'postcss';
import type {PostcssResult} from 'stylelint';

const ruleName = 'site/layers';

const messages = stylelint.utils.ruleMessages(ruleName, {
  /**
   * @param node - Start of what stands outside.
   */
  outside: (node: unknown) =>
    `"${String(node)}" stands outside a layer; wrap all rules of the file in one @layer site.*`,
  /**
   * @param second - Name of the layer that is one too many.
   */
  several: (second: unknown) => `"@layer ${String(second)}" is a second layer in one file; keep one, or split the file`,
  /**
   * @param name - What stands after `@layer`.
   * @param known - The layers that there are.
   */
  unknown: (name: unknown, known: unknown) =>
    `"@layer ${String(name)}" is none of the layers of src/css/layers.css: ${String(known)}`,
});

/**
 * The layers that a style sheet puts into order.
 *
 * @param css - Text of a style sheet with one `@layer a, b;` statement.
 * @returns Their names, weakest first.
 */
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
 * A file holds comments and one `@layer` of those that `src/css/layers.css` puts into order, and all of its rules
 * stand in there. A rule outside would beat every layer, and a layer that is not in the order would come last.
 *
 * @param primary - What the configuration gives the rule: the path of the style sheet with the order.
 * @returns The check of one file.
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

/**
 * @param value - An option.
 * @returns Whether it is text.
 */
function isString(value: unknown): value is string {
  return typeof value === 'string';
}

layers.ruleName = ruleName;
layers.messages = messages;
layers.meta = {url: 'https://docusaurus.io/docs/styling-layout'};

export default stylelint.createPlugin(ruleName, layers);
