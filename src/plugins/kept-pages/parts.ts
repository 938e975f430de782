import {digest} from '../../build/kept.ts';

/** A file of the server's bundle, and what may load it. */
export interface ServerFile {
  content: Uint8Array;
  /** Names of the chunks whose loading brings it; `undefined` for one without a name, which any page may load. */
  chunks: readonly (string | undefined)[];
}

/** What Docusaurus writes to `routesChunkNames.json`: the chunks of each route, nested as its modules are. */
export type ChunkTree = string | {readonly [part: string]: ChunkTree} | readonly ChunkTree[];

/** What rendered pages are made of, as names of content. */
export interface Parts {
  /** The bundle and all its files that belong to no route. */
  app: string;
  /** Files of the routes with this path. */
  routes: Record<string, string>;
}

/**
 * Docusaurus tells routes with the same path apart by three digits, or four. They change with what it knows of the route,
 * as when its page was last updated, and serve to find its chunks.
 */
const routeName = /^(.*)-[0-9a-f]{3,4}$/;

function chunksOf(tree: ChunkTree): string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(chunksOf);
}

function pathsByChunk(routes: Readonly<Record<string, ChunkTree>>): Map<string, Set<string>> {
  const paths = new Map<string, Set<string>>();
  for (const [name, tree] of Object.entries(routes)) {
    const path = routeName.exec(name)?.[1];
    if (path === undefined) {
      throw new Error(`Docusaurus calls a route "${name}", in a new way; bring src/plugins/kept-pages up to date.`);
    }
    for (const chunk of chunksOf(tree)) {
      paths.set(chunk, (paths.get(chunk) ?? new Set()).add(path));
    }
  }
  return paths;
}

/** The bundle without digits of routes, which change with pages. */
function essence(bundle: string, routes: object): string {
  const isRoute = (path: string, digits: string) => Object.hasOwn(routes, `${path}-${digits}`);
  return bundle
    .replaceAll(/(['"])(\/[^'"]*)\1, \1([0-9a-f]{3,4})\1/g, (call, _, path: string, digits: string) =>
      isRoute(path, digits) ? path : call,
    )
    .replaceAll(/"(\/[^"]*)-([0-9a-f]{3,4})":/g, (key, path: string, digits: string) =>
      isRoute(path, digits) ? path : key,
    );
}

/**
 * Finds what each page is rendered from. A file belongs to the routes that name its chunk. One that anything else may
 * load belongs to all pages, as the bundle does, but for digits in it that change with pages.
 *
 * @param bundle - Text of the server's bundle.
 * @param files - The other files.
 * @param routes - What Docusaurus writes to `routesChunkNames.json`.
 * @returns See `Parts`.
 * @throws {Error} If Docusaurus names routes in a way that this does not know.
 */
export function findParts(
  bundle: string,
  files: readonly ServerFile[],
  routes: Readonly<Record<string, ChunkTree>>,
): Parts {
  const paths = pathsByChunk(routes);
  const shared: string[] = [];
  const owned = new Map<string, string[]>();
  for (const {content, chunks} of files) {
    const owners = chunks.map((chunk) => (chunk === undefined ? undefined : paths.get(chunk)));
    const part = digest(content);
    if (owners.length === 0 || owners.includes(undefined)) {
      shared.push(part);
      continue;
    }
    for (const owner of new Set(owners.flatMap((all) => [...(all ?? [])]))) {
      owned.set(owner, [...(owned.get(owner) ?? []), part]);
    }
  }
  return {
    app: digest([process.version, digest(essence(bundle, routes)), ...shared.toSorted()].join(' ')),
    routes: Object.fromEntries([...owned].map(([path, parts]) => [path, digest(parts.toSorted().join(' '))])),
  };
}

/**
 * Names a page by all that it is rendered from.
 *
 * @param parts - See `findParts`.
 * @param pathname - Of the page.
 * @returns A digest. The routes above a page count, whether the router takes it through them or not.
 */
export function keyOf({app, routes}: Parts, pathname: string): string {
  const steps = pathname.split('/').map((_, index, all) => all.slice(0, index + 1).join('/'));
  const above = new Set(steps.flatMap((step) => [step, `${step}/`]));
  return digest([app, pathname, ...[...above].map((path) => routes[path] ?? '')].join(' '));
}
