import {expect, test, vi} from 'vitest';
import {afterTheOthers} from '@site/src/plugins/offline-packs/lastly';

interface FakePlugin {
  name: string;
  postBuild?: (props: string) => Promise<void> | void;
}

/** Calls plugins as Docusaurus does after a build. */
async function build(plugins: FakePlugin[]): Promise<void> {
  await Promise.all(plugins.map(async (plugin) => plugin.postBuild?.('props')));
}

test('a plugin waits for all that are listed after it', async () => {
  const order: string[] = [];
  const plugins: FakePlugin[] = [
    {
      name: 'last',
      postBuild: async () => {
        await afterTheOthers(plugins, 'last');
        order.push('last');
      },
    },
    {name: 'none'},
    {name: 'at once', postBuild: vi.fn(() => void order.push('at once'))},
    {
      name: 'slow',
      postBuild: async (props) => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        order.push(`slow ${props}`);
      },
    },
  ];
  await build(plugins);
  expect(order).toEqual(['at once', 'slow props', 'last']);
});

test('one that fails fails both', async () => {
  const waiting = vi.fn();
  const plugins: FakePlugin[] = [
    {name: 'last', postBuild: () => afterTheOthers(plugins, 'last').catch(waiting)},
    {name: 'broken', postBuild: () => Promise.reject(new Error('No room'))},
  ];
  await expect(build(plugins)).rejects.toThrow(/^No room$/);
  expect(waiting).toHaveBeenCalledWith(new Error('No room'));
});
