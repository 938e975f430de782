import {runInNewContext} from 'node:vm';
import {registryEntries, shortNames} from './chunkNames.ts';

/** A route as Docusaurus generates it, with path and hash in the place of its component. */
export type Route = {path: string; component: {path: string; hash?: string}; routes?: Route[]} & Record<
  string,
  unknown
>;

/** Routes without routes below them that belong before the same one, in the list of that id. */
export interface Part {
  list: number;
  before: number;
  routes: Route[];
}

/** Routes whose addresses begin with the same folders. */
export interface Section {
  prefix: string;
  name: string;
  parts: Part[];
}

/** The table of routes in parts: what every page needs, and the rest by the address. */
export interface Plan {
  routes: Route[];
  sections: Section[];
}

/** Modules of the browser. */
const own = '@site/src/framework/route-splitting';

/** More routes than this are divided by the next folder of their addresses. */
const most = 48;

/** A folder with fewer routes than this stays with the one above it. */
const fewest = 12;

/**
 * Reads the table of routes.
 *
 * @param source - Text of `.docusaurus/routes.js`.
 * @returns The routes.
 * @throws If the table is written in a way that this does not know.
 */
export function readRoutes(source: string): Route[] {
  const [, table] = /\nexport default (\[[\s\S]*\]);\s*$/.exec(source) ?? [];
  if (table === undefined) {
    throw new Error(
      'The plugin route-splitting does not understand .docusaurus/routes.js. ' +
        'Docusaurus writes it in a new way; bring src/framework/route-splitting/sections.ts up to date.',
    );
  }
  return runInNewContext(table, {
    ComponentCreator: (path: string, hash: string) => ({path, hash}),
  });
}

export interface Leaf {
  list: number;
  before: number;
  route: Route;
}

/**
 * @param prefix - Folders that the addresses of all begin with.
 * @param leaves - Routes.
 * @returns The routes, divided by folders.
 */
function divide(prefix: string, leaves: readonly Leaf[]): [prefix: string, leaves: Leaf[]][] {
  if (leaves.length <= most) {
    return [[prefix, [...leaves]]];
  }
  const byFolder = new Map<string, Leaf[]>();
  for (const leaf of leaves) {
    const [, name] = leaf.route.path.slice(prefix.length).split('/');
    const folder = name === undefined ? prefix : `${prefix}/${name}`;
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), leaf]);
  }
  const isApart = (folder: string, own: readonly Leaf[]) => folder !== prefix && own.length >= fewest;
  const rest = [...byFolder].flatMap(([folder, own]) => (isApart(folder, own) ? [] : own));
  return [
    ...(rest.length > 0 ? [[prefix, rest] as [string, Leaf[]]] : []),
    ...[...byFolder].flatMap(([folder, own]) => (isApart(folder, own) ? divide(folder, own) : [])),
  ];
}

/**
 * Divides the table of routes. Routes of the first level and those with others below them stay together.
 *
 * @param routes - All routes.
 * @returns What every page needs, and the sections.
 */
export function planSections(routes: readonly Route[]): Plan {
  const leaves: Leaf[] = [];
  let lists = 0;
  const keep = (list: readonly Route[], isFirst: boolean) => {
    const id = lists++;
    const kept: Route[] = [];
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
    const parts = new Map<string, Part>();
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
 * @param route - A route.
 * @returns Script that makes its component.
 */
function creatorScript({component}: Route): string {
  const given = [component.path, component.hash].filter((part) => part !== undefined);
  return `ComponentCreator(${given.map((part) => JSON.stringify(part)).join(',')})`;
}

/**
 * @param route - A route.
 * @param key - What React knows it by among its neighbours.
 * @returns Script for what it has beside its component and the routes below it.
 */
function fieldsScript(route: Route, key: string): string {
  return Object.entries({...route, key})
    .flatMap(([name, value]) =>
      name === 'component' || name === 'routes' ? [] : [`${JSON.stringify(name)}:${JSON.stringify(value)}`],
    )
    .join(',');
}

/**
 * Writes the table that every page gets. A route of another section comes with that section, at the place where it was.
 *
 * @param plan - From `planSections`.
 * @returns The module that takes the place of `.docusaurus/routes.js`.
 */
export function routesModule({routes, sections}: Plan): string {
  let lists = 0;
  const listScript: (list: readonly Route[]) => string = (list) => {
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
import {KnownRoutes} from '${own}/routeTable';
import '${own}/chunkFileNames';
export const known = new KnownRoutes([${loaders.join(',\n')}]);
export default ${listScript(routes)};
`;
}

/**
 * @param value - Chunks of a route, from `.docusaurus/routesChunkNames.json`.
 * @returns Their names.
 */
function chunkNames(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(chunkNames) : [];
}

/**
 * @param routes - Routes.
 * @returns The keys of them, and of all routes below, in `.docusaurus/routesChunkNames.json`.
 */
function routeKeys(routes: readonly Route[]): string[] {
  return routes.flatMap(({component, routes: below}) => [
    ...(component.hash === undefined ? [] : [`${component.path}-${component.hash}`]),
    ...routeKeys(below ?? []),
  ]);
}

/**
 * Divides the registry of chunks, and the chunks of the routes, as the routes are divided.
 *
 * @param plan - From `planSections`.
 * @param registry - Text of `.docusaurus/registry.js`.
 * @param chunks - Of `.docusaurus/routesChunkNames.json`.
 * @returns Keys and names of chunks by the name of their
 *   section; those that every page gets under undefined, as are chunks that several sections use.
 */
export function divideChunks(
  plan: Plan,
  registry: string,
  chunks: Readonly<Record<string, unknown>>,
): Map<string | undefined, {keys: string[]; names: string[]}> {
  const keysBySection = new Map<string | undefined, string[]>([
    [undefined, routeKeys(plan.routes)],
    ...plan.sections.map(({name, parts}) => [name, parts.flatMap(({routes}) => routeKeys(routes))] as const),
  ]);
  const sectionOf = new Map<string, string | undefined>();
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
 * @param name - Name of the section.
 * @returns Script that `sectionHashes.ts` replaces.
 */
export function filesMark(name: string): string {
  return JSON.stringify(`files of ${name}`);
}

/**
 * Writes the module of a section: it adds its chunks to the registry and their files to those that are known, and hands
 * over its routes.
 *
 * @param section - The section.
 * @param registry - Script of the registry of its chunks, as an object.
 * @param chunks - The chunks of its routes, as in `.docusaurus/routesChunkNames.json`.
 * @returns The module.
 */
export function sectionModule({name, parts}: Section, registry: string, chunks: unknown): string {
  const lists = parts.map(({list, before, routes}) => {
    const items = routes.map((route) => `lazyRoute(()=>${creatorScript(route)},{${fieldsScript(route, route.path)}})`);
    return `[${list},${before},[${items.join(',\n')}]]`;
  });
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import {addFiles} from '${own}/chunkFileNames';
import {lazyRoute} from '${own}/routeTable';
import routesChunkNames from '@generated/routesChunkNames';
addFiles(${filesMark(name)});
Object.assign(registry, ${registry});
Object.assign(routesChunkNames, ${JSON.stringify(chunks)});
export default [${lists.join(',\n')}];
`;
}
