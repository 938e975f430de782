// @ts-check
import {runInNewContext} from 'node:vm';
import {registryEntries, shortNames} from './names.mjs';

/**
 * A route as Docusaurus generates it, with path and hash in the place of its component.
 *
 * @typedef {{path: string, component: {path: string, hash?: string}, routes?: Route[]} & Record<string, unknown>} Route
 */

/** Routes without routes below them that belong before the same one, in the list of that id. */
/** @typedef {{list: number, before: number, routes: Route[]}} Part */

/** Routes whose addresses begin with the same folders. */
/** @typedef {{prefix: string, name: string, parts: Part[]}} Section */

/** The table of routes in parts: what every page needs, and the rest by the address. */
/** @typedef {{routes: Route[], sections: Section[]}} Plan */

/** Modules of the browser. */
const own = '@site/src/plugins/lean-registry';

/** More routes than this are divided by the next folder of their addresses. */
const most = 48;

/** A folder with fewer routes than this stays with the one above it. */
const fewest = 12;

/**
 * Reads the table of routes.
 *
 * @param {string} source - Text of `.docusaurus/routes.js`.
 * @returns {Route[]} The routes.
 * @throws {Error} If the table is written in a way that this does not know.
 */
export function readRoutes(source) {
  const [, table] = /\nexport default (\[[\s\S]*\]);\s*$/.exec(source) ?? [];
  if (table === undefined) {
    throw new Error(
      'The plugin lean-registry does not understand .docusaurus/routes.js. ' +
        'Docusaurus writes it in a new way; bring src/plugins/lean-registry/sections.mjs up to date.',
    );
  }
  return runInNewContext(table, {
    ComponentCreator: (/** @type {string} */ path, /** @type {string} */ hash) => ({path, hash}),
  });
}

/** @typedef {{list: number, before: number, route: Route}} Leaf */

/**
 * @param {string} prefix - Folders that the addresses of all begin with.
 * @param {readonly Leaf[]} leaves - Routes.
 * @returns {[prefix: string, leaves: Leaf[]][]} The routes, divided by folders.
 */
function divide(prefix, leaves) {
  if (leaves.length <= most) {
    return [[prefix, [...leaves]]];
  }
  /** @type {Map<string, Leaf[]>} */
  const byFolder = new Map();
  for (const leaf of leaves) {
    const [, name] = leaf.route.path.slice(prefix.length).split('/');
    const folder = name === undefined ? prefix : `${prefix}/${name}`;
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), leaf]);
  }
  const isApart = (/** @type {string} */ folder, /** @type {readonly Leaf[]} */ own) =>
    folder !== prefix && own.length >= fewest;
  const rest = [...byFolder].flatMap(([folder, own]) => (isApart(folder, own) ? [] : own));
  return [
    ...(rest.length > 0 ? [/** @type {[string, Leaf[]]} */ ([prefix, rest])] : []),
    ...[...byFolder].flatMap(([folder, own]) => (isApart(folder, own) ? divide(folder, own) : [])),
  ];
}

/**
 * Divides the table of routes. Routes of the first level and those with others below them stay together.
 *
 * @param {readonly Route[]} routes - All routes.
 * @returns {Plan} What every page needs, and the sections.
 */
export function planSections(routes) {
  /** @type {Leaf[]} */
  const leaves = [];
  let lists = 0;
  const keep = (/** @type {readonly Route[]} */ list, /** @type {boolean} */ isFirst) => {
    const id = lists++;
    /** @type {Route[]} */
    const kept = [];
    for (const route of list) {
      if (isFirst || route.routes) {
        kept.push(route.routes ? {...route, routes: keep(route.routes, false)} : route);
      } else {
        leaves.push({list: id, before: kept.length, route});
      }
    }
    return kept;
  };
  const skeleton = keep(routes, true);
  const divided = divide('', leaves);
  const names = shortNames(divided.map(([prefix]) => prefix));
  const sections = divided.map(([prefix, own]) => {
    /** @type {Map<string, Part>} */
    const parts = new Map();
    for (const {list, before, route} of own) {
      const place = `${list} ${before}`;
      const part = parts.get(place) ?? {list, before, routes: []};
      part.routes.push(route);
      parts.set(place, part);
    }
    return {prefix, name: `routes-${names.get(prefix)}`, parts: [...parts.values()]};
  });
  return {routes: skeleton, sections};
}

/**
 * @param {Route} route - A route.
 * @returns {string} Script that makes its component.
 */
function creatorScript({component}) {
  const given = [component.path, component.hash].filter((part) => part !== undefined);
  return `ComponentCreator(${given.map((part) => JSON.stringify(part)).join(',')})`;
}

/**
 * @param {Route} route - A route.
 * @param {string} key - What React knows it by among its neighbours.
 * @returns {string} Script for what it has beside its component and the routes below it.
 */
