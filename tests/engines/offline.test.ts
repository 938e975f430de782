import {expect, test} from './support/fixtures.ts';
import {openPage, untilVisible, waitFor} from './support/page.ts';

const complete = 'The whole site, including search, is on this device.';

test('the whole site, including the search, works without a network', async ({browser, site, open}) => {
  await open('/?offlineMode=true');
  if (!(await browser.evaluate(() => 'serviceWorker' in navigator))) {
    // Without service workers, the browser shows the normal page, and /offline explains why.
    await untilVisible(browser, 'h1', 'Developer Resources');
    await open('/offline');
    await untilVisible(browser, 'main h1');
    return;
  }
  await untilVisible(browser, 'section[aria-label="Offline"]', complete);
  await waitFor(
    browser,
    'see the page controlled by the service worker',
    () => navigator.serviceWorker.controller !== null,
  );
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
