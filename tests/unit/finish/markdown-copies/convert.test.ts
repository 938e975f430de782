import {expect, test} from 'vitest';
import {toMarkdown} from '@site/src/finish/markdown-copies/convert';
import {readableContent} from '@site/src/finish/markdown-copies/readDocsPage';
import {parseHtml} from '@site/src/finish/html/parse';
import {elementsIn} from '@site/src/finish/html/tree';

/** Converts HTML as the site renders it to Markdown. */
function convert(html: string): string {
  const [element] = elementsIn(parseHtml(`<div>${html}</div>`));
  return toMarkdown(readableContent(element!), 'https://example.org/resources/docs/apis/dml');
}

/** Returns a code block as `src/theme/CodeBlock` renders it. */
function codeBlock(language: string, lines: readonly string[], title = ''): string {
  const rows = lines.map((line) => `<span class="token-line"><span class="token plain">${line}</span><br></span>`);
  return (
    `<div class="language-${language} codeBlockContainer_Ckt0 theme-code-block">${title}<div class="codeBlockContent_QJqH">` +
    `<pre tabindex="0" class="prism-code language-${language} block_gijh"><code class="lines_irtP">${rows.join('')}</code></pre></div></div>`
  );
}

test('headings have no links to themselves, and old anchors leave nothing', () => {
  const html =
    '<header><h1>DML <code>$DB</code></h1></header><div id="old" class="old-anchor"></div>\n' +
    '<h2 class="anchor" id="read">Read<a href="#read" class="hash-link" aria-label="Direct link">\u200B</a></h2>\n<p>Text.</p>';
  expect(convert(html)).toBe('# DML `$DB`\n\n## Read\n\nText.\n');
});

test('links and images become absolute', () => {
  const html =
    '<p><a href="/resources/docs/a#b">A</a>, <a href="#read">B</a> and <a href="https://moodle.org/">C</a> <img src="/resources/d.png" alt="D"></p>';
  expect(convert(html)).toBe(
    '[A](https://example.org/resources/docs/a#b), [B](https://example.org/resources/docs/apis/dml#read) and [C](https://moodle.org/) ![D](https://example.org/resources/d.png)\n',
  );
});

test('escapes only what has a meaning in Markdown', () => {
  const convertText = (text: string) => convert(`<p>${text}</p>`);
  expect(convertText('1. Fast - and: (safe), "isn\'t" it?')).toBe('1\\. Fast - and: (safe), "isn\'t" it?\n');
  expect(convertText('- not a list')).toBe('\\- not a list\n');
  expect(convertText('# not a heading')).toBe('\\# not a heading\n');
  expect(convertText('A *star*, _b, `c`, &lt;div> and [link](x)')).toBe(
    'A \\*star\\*, \\_b, \\`c\\`, \\<div> and \\[link]\\(x)\n',
  );
  expect(convertText('Wow!<a href="#a">A</a>')).toContain('Wow\\![A]');
});

test('a code block keeps its language, every line and its indentation', () => {
  const html = codeBlock('php', [
    '&lt;?php',
    '// This file is part of Moodle.',
    '',
    'if ($a &amp;&amp; $b) {',
    '    go();',
    '}',
  ]);
  expect(convert(html)).toBe('```php\n<?php\n// This file is part of Moodle.\n\nif ($a && $b) {\n    go();\n}\n```\n');
});

test('the title of a code block and the releases on which it ran are a line above it', () => {
  const title =
    '<div class="codeBlockTitle_OeMC">local/greetings/lib.php<!-- --> <span class="ran__OOr">Ran on <!-- -->4.1.20 and 4.2.1</span></div>';
  expect(convert(codeBlock('php', ['go();'], title))).toBe(
    '`local/greetings/lib.php` (Ran on 4.1.20 and 4.2.1):\n\n```php\ngo();\n```\n',
  );
});

test('a code block that contains a fence gets a longer fence', () => {
  expect(convert(codeBlock('md', ['```php', 'go();', '```']))).toBe('````md\n```php\ngo();\n```\n````\n');
});

test('tabs become their panels, each below its label', () => {
  const html =
    '<div class="theme-tabs-container tabs-container"><ul role="tablist" class="tabs"><li role="tab">PHP</li><li role="tab">JavaScript</li></ul>' +
    `<div><div role="tabpanel">${codeBlock('php', ['go();'])}</div><div role="tabpanel" hidden=""><p>Not here.</p></div></div></div>`;
  expect(convert(html)).toBe('**PHP**\n\n```php\ngo();\n```\n\n**JavaScript**\n\nNot here.\n');
});

