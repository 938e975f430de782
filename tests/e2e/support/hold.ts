import type {Page} from '@playwright/test';

/**
 * Holds back the responses to all requests that match a pattern, as on a slow network.
 *
 * @param page - The page, before it is opened.
 * @param pattern - Glob pattern of the URLs.
 * @returns Function that lets the responses through, and those of later requests.
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
