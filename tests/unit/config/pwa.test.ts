import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test, vi} from 'vitest';

test('the client module is found from any working directory', async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(tmpdir());
  const {pwa} = await import('@site/config/pwa');
  const plugin = createRequire(import.meta.url).resolve('@docusaurus/plugin-pwa');
  expect(existsSync(path.join(path.dirname(plugin), pwa.swRegister))).toBe(true);
});
