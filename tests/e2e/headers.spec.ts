import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {searchFor, searchHits} from './support/search.ts';
import {drawnDiagrams} from '../support/drawnDiagrams.ts';

/*
 * The test server sends the headers of the build's `_headers` file. Browsers log policy violations in the console, so every
 * other browser test also checks that the site does nothing that the headers forbid.
 */

/** Collects the policy violations on all pages that are opened from now on. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample}) => {
      const {reportViolation} = window as unknown as {reportViolation: (violation: string) => void};
      reportViolation([effectiveDirective, blockedURI, sample].join(' '));
    }),
  );
  return violations;
}

test('the content security policy allows everything that the site does', async ({page, open, context}) => {
  await context.grantPermissions(['clipboard-write']);
  const violations = await watchViolations(page);

  await test.step('home page, search and its worker', async () => {
    await open('/');
    await searchFor(page, 'ddl');
    await expect(searchHits(page).first()).toContainText('Data definition API');
    await page.keyboard.press('Escape');
  });
  await test.step('colour mode', async () => {
    const toggle = page.getByRole('button', {name: /currently system mode/});
    await toggle.click();
    await page.getByRole('button', {name: /currently light mode/}).click();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
  await test.step('samples and tabs', async () => {
    await open('/general/documentation/components');
    await page.getByRole('tab', {name: 'Adhoc tasks'}).click();
    const sample = page.locator('.theme-code-block').first();
    await sample.hover();
    const confirmation = sample.getByRole('button', {name: 'Copied'}).waitFor();
    await sample.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await confirmation;
  });
  await test.step('diagrams', async () => {
    const [{type, route} = {type: '', route: ''}] = drawnDiagrams();
    await open(route);
    const diagram = page.getByRole('group', {name: `${type}: `}).first();
    await expect(diagram).toBeVisible();
    // The width is in the drawing's style attribute.
    await expect(diagram).not.toHaveCSS('width', '0px');
  });
  await test.step('search page', async () => {
    await open('/search?q=tasks');
    await expect(page.locator('main ol h2').first()).toBeVisible();
  });
  await test.step('API index', async () => {
    await open('/docs/api-index');
    await page.getByRole('search', {name: 'API index'}).getByRole('searchbox').fill('get_record');
    await expect(page.locator('[id="method-moodle_database::get_record"]')).toBeVisible();
  });
  await test.step('releases and upgrade planner', async () => {
    await open('/general/releases');
    await expect(page.getByRole('table').first()).toBeVisible();
    await open('/general/releases/upgrade?from=3.11.5&to=4.2.0');
    await expect(page.getByRole('heading', {name: 'From 3.11.5 to 4.2.0'})).toBeVisible();
  });
  await test.step('redirect', async () => {
    await page.goto('/docs/apis/core/dml/schema');
    await page.waitForURL('/docs/apis/core/dml/database-schema');
    await page.waitForSelector('html[data-has-hydrated="true"]');
  });

  expect(violations).toEqual([]);
});

test('the content security policy blocks injected scripts and requests to other hosts', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/violates the (?:following|document's) Content Security Policy/);
  const violations = await watchViolations(page);
  await open('/docs');
  await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "Injected";';
    document.body.append(script);
    const link = document.createElement('a');
    link.setAttribute('onclick', 'document.title = "Injected";');
    document.body.append(link);
    link.click();
    await fetch('https://elsewhere.example/').catch(() => undefined);
  });
  await expect
    .poll(() => violations.map((line) => line.split(' ').slice(0, 2).join(' ')))
    .toEqual(['script-src-elem inline', 'script-src-attr inline', 'connect-src https://elsewhere.example/']);
  await expect(page).not.toHaveTitle('Injected');
});
