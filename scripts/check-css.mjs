// @ts-check
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
import {fileURLToPath} from 'node:url';
import postcss, {AtRule} from 'postcss';
import {declaredLayers} from './stylelint-layers.mjs';

/**
 * A selector that may stand outside all layers.
 *
 * @typedef {{selector: RegExp, reason: string}} Exception
 */

/** @type {readonly Exception[]} */
const exceptions = [];

/** What CSS allows, or means, outside layers only: none of it takes part in the cascade of declarations. */
const atRulesOutside = new Set(['charset', 'import', 'font-face', 'keyframes', '-webkit-keyframes', 'property']);

/**
 * @param {import('postcss').Node} node - What stands inside.
 * @returns {import('postcss').AtRule[]} The at-rules around it, the nearest first.
 */
function atRulesAround(node) {
  const atRules = [];
  /** @type {import('postcss').Node | undefined} */
  let parent = node.parent;
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
 * @param {import('postcss').Node} node - What stands inside.
 * @returns {string | undefined} The full name of the layer, undefined outside all of them.
 */
function layerOf(node) {
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
 * @param {import('postcss').Root} root - A style sheet.
 * @returns {string[]} Full names, each once.
 */
function layerOrder(root) {
  /** @type {Set<string>} */
  const order = new Set();
  root.walkAtRules('layer', (atRule) => {
    const outer = layerOf(atRule);
    for (const name of atRule.params.split(',')) {
      order.add(outer === undefined ? name.trim() : `${outer}.${name.trim()}`);
    }
  });
  return [...order];
}

/**
 * @param {string[]} order - Layers of a style sheet, in order.
 * @param {readonly string[]} siteLayers - Layers of ours, in the order that they should have.
 * @returns {string[]} What is wrong with the order.
 */
function orderProblems(order, siteLayers) {
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
 * @param {import('postcss').Rule} rule - A rule of the built CSS.
 * @returns {string} Where it stands, for a person: its selector, and the conditions around it.
 */
function describe(rule) {
  const around = atRulesAround(rule).map(({name, params}) => `@${name} ${params} `);
  return `${around.reverse().join('')}${rule.selector}`;
}

/**
 * Whether a rule is one of ours, as far as the built CSS shows: it declares or reads one of our tokens.
 *
 * @param {import('postcss').Rule} rule - A rule.
 * @param {ReadonlySet<string>} tokens - Names of our custom properties.
 * @returns {boolean} False for rules of the theme, and for those of ours that need no token.
 */
function usesTokens(rule, tokens) {
  return rule.nodes.some(
    (node) =>
      node.type === 'decl' &&
      (tokens.has(node.prop) ||
        [...node.value.matchAll(/var\(\s*(--[\w-]+)/g)].some(([, name]) => name !== undefined && tokens.has(name))),
  );
}

/**
 * @param {import('postcss').Rule} rule - A rule of the built CSS.
 * @param {{tokens: ReadonlySet<string>, exceptions: readonly Exception[]}} settings - Our tokens; what may stand outside.
 * @returns {string | undefined} What is wrong with the place where it stands.
 */
function ruleProblem(rule, settings) {
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
 * @param {string} css - Its text.
 * @param {object} settings - What to compare it with.
 * @param {readonly string[]} settings.layers - Our layers, weakest first.
 * @param {ReadonlySet<string>} settings.tokens - Names of our custom properties, by which our rules are known.
 * @param {readonly Exception[]} settings.exceptions - What may stand outside all layers, and why.
 * @returns {string[]} One line a problem; none when all is well.
 */
export function checkCss(css, settings) {
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
 * @param {string} css - Its text.
 * @returns {Set<string>} Names with their dashes.
 */
export function customProperties(css) {
  /** @type {Set<string>} */
  const names = new Set();
  postcss.parse(css).walkDecls(/^--/, ({prop}) => {
    names.add(prop);
  });
  return names;
}

/**
 * Finds colours that the build has lost or replaced.
 *
 * @param {string} source - Text of a style sheet.
 * @param {string} built - Text of what the build made of it and others.
 * @returns {string[]} One line a declaration; none when all is well.
 */
export function lostColours(source, built) {
  /** @type {Set<string>} */
  const kept = new Set();
  postcss.parse(built).walkDecls(/^--/, ({prop, value}) => {
    kept.add(`${prop}: ${value}`);
  });
  /** @type {string[]} */
  const problems = [];
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
 * @param {string} site - Folder of the project.
 * @returns {string[]} One line a problem, with the file.
 */
export function checkBuiltCss(site) {
  const read = (/** @type {string} */ file) => readFileSync(path.join(site, file), 'utf8');
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = checkBuiltCss(path.join(import.meta.dirname, '..'));
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length === 0 ? 0 : 1;
}
