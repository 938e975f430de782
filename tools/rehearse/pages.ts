import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {run} from './copy.ts';
import {listFiles} from '../../src/moodle/listFiles.ts';

/** A page of the current developer docs. */
interface DeveloperPage {
  /** Path relative to the project. */
  file: string;
  text: string;
}

function developerPages(site: string): DeveloperPage[] {
  return listFiles(site, 'docs/apis')
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({file, text: readFileSync(path.join(site, file), 'utf8')}));
}

/** Changes the first page that contains a pattern. */
function changeFirst(site: string, pattern: RegExp, replacement: string): void {
  const page = developerPages(site).find(({text}) => pattern.test(text));
  if (!page) {
    throw new Error(`No page in docs/apis contains ${String(pattern)}, so this change can't be rehearsed.`);
  }
  writeFileSync(path.join(site, page.file), page.text.replace(pattern, replacement));
}

/** Adds words to the first paragraph of a page. */
export function correctSentence(site: string): void {
  changeFirst(site, /^(---\n[^]*?\n---\n\n[A-Z].+)$/m, '$1 This sentence is new.');
}

/** Changes a label in the first diagram. */
export function changeDiagram(site: string): void {
  changeFirst(site, /(```mermaid\n[^`]*?\["[^"\]]+)"\]/, '$1 now"]');
}

/** Adds a comment to a PHP sample. */
export function changeSample(site: string): void {
  changeFirst(site, /(```php title="[^"]+"\n)(\$)/, '$1// This comment is new.\n$2');
}

/** Adds a page with a sample and a diagram, next to the core APIs. */
export function addPage(site: string): void {
  writeFileSync(
    path.join(site, 'docs/apis/core/rehearsal.md'),
    `---
title: Rehearsal API
description: A page that exists only while a contribution is rehearsed, with a sample and a diagram.
tags:
  - api
---

A new page needs no other file. This one reads a record and shows in which order that happens:

\`\`\`php title="local/greetings/index.php"
$user = $DB->get_record('user', ['id' => $userid], '*', MUST_EXIST);
\`\`\`

\`\`\`mermaid
flowchart LR
    accTitle: How a record is read
    accDescr: The plugin asks the database, which returns the record.
    plugin["Your plugin"] --> database["The database"]
\`\`\`

## See also

- [Core APIs](./index.md)
`,
  );
}

/** Moves a page that has PHP samples and to which other pages link, with a version history if there is one. */
export function moveLinkedPage(site: string): void {
  const pages = developerPages(site);
  const linked = pages.filter(
    ({file, text}) =>
      !file.endsWith('/index.md') &&
      text.includes('```php') &&
      pages.some((other) => other.text.includes(`/${path.basename(file)})`)),
  );
  const page = linked.find(({text}) => text.includes('```yaml history')) ?? linked[0];
  if (!page) {
    throw new Error("No page in docs/apis has samples and inbound links, so a move can't be rehearsed.");
  }
  const target = path.posix.join(path.dirname(page.file), 'moved', path.basename(page.file));
  run(site, 'page:move', '--', page.file, target);
}
