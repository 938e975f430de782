import {test} from '@playwright/test';
import {builds, buildSite} from './sites.ts';

// Builds run one after another, because each one uses all cores.
test('build the fixture site', async () => {
  test.setTimeout(300_000);
  for (const build of Object.keys(builds) as (keyof typeof builds)[]) {
    await test.step(build, () => buildSite(build));
  }
});
