/*
 * The built CSS: are the cascade layers in order, and does everything stand in one?
 *
 * Docusaurus puts its CSS into `docusaurus.*` layers, we put ours into `site.*` layers after them, so ours win
 * whatever the selectors. That breaks without a sound when the bundler drops the layer statement, or when a
 * minifier takes a media query out of its layer (facebook/docusaurus#11567). And have colours come through? The bundler
 * puts hashes into files by looking for other ones, which can be colours as well. Run after a build.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import postcss, {AtRule, type Node, type Root, type Rule} from 'postcss';
import {declaredLayers} from './stylelintLayers.ts';
import {isMain} from '../isMain.ts';

/** A selector that may stand outside all layers. */
export interface Exception {
  selector: RegExp;
  reason: string;
}

const exceptions: readonly Exception[] = [];

/** What CSS allows, or means, outside layers only: none of it takes part in the cascade of declarations. */
const atRulesOutside = new Set(['charset', 'import', 'font-face', 'keyframes', '-webkit-keyframes', 'property']);

/**
 * @param node - What stands inside.
 * @returns The at-rules around it, the nearest first.
 */
function atRulesAround(node: Node): AtRule[] {
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

/**
 * The names of nested layers joined, as `@layer a { @layer b {…} }` means `a.b`.
 *
 * @param node - What stands inside.
 * @returns The full name of the layer, undefined outside all of them.
 */
function layerOf(node: Node): string | undefined {
  const names = [];
  for (const {name, params} of atRulesAround(node)) {
    if (name === 'layer') {
      names.unshift(params);
    }
  }
  return names.length === 0 ? undefined : names.join('.');
}

/**
 * All layers in the order in which a browser meets them, which is the order of their strength, weakest first.
 *
 * @param root - A style sheet.
 * @returns Full names, each once.
 */
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

/**
 * @param order - Layers of a style sheet, in order.
 * @param siteLayers - Layers of ours, in the order that they should have.
 * @returns What is wrong with the order.
 */
function orderProblems(order: string[], siteLayers: readonly string[]): string[] {
  const problems = [];
  const firstSite = order.findIndex((name) => name.startsWith('site.'));
  const firstDocusaurus = order.findIndex((name) => name.startsWith('docusaurus.'));
  if (firstSite === -1) {
    problems.push('there is no layer site.*: the layers have been dropped or rewritten');
  }
  if (firstDocusaurus === -1) {
    problems.push('there is no layer docusaurus.*: is future.v4 still on in docusaurus.config.ts?');
  }
  if (firstSite !== -1 && firstSite < firstDocusaurus) {
    problems.push(`${order[firstSite]} comes before ${order[firstDocusaurus]}, so the theme wins over our rules`);
  }
  const site = order.filter((name) => name.startsWith('site.'));
  for (const name of site.filter((layer) => !siteLayers.includes(layer))) {
    problems.push(`${name} is none of the layers of src/css/layers.css: ${siteLayers.join(', ')}`);
  }
  const known = site.filter((name) => siteLayers.includes(name));
  const wanted = siteLayers.filter((name) => known.includes(name));
  if (known.join() !== wanted.join()) {
    problems.push(`our layers come as ${known.join(', ')}, but should come as ${wanted.join(', ')}`);
  }
  for (const name of order.filter((layer) => !/^(?:docusaurus|site)(?:\.|$)/.test(layer))) {
    problems.push(`layer ${name} is neither of Docusaurus nor of ours`);
  }
  return problems;
}

/**
 * @param rule - A rule of the built CSS.
 * @returns Where it stands, for a person: its selector, and the conditions around it.
 */
function describe(rule: Rule): string {
  const around = atRulesAround(rule).map(({name, params}) => `@${name} ${params} `);
  return `${around.reverse().join('')}${rule.selector}`;
}

/**
 * Whether a rule is one of ours, as far as the built CSS shows: it declares or reads one of our tokens.
 *
 * @param rule - A rule.
 * @param tokens - Names of our custom properties.
 * @returns False for rules of the theme, and for those of ours that need no token.
 */
function usesTokens(rule: Rule, tokens: ReadonlySet<string>): boolean {
  return rule.nodes.some(
    (node) =>
      node.type === 'decl' &&
      (tokens.has(node.prop) ||
        [...node.value.matchAll(/var\(\s*(--[\w-]+)/g)].some(([, name]) => name !== undefined && tokens.has(name))),
  );
}

/**
 * @param rule - A rule of the built CSS.
 * @param settings - Our tokens; what may stand outside.
 * @returns What is wrong with the place where it stands.
 */
function ruleProblem(
  rule: Rule,
  settings: {tokens: ReadonlySet<string>; exceptions: readonly Exception[]},
): string | undefined {
  if (rule.selector.includes(':not(#\\#)')) {
    return `${describe(rule)}: layers have been rewritten into specificity; is the browserslist too old?`;
  }
  const layer = layerOf(rule);
  if (layer === undefined) {
    if (settings.exceptions.some(({selector}) => selector.test(rule.selector))) {
      return undefined;
    }
    const conditional = rule.parent?.type === 'atrule';
    return `${describe(rule)}: ${conditional ? 'has left its layer' : 'stands outside all layers'}`;
  }
  if (!layer.startsWith('site.') && usesTokens(rule, settings.tokens)) {
    return `${describe(rule)}: uses our tokens, but stands in ${layer}`;
  }
  return undefined;
}

/**
 * Checks one style sheet of the build.
 *
 * @param css - Its text.
 * @param settings - What to compare it with.
 * @param settings.layers - Our layers, weakest first.
 * @param settings.tokens - Names of our custom properties, by which our rules are known.
 * @param settings.exceptions - What may stand outside all layers, and why.
 * @returns One line a problem; none when all is well.
 */
export function checkCss(
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
    if (atRulesAround(rule)[0]?.name.endsWith('keyframes')) {
      return;
    }
    const problem = ruleProblem(rule, settings);
    if (problem !== undefined) {
      problems.push(problem);
    }
  });
  root.each((node) => {
    // Conditions (@media, @supports) are judged by the rules inside them.
    const hasRules = node.type === 'atrule' && node.nodes?.some(({type}) => type === 'rule' || type === 'atrule');
    if (node.type === 'atrule' && !hasRules && node.name !== 'layer' && !atRulesOutside.has(node.name)) {
      problems.push(`@${node.name} ${node.params}: stands outside all layers`);
    }
  });
  return problems;
}

