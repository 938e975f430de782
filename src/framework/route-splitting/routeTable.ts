/** A route, as far as its place in the table matters. */
interface Route {
  path: string;
}

/** Routes of a section: the list where they belong, and how many routes of the first table stand before them there. */
type Part = [list: number, before: number, routes: Route[]];

/** An address without what hosts may add to it, in lower case, as the router compares addresses. */
function plain(pathname: string): string {
  return pathname
    .toLowerCase()
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/$/, '');
}

/** A section that may not be in the table yet. */
interface Section {
  prefix: string;
  load: () => Promise<{default: Part[]}>;
}

/**
 * A route whose component is made when the router first asks for it; most of a section are never asked for.
 *
 * @param create - Makes the component.
 * @param route - The rest of the route.
 * @returns The route.
 */
export function lazyRoute<C, R extends Route>(create: () => C, route: R): R & {readonly component: C} {
  let component: C | undefined;
  return Object.defineProperty(route, 'component', {
    enumerable: true,
    get: () => (component ??= create()),
  }) as R & {readonly component: C};
}

/**
 * The table of routes in the browser. It begins with the routes that every page needs, and grows, in place, by sections:
 * all routes whose addresses begin alike. The router never knows that there are more.
 */
export class KnownRoutes {
  private readonly sections: Section[];
  private readonly there = new Set<Section>();
  private readonly lists = new Map<number, {routes: Route[]; first: readonly Route[]}>();

  /**
   * @param sections - What the addresses of each begin with, and what loads it.
   */
  constructor(sections: readonly (readonly [prefix: string, load: () => Promise<{default: Part[]}>])[]) {
    this.sections = sections
      .map(([prefix, load]) => ({prefix: plain(prefix), load}))
      // The nearest folder is the one that counts.
      .sort((a, b) => b.prefix.length - a.prefix.length);
  }

  /**
   * Keeps a list of routes in mind, so that sections can add to it.
   *
   * @param id - What sections name it by.
   * @param routes - Routes that every page needs.
   * @returns The list itself.
   */
  list<T extends Route>(id: number, routes: T[]): T[] {
    this.lists.set(id, {routes, first: [...routes]});
    return routes;
  }

  /**
   * Sees to it that the route of an address is in the table, if there is one.
   *
   * @param pathname - Path of the address.
   * @throws What the bundler throws if the section cannot be loaded; the next call tries again.
   */
  async load(pathname: string): Promise<void> {
    const address = `${plain(pathname)}/`;
    const section = this.sections.find(({prefix}) => address.startsWith(`${prefix}/`));
    if (!section || this.there.has(section)) {
      return;
    }
    const {default: parts} = await section.load();
    // Two calls may have waited for the same one.
    if (!this.there.has(section)) {
      this.there.add(section);
      parts.forEach((part) => this.add(part));
    }
  }

  private add([id, before, added]: Part): void {
    const list = this.lists.get(id);
    if (!list) {
      throw new Error(`The table of routes has no list ${id}.`);
    }
    const next = list.first[before];
    list.routes.splice(next ? list.routes.indexOf(next) : list.routes.length, 0, ...added);
  }
}
