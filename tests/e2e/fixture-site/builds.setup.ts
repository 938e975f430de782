import {test} from '@playwright/test';
import {builds, buildSite} from './sites.ts';

// One after another: a build uses every core.
test('builds of the fixture site', async () => {
  test.setTimeout(270_000);
  for (const build of Object.keys(builds) as (keyof typeof builds)[]) {
    await test.step(build, () => buildSite(build));
  }
});
