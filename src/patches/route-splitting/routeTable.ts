/** The only property of a route that the table reads. */
interface Route {
  path: string;
}

/** Routes of a section: the ID of their list, the number of initial routes that precede them in it, and the routes. */
type Part = [list: number, before: number, routes: Route[]];

interface Section {
  prefix: string;
  load: () => Promise<{default: Part[]}>;
}

/** Removes suffixes that hosts may append to a path, and converts it to lower case, because the router ignores case. */
function normalisePath(pathname: string): string {
  return pathname
    .toLowerCase()
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/$/, '');
}

/**
 * Creates a route that creates its component when the router first reads it, because most routes of a section are never read.
 */
export function lazyRoute<C, R extends Route>(create: () => C, route: R): R & {readonly component: C} {
  let component: C | undefined;
  return Object.defineProperty(route, 'component', {
    enumerable: true,
    get: () => (component ??= create()),
  }) as R & {readonly component: C};
}

/**
 * The route table in the browser. It starts with the routes that every page needs. When a section is loaded, its routes
 * are inserted into the same arrays, so the router does not have to change.
 */
export class RouteTable {
  private readonly sections: Section[];
  private readonly loaded = new Set<Section>();
  private readonly lists = new Map<number, {routes: Route[]; initial: readonly Route[]}>();

  /**
   * @param sections - The path prefix of each section, and the function that loads it.
   */
  constructor(sections: readonly (readonly [prefix: string, load: () => Promise<{default: Part[]}>])[]) {
    this.sections = sections
      .map(([prefix, load]) => ({prefix: normalisePath(prefix), load}))
      // The longest matching prefix comes first.
      .sort((a, b) => b.prefix.length - a.prefix.length);
  }

  /** Registers a list of initial routes, so that sections can insert routes into it. */
  addList<T extends Route>(id: number, routes: T[]): T[] {
    this.lists.set(id, {routes, initial: [...routes]});
    return routes;
  }

  /**
   * Loads the section that contains the route of a path, unless it is already loaded. If this throws the bundler's error, the
   * next call tries again.
   */
  async load(pathname: string): Promise<void> {
    const path = `${normalisePath(pathname)}/`;
    const section = this.sections.find(({prefix}) => path.startsWith(`${prefix}/`));
    if (!section || this.loaded.has(section)) {
      return;
    }
    const {default: parts} = await section.load();
    // Another call may have inserted the section in the meantime.
    if (!this.loaded.has(section)) {
      this.loaded.add(section);
      parts.forEach((part) => this.insert(part));
    }
  }

  private insert([id, before, added]: Part): void {
    const list = this.lists.get(id);
    if (!list) {
      throw new Error(`The route table has no list with the ID ${id}.`);
    }
    const next = list.initial[before];
    list.routes.splice(next ? list.routes.indexOf(next) : list.routes.length, 0, ...added);
  }
}
