const callbacks = new Set<ResizeObserverCallback>();

/** Stands in for the browser's, which jsdom does not have. Reports nothing until `resize` is called. */
export class ResizeObserverStandIn implements ResizeObserver {
  constructor(private readonly callback: ResizeObserverCallback) {}

  observe(): void {
    callbacks.add(this.callback);
  }

  unobserve(): void {
    callbacks.delete(this.callback);
  }

  disconnect(): void {
    callbacks.delete(this.callback);
  }
}

/** Tells every observer that something has changed its size. */
export function resize(): void {
  callbacks.forEach((callback) => callback([], new ResizeObserverStandIn(callback)));
}
