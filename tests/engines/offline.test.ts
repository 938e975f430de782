import {expect, test} from './support/fixtures.ts';
import {openPage, untilVisible, waitFor} from './support/page.ts';

const complete = 'The whole site is on this device, search included.';

test('the whole site opens without a network, search included', async ({browser, site, open}) => {
  await open('/?offlineMode=true');
  if (!(await browser.evaluate(() => 'serviceWorker' in navigator))) {
    // A browser without service workers shows the page as to all other readers, and /offline says why.
    await untilVisible(browser, 'h1', 'Developer Resources');
    await open('/offline');
    await untilVisible(browser, 'main h1');
    return;
  }
  await untilVisible(browser, 'section[aria-label="Offline"]', complete);
  await waitFor(browser, 'see the worker in control', () => navigator.serviceWorker.controller !== null);
  site.stop();

  for (const [path, title] of [
    ['/docs/4.1/apis/core/dml', 'Data manipulation API'],
    ['/general/app_releases/v1.x', ''],
    ['/docs/category/subsystems', 'Subsystems'],
  ] as const) {
    await openPage(browser, site.origin + path);
    await untilVisible(browser, 'h1', title);
    expect(await browser.evaluate(() => document.querySelector('h1')!.textContent)).not.toBe('Page Not Found');
  }
  await openPage(browser, `${site.origin}/search?q=capability&version=all`);
  await untilVisible(browser, 'main ol h2');
});
