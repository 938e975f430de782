import {runInNewContext} from 'node:vm';
import {registryEntries, shortNames} from './chunkNames.ts';

/** A route as Docusaurus generates it, with the arguments of `ComponentCreator` instead of the component. */
export type Route = {path: string; component: {path: string; hash?: string}; routes?: Route[]} & Record<
  string,
  unknown
>;

/** Leaf routes of a section that belong in the same list, before the same initial route. */
export interface Part {
  list: number;
  /** Number of initial routes that precede them in this list. */
  before: number;
  routes: Route[];
}

/** A group of routes with the same path prefix. */
export interface Section {
  prefix: string;
  name: string;
  parts: Part[];
}

/** The route table, split into the routes that every page needs and the sections. */
export interface Plan {
  routes: Route[];
  sections: Section[];
}

interface Leaf {
  list: number;
  before: number;
  route: Route;
}

const clientFolder = '@site/src/patches/route-splitting';

/** Maximum number of routes in a section. A larger section is split by the next folder in the paths. */
const maxRoutes = 48;

/** Minimum number of routes in a section. A folder with fewer routes stays in the section of its parent. */
const minRoutes = 10;

/** Parses `.docusaurus/routes.js`. Throws an error if the table has an unknown format. */
export function readRoutes(source: string): Route[] {
  const [, table] = /\nexport default (\[[\s\S]*\]);\s*$/.exec(source) ?? [];
  if (table === undefined) {
    throw new Error(
      'The plugin route-splitting cannot parse .docusaurus/routes.js. ' +
        'Docusaurus has changed the format, so update src/patches/route-splitting/sections.ts.',
    );
  }
  return runInNewContext(table, {
    ComponentCreator: (path: string, hash: string) => ({path, hash}),
  });
}

/** Groups leaves by folder, if a folder has enough leaves. All paths must start with the prefix. */
function groupByFolder(prefix: string, leaves: readonly Leaf[]): [prefix: string, leaves: Leaf[]][] {
  if (leaves.length <= maxRoutes) {
    return [[prefix, [...leaves]]];
  }
  const byFolder = new Map<string, Leaf[]>();
  for (const leaf of leaves) {
    const [, name] = leaf.route.path.slice(prefix.length).split('/');
    const folder = name === undefined ? prefix : `${prefix}/${name}`;
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), leaf]);
  }
  const isSection = (folder: string, group: readonly Leaf[]) => folder !== prefix && group.length >= minRoutes;
  const rest = [...byFolder].flatMap(([folder, group]) => (isSection(folder, group) ? [] : group));
  return [
    ...(rest.length > 0 ? [[prefix, rest] as [string, Leaf[]]] : []),
    ...[...byFolder].flatMap(([folder, group]) => (isSection(folder, group) ? groupByFolder(folder, group) : [])),
  ];
}

/**
 * Splits the route table. Top-level routes and routes with children are in the initial table; leaves are in sections.
 */
export function planSections(routes: readonly Route[]): Plan {
  const leaves: Leaf[] = [];
  let listCount = 0;
  const collect = (list: readonly Route[], isTopLevel: boolean) => {
    const id = listCount++;
    const initial: Route[] = [];
    for (const route of list) {
      if (isTopLevel || route.routes) {
        initial.push(route.routes ? {...route, routes: collect(route.routes, false)} : route);
      } else {
        leaves.push({list: id, before: initial.length, route});
      }
    }
    return initial;
  };
  const initialRoutes = collect(routes, true);
  const groups = groupByFolder('', leaves);
  const names = shortNames(groups.map(([prefix]) => prefix));
  const sections = groups.map(([prefix, group]) => {
    const parts = new Map<string, Part>();
    for (const {list, before, route} of group) {
      const key = `${list} ${before}`;
      const part = parts.get(key) ?? {list, before, routes: []};
      part.routes.push(route);
      parts.set(key, part);
    }
    return {prefix, name: `routes-${names.get(prefix)}`, parts: [...parts.values()]};
  });
  return {routes: initialRoutes, sections};
}

function componentSource({component}: Route): string {
  const args = [component.path, component.hash].filter((part) => part !== undefined);
  return `ComponentCreator(${args.map((part) => JSON.stringify(part)).join(',')})`;
}

function propertiesSource(route: Route, key: string): string {
  return Object.entries({...route, key})
    .flatMap(([name, value]) =>
      name === 'component' || name === 'routes' ? [] : [`${JSON.stringify(name)}:${JSON.stringify(value)}`],
    )
    .join(',');
}

/** Writes the module that replaces `.docusaurus/routes.js`: the initial routes, and the loaders of the sections. */
export function routesModule({routes, sections}: Plan): string {
  let listCount = 0;
  const listSource: (list: readonly Route[]) => string = (list) => {
    const id = listCount++;
    const items = list.map((route, index) => {
      const children = route.routes ? `routes:${listSource(route.routes)},` : '';
      return `{component:${componentSource(route)},${children}${propertiesSource(route, `${index}`)}}`;
    });
    return `routeTable.addList(${id},[${items.join(',\n')}])`;
  };
  const loaders = sections.map(
    ({prefix, name}) =>
      `[${JSON.stringify(prefix)},()=>import(/* webpackChunkName: "${name}" */ ${JSON.stringify(`@generated/routes.js?section=${name}`)})]`,
  );
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
import {RouteTable} from '${clientFolder}/routeTable';
import '${clientFolder}/chunkFileNames';
export const routeTable = new RouteTable([${loaders.join(',\n')}]);
export default ${listSource(routes)};
`;
}

function chunkNames(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(chunkNames) : [];
}

function routeKeys(routes: readonly Route[]): string[] {
  return routes.flatMap(({component, routes: children}) => [
    ...(component.hash === undefined ? [] : [`${component.path}-${component.hash}`]),
    ...routeKeys(children ?? []),
  ]);
}

/**
 * Splits the chunk registry and the routes' chunk names by section in the same way as the routes. The initial table, which has
 * the key `undefined`, also contains the chunks that several sections use.
 */
export function splitChunks(
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
  const names = [...registryEntries(registry).keys()];
  return new Map(
    [...keysBySection].map(([section, keys]) => [
      section,
      {keys, names: names.filter((name) => sectionOf.has(name) && sectionOf.get(name) === section)},
    ]),
  );
}

/** A placeholder for the hashes of a section's files, which are only known after bundling. See `sectionHashes.ts`. */
export function hashPlaceholder(name: string): string {
  return JSON.stringify(`files of ${name}`);
}

/** Writes the module of a section. It adds the section's registry, chunks and file hashes, and exports its routes. */
export function sectionModule({name, parts}: Section, registry: string, chunks: unknown): string {
  const lists = parts.map(({list, before, routes}) => {
    const items = routes.map(
      (route) => `lazyRoute(()=>${componentSource(route)},{${propertiesSource(route, route.path)}})`,
    );
    return `[${list},${before},[${items.join(',\n')}]]`;
  });
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import {addHashes} from '${clientFolder}/chunkFileNames';
import {lazyRoute} from '${clientFolder}/routeTable';
import routesChunkNames from '@generated/routesChunkNames';
addHashes(${hashPlaceholder(name)});
Object.assign(registry, ${registry});
Object.assign(routesChunkNames, ${JSON.stringify(chunks)});
export default [${lists.join(',\n')}];
`;
}
