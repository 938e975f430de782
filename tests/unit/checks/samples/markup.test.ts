import {describe, expect, test} from 'vitest';
import {problemsOf, fences} from './site';

const {mustache} = fences;

describe('valid samples', () => {
  test.each<[name: string, meta: string, code: string]>([
    ['XML with a document type', 'xml', '<!DOCTYPE svg PUBLIC "a" "b">\n<svg/>'],
    ['XML fragment', 'xml', '<a/>\n<b/>'],
    ['HTML', 'html', '<ul><li>a<li><br><img src="a.png" alt=""></ul>'],
    [
      'HTML with optional end tags',
      'html',
      '<!DOCTYPE html><html><head><title>a < b</title><script>"</p>"</script><body><p>a<p>b<div>c</div><svg><path/></svg>' +
        '<table><tr><td>a<tr><ng-container><td>b</ng-container></table>',
    ],
    ['HTML that contains PHP', 'html', '<p>\n<?php if ($a) {\n    p($a);\n} ?>\n</p>'],
    ['template from the app', 'html', '<ion-list *ngIf="a" [b]="c" (click)="d()"></ion-list>'],
    ['Mustache with blocks', mustache, '{{< core/a }}{{$ b }}{{#str}}a, core{{/str}}{{/ b }}{{/ core/a }}'],
    ['Mustache with other delimiters', mustache, '{{=<% %>=}}<% a %> {{ }}<%={{ }}=%>{{{b}}}'],
  ])('%s', async (_, meta, code) => {
    expect(await problemsOf(meta, code)).toEqual([]);
  });
});

describe('problems', () => {
  test.each<[meta: string, code: string, problems: string[]]>([
    ['xml', '<a>\n<b>\n</a>', ['4: invalid XML: unexpected close tag']],
    ['xml', '<?xml version="1.0"?>\n<a/>\n<b/>', ['4: invalid XML: documents may contain only one root']],
    ['xml', 'only text', ['2: invalid XML: the sample contains no elements']],
    ['html', '<div>\n</div></div>', ['3: invalid HTML: </div> has no start tag']],
    ['html', '<div><?php p($a); ?>\n</p></div>', ['3: invalid HTML: </p> has no start tag']],
    ['html', '<p>\n<?php p($a; ?>\n</p>', ["3: invalid PHP 8.0 (file): syntax error, unexpected ';', expecting ')'"]],
    ['html', '<p>\n<ul></ul>\n</p>', ['4: invalid HTML: </p> has no start tag']],
    ['html', '<b>\n<div/></b>', ['3: invalid HTML: <div /> needs an end tag, because it is not a void element']],
    ['html', '<div>\n<span>a</div>', ['3: invalid HTML: <span> is not closed']],
    ['html', '<p class="a"id="b">', ['2: invalid HTML: missing whitespace between attributes']],
    [mustache, '{{a}}\n{{ }}', ['3: invalid Mustache: a tag has no name']],
    [
      mustache,
      '{{!\n    Example context (json):\n    {"a": {"b": 1}}\n}}',
      ['4: example context: invalid JSON: close brace expected; the comment ends at its first "}}"'],
    ],
    [mustache, '{{#a}}\n{{/b}}', ['3: invalid Mustache: Unclosed section "a"']],
    [
      mustache,
      '{{!\n    @template local_greetings/a\n\n    Example context (json):\n    {\n        "a": 1,\n    }\n}}\n{{a}}',
      ['8: example context: invalid JSON: property name expected'],
    ],
  ])('%s: %s', async (meta, code, expected) => {
    expect(await problemsOf(meta, code)).toEqual(expected);
  });
});
