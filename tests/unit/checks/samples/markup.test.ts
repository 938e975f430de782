import {describe, expect, test} from 'vitest';
import {problemsOf, fences} from './site';

const {mustache} = fences;

describe('valid samples', () => {
  test.each<[name: string, meta: string, code: string]>([
    ['XML of a declared type', 'xml', '<!DOCTYPE svg PUBLIC "a" "b">\n<svg/>'],
    ['part of an XML file', 'xml', '<a/>\n<b/>'],
    ['HTML', 'html', '<ul><li>a<li><br><img src="a.png" alt=""></ul>'],
    [
      'HTML with what may stay open',
      'html',
      '<!DOCTYPE html><html><head><title>a < b</title><script>"</p>"</script><body><p>a<p>b<div>c</div><svg><path/></svg>' +
        '<table><tr><td>a<tr><ng-container><td>b</ng-container></table>',
    ],
    ['HTML with PHP in it', 'html', '<p>\n<?php if ($a) {\n    p($a);\n} ?>\n</p>'],
    ['template of the app', 'html', '<ion-list *ngIf="a" [b]="c" (click)="d()"></ion-list>'],
    ['Mustache with blocks', mustache, '{{< core/a }}{{$ b }}{{#str}}a, core{{/str}}{{/ b }}{{/ core/a }}'],
    ['Mustache with other delimiters', mustache, '{{=<% %>=}}<% a %> {{ }}<%={{ }}=%>{{{b}}}'],
  ])('%s', async (_, meta, code) => {
    expect(await problemsOf(meta, code)).toEqual([]);
  });
});

describe('problems', () => {
  test.each<[meta: string, code: string, problems: string[]]>([
    ['xml', '<a>\n<b>\n</a>', ['4: no XML: unexpected close tag']],
    ['xml', '<?xml version="1.0"?>\n<a/>\n<b/>', ['4: no XML: documents may contain only one root']],
    ['xml', 'only text', ['2: no XML: there is no element in it']],
    ['html', '<div>\n</div></div>', ['3: no HTML: </div> closes nothing']],
    ['html', '<div><?php p($a); ?>\n</p></div>', ['3: no HTML: </p> closes nothing']],
    ['html', '<p>\n<?php p($a; ?>\n</p>', ["3: no PHP 8.0 (file): syntax error, unexpected ';', expecting ')'"]],
    ['html', '<p>\n<ul></ul>\n</p>', ['4: no HTML: </p> closes nothing']],
    ['html', '<b>\n<div/></b>', ['3: no HTML: <div /> does not close itself']],
    ['html', '<div>\n<span>a</div>', ['3: no HTML: <span> is not closed']],
    ['html', '<p class="a"id="b">', ['2: no HTML: missing whitespace between attributes']],
    [mustache, '{{a}}\n{{ }}', ['3: no Mustache: a tag without a name']],
    [
      mustache,
      '{{!\n    Example context (json):\n    {"a": {"b": 1}}\n}}',
      ['4: example context: no JSON: close brace expected; the comment ends at its first "}}"'],
    ],
    [mustache, '{{#a}}\n{{/b}}', ['3: no Mustache: Unclosed section "a"']],
    [
      mustache,
      '{{!\n    @template local_greetings/a\n\n    Example context (json):\n    {\n        "a": 1,\n    }\n}}\n{{a}}',
      ['8: example context: no JSON: property name expected'],
    ],
  ])('%s: %s', async (meta, code, expected) => {
    expect(await problemsOf(meta, code)).toEqual(expected);
  });
});