test('an admonition becomes a quotation', () => {
  const html =
    '<div class="theme-admonition theme-admonition-warning alert"><div class="admonitionHeading_Gvgb"><span class="admonitionIcon_Rf37"><svg><path d="M0"></path></svg></span>Check <code>$id</code></div>' +
    '<div class="admonitionContent_BuS1"><p>One.</p>\n<ul>\n<li>Two.</li>\n</ul></div></div>';
  expect(convert(html)).toBe('> **Check `$id`**\n>\n> One.\n>\n> - Two.\n');
});

test('a table stays a table, below its caption, and blocks in a cell are on one line', () => {
  const html =
    '<div class="frame_Kufw"><table class="table_Amm4 stacked-table" style="--label-2:&quot;Version&quot;"><caption>PHP for Moodle 4.1</caption><thead><tr><th scope="col">PHP</th><th scope="col">Version</th></tr></thead>' +
    '<tbody><tr><th scope="row">Lowest</th><td>7.4 | 8.0<br>or later</td></tr>\n' +
    '<tr><th scope="row">Also</th><td><ul><li>8.1.</li><li>8.2</li></ul><p>Not 8.3</p></td></tr></tbody></table></div>';
  expect(convert(html)).toBe(
    '**PHP for Moodle 4.1**\n\n| PHP | Version |\n| - | - |\n| Lowest | 7.4 \\| 8.0; or later |\n| Also | 8.1. 8.2; Not 8.3 |\n',
  );
});

test('badges become bold text', () => {
  const since =
    '<span class="since_P1Oc"><span class="badge_EoPI info_G_Zh">Since <!-- -->4.1.2<!-- --> <!-- -->(<a href="https://moodle.atlassian.net/browse/MDL-75719">MDL-75719</a>)</span></span>';
  expect(convert(`<p>Use <code>go()</code>.${since} Then stop.</p>`)).toBe(
    'Use `go()`. **Since 4.1.2 ([MDL-75719](https://moodle.atlassian.net/browse/MDL-75719))** Then stop.\n',
  );
  expect(
    convert(
      '<table><tr><th>A</th></tr><tr><td><span class="badge_EoPI">Deprecated since 2.3</span> Old.</td></tr></table>',
    ),
  ).toBe('| A |\n| - |\n| **Deprecated since 2.3** Old. |\n');
});

test('a collapsed section becomes its summary and content', () => {
  const html =
    '<details class="history_YqzL"><summary><span>Version history</span><span class="badge_MiWO"><span class="badge_EoPI">Changed in 4.2</span></span></summary><p>Text.</p></details>';
  expect(convert(html)).toBe('**Version history Changed in 4.2**\n\nText.\n');
});

test('a list of facts becomes a list', () => {
  const html =
    '<dl><dt>Release date</dt><dd><time dateTime="2023-04-24">24 April 2023</time></dd><dt>Links</dt><dd><a href="/resources/a">A</a></dd><dd>B</dd></dl>';
  expect(convert(html)).toBe(
    '- **Release date**: 24 April 2023\n- **Links**: [A](https://example.org/resources/a); B\n',
  );
});

test('a diagram becomes its source', () => {
  const html =
    '<div class="frame_Kufw"><div><pre class="source_Z883" hidden="">flowchart TD\n    a --&gt; b</pre></div></div>';
  expect(convert(html)).toBe('```mermaid\nflowchart TD\n    a --> b\n```\n');
});

test('a pair of examples says which one is invalid', () => {
  const html = `<figure class="invalid_Seac"><figcaption><svg aria-hidden="true"></svg><span><strong>Invalid</strong></span></figcaption>${codeBlock('php', ['stop();'])}</figure>`;
  expect(convert(html)).toBe('**Invalid**\n\n```php\nstop();\n```\n');
});

test('content that a page loads on demand is included, and controls are not', () => {
  const html =
    '<nav><a href="/resources/a">A</a></nav><form><label>Filter<input></label></form><noscript><p data-nosnippet="true">Needs JavaScript.</p></noscript>' +
    '<noscript><ul><li>The end of a list</li></ul></noscript><button type="button">Show more</button>';
  expect(convert(html)).toBe('- The end of a list\n');
});
