import path from 'node:path';
import {expect, test} from 'vitest';
import {remark} from 'remark';
import remarkMdx from 'remark-mdx';
import {signatures} from '@site/src/markdown/signatures';
import {currentEdition} from '@site/src/moodle/editions';
import {SymbolTable} from '@site/src/moodle/symbols/table';

const load = (_site: string, version: string) =>
  new SymbolTable(
    `kind\tname\tdetail\tplace\tdeprecated\tcomponent\nfunction\tgreet\t(${version === '1.0' ? '' : '$who'})\tlib/greetlib.php:7\n`,
  );

async function transform(markdown: string, page = 'docs/apis/greet.md'): Promise<string> {
  const processor = remark().use(remarkMdx).use(signatures, {load});
  return String(await processor.process({path: path.join(process.cwd(), page), value: markdown}));
}

const fence = '```php signature="greet()"\n```\n';

test('inserts the signature of the version that the page describes, with the declaring file as title', async () => {
  expect(await transform(fence)).toBe(
    '```php signature="greet()" title="lib/greetlib.php"\nfunction greet($who)\n```\n',
  );
  expect(await transform(fence, 'versioned_docs/version-1.0/apis/greet.md')).toBe(
    '```php signature="greet()" title="lib/greetlib.php"\nfunction greet()\n```\n',
  );
});

test('fails with the name if the version does not have it', async () => {
  await expect(transform('```php signature="grete()"\n```\n')).rejects.toThrow(
    `Moodle ${currentEdition} has no such function`,
  );
});
