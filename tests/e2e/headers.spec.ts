import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';

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
