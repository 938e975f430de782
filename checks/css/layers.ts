import postcss, {AtRule, type Node, type Root, type Rule} from 'postcss';

/** A selector that may be outside all layers. */
export interface Exception {
  selector: RegExp;
  reason: string;
}

/** At-rules that are only allowed, or only effective, outside layers. None of them takes part in the cascade. */
const unlayeredAtRules = new Set(['charset', 'import', 'font-face', 'keyframes', '-webkit-keyframes', 'property']);

/** Lists the at-rules around a node, starting with the innermost one. */
function enclosingAtRules(node: Node): AtRule[] {
  const atRules = [];
  let parent: Node | undefined = node.parent;
  while (parent) {
    if (parent instanceof AtRule) {
      atRules.push(parent);
    }
    parent = parent.parent;
  }
  return atRules;
}

/** Returns the full name of the layer around a node, such as `a.b` for `@layer a { @layer b {…} }`, if there is one. */
function layerOf(node: Node): string | undefined {
  const names = [];
  for (const {name, params} of enclosingAtRules(node)) {
    if (name === 'layer') {
      names.unshift(params);
    }
  }
  return names.length === 0 ? undefined : names.join('.');
}

/** Lists the full names of all layers in order of precedence, lowest first. */
function layerOrder(root: Root): string[] {
  const order = new Set<string>();
  root.walkAtRules('layer', (atRule) => {
    const outer = layerOf(atRule);
    for (const name of atRule.params.split(',')) {
      order.add(outer === undefined ? name.trim() : `${outer}.${name.trim()}`);
    }
  });
  return [...order];
}

/** Checks the order of all layers: the site's layers must follow the theme's, in the declared order. */
function orderProblems(order: string[], siteLayers: readonly string[]): string[] {
  const problems = [];
  const firstSite = order.findIndex((name) => name.startsWith('site.'));
  const firstDocusaurus = order.findIndex((name) => name.startsWith('docusaurus.'));
  if (firstSite === -1) {
    problems.push('there is no site.* layer, so the layers have been dropped or rewritten');
  }
  if (firstDocusaurus === -1) {
    problems.push('there is no docusaurus.* layer; check that future.v4 is still enabled in docusaurus.config.ts');
  }
  if (firstSite !== -1 && firstSite < firstDocusaurus) {
    problems.push(
      `${order[firstSite]} comes before ${order[firstDocusaurus]}, so the theme overrides the rules of the site`,
    );
  }
  const site = order.filter((name) => name.startsWith('site.'));
  for (const name of site.filter((layer) => !siteLayers.includes(layer))) {
    problems.push(`${name} is not declared in src/css/layers.css; declared layers: ${siteLayers.join(', ')}`);
  }
  const known = site.filter((name) => siteLayers.includes(name));
  const expected = siteLayers.filter((name) => known.includes(name));
  if (known.join() !== expected.join()) {
    problems.push(`the site layers have the order ${known.join(', ')}; the expected order is ${expected.join(', ')}`);
  }
  for (const name of order.filter((layer) => !/^(?:docusaurus|site)(?:\.|$)/.test(layer))) {
    problems.push(`layer ${name} belongs neither to Docusaurus nor to the site`);
  }
  return problems;
}

/** Describes a rule by its selector and the at-rules around it. */
function location(rule: Rule): string {
  const conditions = enclosingAtRules(rule).map(({name, params}) => `@${name} ${params} `);
  return `${conditions.reverse().join('')}${rule.selector}`;
}

/** Returns whether a rule sets or reads one of our custom properties, and therefore belongs to the site. */
function usesTokens(rule: Rule, tokens: ReadonlySet<string>): boolean {
  return rule.nodes.some(
    (node) =>
      node.type === 'decl' &&
      (tokens.has(node.prop) ||
        [...node.value.matchAll(/var\(\s*(--[\w-]+)/g)].some(([, name]) => name !== undefined && tokens.has(name))),
  );
}

/** Describes the problem with a rule's layer, if there is one. */
function ruleProblem(
  rule: Rule,
  settings: {tokens: ReadonlySet<string>; exceptions: readonly Exception[]},
): string | undefined {
  if (rule.selector.includes(':not(#\\#)')) {
    return `${location(rule)}: the layers have been rewritten as selector specificity; check that every browser in the browserslist supports layers`;
  }
  const layer = layerOf(rule);
  if (layer === undefined) {
    if (settings.exceptions.some(({selector}) => selector.test(rule.selector))) {
      return undefined;
    }
    const isConditional = rule.parent?.type === 'atrule';
    return `${location(rule)}: ${isConditional ? 'has been moved out of its layer' : 'is outside all layers'}`;
  }
  if (!layer.startsWith('site.') && usesTokens(rule, settings.tokens)) {
    return `${location(rule)}: uses tokens of the site, but is in ${layer}`;
  }
  return undefined;
}

/**
 * Checks the layers in one style sheet.
 *
 * @param css - The text of the style sheet.
 * @param settings - The site's layers, custom properties and exceptions.
 * @param settings.layers - Our layers, lowest precedence first.
 * @param settings.tokens - The names of our custom properties.
 * @param settings.exceptions - Selectors that may be outside all layers.
 * @returns One line for each problem.
 */
export function checkLayers(
  css: string,
  settings: {
    layers: readonly string[];
    tokens: ReadonlySet<string>;
    exceptions: readonly Exception[];
  },
): string[] {
  const root = postcss.parse(css);
  const problems = orderProblems(layerOrder(root), settings.layers);
  root.walkRules((rule) => {
    if (enclosingAtRules(rule)[0]?.name.endsWith('keyframes')) {
      return;
    }
    const problem = ruleProblem(rule, settings);
    if (problem !== undefined) {
      problems.push(problem);
    }
  });
  root.each((node) => {
    // Conditions such as @media and @supports contain rules, which are checked above.
    const hasRules = node.type === 'atrule' && node.nodes?.some(({type}) => type === 'rule' || type === 'atrule');
    if (node.type === 'atrule' && !hasRules && node.name !== 'layer' && !unlayeredAtRules.has(node.name)) {
      problems.push(`@${node.name} ${node.params}: is outside all layers`);
    }
  });
  return problems;
}
