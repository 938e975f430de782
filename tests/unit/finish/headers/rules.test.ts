import {expect, test} from 'vitest';
import {cacheRules} from '../../../../src/finish/headers/rules.ts';

test.each(['assets/js/main.js', 'assets/search/index.json', 'assets/fonts/next-400.woff2'])(
  'rejects a file in assets without a content hash in its name: %s',
  (file) => {
    expect(() => cacheRules(['assets/js/1031.9a18ef.js', file], '/')).toThrow(
      /^assets\/\S+ has no content hash in its name\. Browsers cache the files in assets\/ permanently/,
    );
  },
);
