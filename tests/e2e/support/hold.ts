import type {Page} from '@playwright/test';

/**
 * Holds back the responses to all requests of a page that match a pattern, as on a slow network, until the returned function is
 * called.
 */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
