const callbacks = new Set<ResizeObserverCallback>();

/** Mock of `ResizeObserver`, which jsdom does not have. It reports nothing until `resize` is called. */
export class MockResizeObserver implements ResizeObserver {
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

/** Notifies every observer of a size change. */
export function resize(): void {
  callbacks.forEach((callback) => callback([], new MockResizeObserver(callback)));
}
