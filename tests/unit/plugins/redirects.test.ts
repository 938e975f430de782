import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {redirects} from '@site/config/redirects';
import {redirectPages} from '@site/src/plugins/redirects';

test('a redirect to a page that does not exist fails the build with one line', async () => {
  const plugin = redirectPages({} as LoadContext, {
    ...redirects,
    redirects: [
      {from: '/dev/Data', to: '/docs/data#part'},
      {from: '/dev/Gone', to: '/docs/gone#part'},
    ],
  });
  const props = {baseUrl: '/base/', routesPaths: ['/base/docs/data']} as Parameters<
    NonNullable<typeof plugin.postBuild>
  >[0];
  await expect(plugin.postBuild!(props)).rejects.toThrow(
    /^Redirects lead to pages that don't exist: \/dev\/Gone to \/docs\/gone#part\. .*$/,
  );
});
