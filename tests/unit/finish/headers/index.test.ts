import {expect, test} from 'vitest';
import {writeHeaders} from '../../../../src/finish/headers/index.ts';
import {readInlineCode} from '../../../../src/finish/headers/inlineCode.ts';

test('reports each page with code that the policy blocks', () => {
  const pages = {
    'docs/one.html': '<a onclick="go()" href="/">Go</a>',
    'docs/two.html': '<a href="javascript:go()">Go</a>',
  };
  const inlineCode = new Map(Object.entries(pages).map(([file, html]) => [file, readInlineCode(html)]));
  expect(() => writeHeaders('build', '/', {policy: {}, headers: {}}, inlineCode)).toThrow(
    [
      'docs/one.html: <a> has the event handler onclick="go()", which the content security policy blocks.',
      'docs/two.html: <a> has the JavaScript URL href="javascript:go()", which the content security policy blocks.',
    ].join('\n'),
  );
});
