const watching = new WeakMap<Element, LinkObserver>();

/** Made with the first link, as there is none where pages are rendered at build time. */
let shared: IntersectionObserver | undefined;

function tell(entries: IntersectionObserverEntry[]): void {
  entries.forEach((entry) => watching.get(entry.target)?.tell(entry));
}

/**
 * Stands in the place of the `IntersectionObserver` that each link makes for itself, and again whenever it is rendered. All
 * of them share one, which has the browser go through them once a frame, and not through hundreds of lists of one.
 */
export class LinkObserver {
  private element: Element | undefined;

  /**
   * @param callback - Called once the element has been looked at, and whenever it comes into view or leaves it, with one
   *   entry.
   */
  constructor(private readonly callback: (entries: IntersectionObserverEntry[]) => void) {}

  /**
   * Begins to watch an element. Whoever has watched it before does so no longer.
   *
   * @param element - The only element of this observer.
   */
  observe(element: Element): void {
    this.element = element;
    watching.set(element, this);
    shared ??= new IntersectionObserver(tell);
    // It tells of an element when it begins with it, and would not begin again.
    shared.unobserve(element);
    shared.observe(element);
  }

  /**
   * Ends that, unless another one watches the element by now.
   *
   * @param element - The element.
   */
  unobserve(element: Element): void {
    if (watching.get(element) === this) {
      watching.delete(element);
      shared?.unobserve(element);
    }
  }

  /** Ends it for whatever is watched. */
  disconnect(): void {
    if (this.element) {
      this.unobserve(this.element);
    }
  }

  /**
   * Passes on what the shared observer says.
   *
   * @param entry - What it says of the element.
   */
  tell(entry: IntersectionObserverEntry): void {
    this.callback([entry]);
  }
}
