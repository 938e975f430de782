/*
 * Tells a page that returns from the back/forward cache what was stored meanwhile, for example the colour mode that the
 * reader chose in another tab. Browsers don't send the events that the page missed.
 */
if (typeof window !== 'undefined') {
  window.addEventListener('pageshow', ({persisted}) => {
    try {
      const storageArea = window.localStorage;
      for (const [key, newValue] of persisted ? Object.entries<string>(storageArea) : []) {
        window.dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea}));
      }
    } catch {
      // The browser blocks storage, so nothing can have been stored.
    }
  });
}

export {};