/**
 * Names of the custom properties that a style sheet declares.
 *
 * @param css - Its text.
 * @returns Names with their dashes.
 */
export function customProperties(css: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(css).walkDecls(/^--/, ({prop}) => {
    names.add(prop);
  });
  return names;
}

/**
 * Finds colours that the build has lost or replaced.
 *
 * @param source - Text of a style sheet.
 * @param built - Text of what the build made of it and others.
 * @returns One line a declaration; none when all is well.
 */
export function lostColours(source: string, built: string): string[] {
  const kept = new Set<string>();
  postcss.parse(built).walkDecls(/^--/, ({prop, value}) => {
    kept.add(`${prop}: ${value}`);
  });
  const problems: string[] = [];
  postcss.parse(source).walkDecls(/^--/, ({prop, value}) => {
    if (/^#[\da-f]+$/.test(value) && !kept.has(`${prop}: ${value}`)) {
      problems.push(`${prop}: ${value} of the sources is not in the build`);
    }
  });
  return problems;
}

/**
 * Checks all style sheets of a build against the sources.
 *
 * @param site - Folder of the project.
 * @returns One line a problem, with the file.
 */
export function checkBuiltCss(site: string): string[] {
  const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
  const settings = {
    layers: declaredLayers(read('src/css/layers.css')),
    tokens: customProperties(read('src/css/tokens.css')),
    exceptions,
  };
  const folder = 'build/assets/css';
  const names = existsSync(path.join(site, folder)) ? readdirSync(path.join(site, folder)) : [];
  const files = names.filter((name) => name.endsWith('.css')).map((name) => `${folder}/${name}`);
  if (files.length === 0) {
    return ['build/assets/css holds no CSS; run "npm run build" first'];
  }
  return [
    ...files.flatMap((file) => checkCss(read(file), settings).map((problem) => `${file}: ${problem}`)),
    ...lostColours(read('src/css/tokens.css'), files.map(read).join('\n')),
  ];
}

if (isMain(import.meta.url)) {
  const problems = checkBuiltCss(path.join(import.meta.dirname, '../..'));
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length === 0 ? 0 : 1;
}