function fieldsScript(route, key) {
  return Object.entries({...route, key})
    .flatMap(([name, value]) =>
      name === 'component' || name === 'routes' ? [] : [`${JSON.stringify(name)}:${JSON.stringify(value)}`],
    )
    .join(',');
}

/**
 * Writes the table that every page gets. A route of another section comes with that section, at the place where it was.
 *
 * @param {Plan} plan - From `planSections`.
 * @returns {string} The module that takes the place of `.docusaurus/routes.js`.
 */
export function routesModule({routes, sections}) {
  let lists = 0;
  /** @type {(list: readonly Route[]) => string} */
  const listScript = (list) => {
    const id = lists++;
    const items = list.map((route, index) => {
      const below = route.routes ? `routes:${listScript(route.routes)},` : '';
      return `{component:${creatorScript(route)},${below}${fieldsScript(route, `${index}`)}}`;
    });
    return `known.list(${id},[${items.join(',\n')}])`;
  };
  const loaders = sections.map(
    ({prefix, name}) =>
      `[${JSON.stringify(prefix)},()=>import(/* webpackChunkName: "${name}" */ ${JSON.stringify(`@generated/routes.js?section=${name}`)})]`,
  );
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
import {KnownRoutes} from '${own}/knownRoutes';
import '${own}/fileNames';
export const known = new KnownRoutes([${loaders.join(',\n')}]);
export default ${listScript(routes)};
`;
}

/**
 * @param {unknown} value - Chunks of a route, from `.docusaurus/routesChunkNames.json`.
 * @returns {string[]} Their names.
 */
function chunkNames(value) {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(chunkNames) : [];
}

/**
 * @param {readonly Route[]} routes - Routes.
 * @returns {string[]} The keys of them, and of all routes below, in `.docusaurus/routesChunkNames.json`.
 */
function routeKeys(routes) {
  return routes.flatMap(({component, routes: below}) => [
    ...(component.hash === undefined ? [] : [`${component.path}-${component.hash}`]),
    ...routeKeys(below ?? []),
  ]);
}

/**
 * Divides the registry of chunks, and the chunks of the routes, as the routes are divided.
 *
 * @param {Plan} plan - From `planSections`.
 * @param {string} registry - Text of `.docusaurus/registry.js`.
 * @param {Readonly<Record<string, unknown>>} chunks - Of `.docusaurus/routesChunkNames.json`.
 * @returns {Map<string | undefined, {keys: string[], names: string[]}>} Keys and names of chunks by the name of their
 *   section; those that every page gets under undefined, as are chunks that several sections use.
 */
export function divideChunks(plan, registry, chunks) {
  /** @type {Map<string | undefined, string[]>} */
  const keysBySection = new Map([
    [undefined, routeKeys(plan.routes)],
    ...plan.sections.map(
      ({name, parts}) => /** @type {const} */ ([name, parts.flatMap(({routes}) => routeKeys(routes))]),
    ),
  ]);
  /** @type {Map<string, string | undefined>} */
  const sectionOf = new Map();
  for (const [section, keys] of keysBySection) {
    for (const name of keys.flatMap((key) => chunkNames(chunks[key]))) {
      sectionOf.set(name, sectionOf.has(name) && sectionOf.get(name) !== section ? undefined : section);
    }
  }
  const known = [...registryEntries(registry).keys()];
  return new Map(
    [...keysBySection].map(([section, keys]) => [
      section,
      {keys, names: known.filter((name) => sectionOf.has(name) && sectionOf.get(name) === section)},
    ]),
  );
}

/**
 * Says where the hashes of the files of a section belong, which are known when it has been bundled.
 *
 * @param {string} name - Name of the section.
 * @returns {string} Script that `sectionFiles.ts` replaces.
 */
export function filesMark(name) {
  return JSON.stringify(`files of ${name}`);
}

/**
 * Writes the module of a section: it adds its chunks to the registry and their files to those that are known, and hands
 * over its routes.
 *
 * @param {Section} section - The section.
 * @param {string} registry - Script of the registry of its chunks, as an object.
 * @param {unknown} chunks - The chunks of its routes, as in `.docusaurus/routesChunkNames.json`.
 * @returns {string} The module.
 */
export function sectionModule({name, parts}, registry, chunks) {
  const lists = parts.map(({list, before, routes}) => {
    const items = routes.map((route) => `lazyRoute(()=>${creatorScript(route)},{${fieldsScript(route, route.path)}})`);
    return `[${list},${before},[${items.join(',\n')}]]`;
  });
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import {addFiles} from '${own}/fileNames';
import {lazyRoute} from '${own}/knownRoutes';
import routesChunkNames from '@generated/routesChunkNames';
addFiles(${filesMark(name)});
Object.assign(registry, ${registry});
Object.assign(routesChunkNames, ${JSON.stringify(chunks)});
export default [${lists.join(',\n')}];
`;
}
