import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import escapeStringRegexp from 'escape-string-regexp';
import {visit} from 'unist-util-visit';
import {parsePage} from '../../src/markdown/history/page.ts';
import {fixtureFolder, fixtureOf} from '../../src/moodle/proof/fixture.ts';
import {listFiles} from '../../src/moodle/listFiles.ts';

const redirectFile = 'data/moved-pages.json';

/** Folders and files in which pages are mentioned by path or URL. */
const places = [
  ...['docs', 'versioned_docs', 'general', 'data', 'config', 'src', 'checks', 'tools'],
  ...['generalSidebars.ts', 'README.md', 'CONTRIBUTING.md'],
  // Unit tests mention pages that don't exist.
  ...['tests/build', 'tests/e2e', 'tests/engines', 'tests/support'],
];

/** A page of the developer docs or of the general docs, with the parts of its address. */
interface PageAddress {
  /** Path of the file, relative to the project. */
  file: string;
  /** Route without base URL and without the number of an edition. */
  route: string;
}

function addressOf(file: string): PageAddress {
  return {file, route: `/${file.replace(/(\/index)?\.md$/, '')}`};
}

/** Validates the arguments and returns both pages. */
function checkArguments(site: string, from: string, to: string): [PageAddress, PageAddress] {
  const [old, moved] = [from, to].map((file) => path.posix.normalize(file)) as [string, string];
  const area = /^(docs|general)\//.exec(old)?.[0];
  if (area === undefined || !old.endsWith('.md') || !existsSync(path.join(site, old))) {
    throw new Error(`The page is "${from}"; allowed: an existing .md file in docs/ or general/.`);
  }
  if (!moved.startsWith(area) || !moved.endsWith('.md')) {
    throw new Error(`The new path is "${to}"; allowed: a .md file in ${area}.`);
  }
  if (/^slug:/m.test(readFileSync(path.join(site, old), 'utf8'))) {
    throw new Error(`"${from}" has a "slug", which decides its URL; change the slug instead of moving the file.`);
  }
  return [addressOf(old), addressOf(moved)];
}

/** Returns the folders whose files have the same paths in every edition, the current one first. */
function editionFolders(site: string, file: string): string[] {
  const archive = path.join(site, 'versioned_docs');
  const archived = file.startsWith('docs/') && existsSync(archive) ? readdirSync(archive) : [];
  return [file.slice(0, file.indexOf('/')), ...archived.map((name) => `versioned_docs/${name}`)];
}

/** Lists the text files that can mention a page, relative to the project. */
function mentioningFiles(site: string): string[] {
  return places.flatMap((place) => {
    if (path.extname(place)) {
      return existsSync(path.join(site, place)) ? [place] : [];
    }
    return listFiles(site, place).filter(
      (name) => /\.(md|json|tsv|ts|tsx)$/.test(name) && !name.startsWith('data/symbols/'),
    );
  });
}

/** Returns a page's text in which the links to files lead to the same pages after the move. */
function relink(text: string, oldFile: string, newFile: string, renamed: ReadonlyMap<string, string>): string {
  const replacements: [start: number, end: number, link: string, url: string][] = [];
  visit(parsePage(text), (node) => {
    if ((node.type !== 'link' && node.type !== 'definition') || !/^[^:#?]*\.mdx?(#|$)/.test(node.url)) {
      return;
    }
    const [file = '', fragment] = node.url.split('#');
    const target = path.posix.join(path.posix.dirname(oldFile), file);
    const relative = path.posix.relative(path.posix.dirname(newFile), renamed.get(target) ?? target);
    const url = `${relative.startsWith('.') ? '' : './'}${relative}${fragment === undefined ? '' : `#${fragment}`}`;
    const {start, end} = node.position ?? {};
    if (url !== node.url && start?.offset !== undefined && end?.offset !== undefined) {
      replacements.push([start.offset, end.offset, node.url, url]);
    }
  });
  return replacements.reverse().reduce((result, [start, end, link, url]) => {
    const source = result.slice(start, end);
    // The address is the last part of a link; its text can contain the same words.
    const at = source.lastIndexOf(link);
    return result.slice(0, start) + source.slice(0, at) + url + source.slice(at + link.length) + result.slice(end);
  }, text);
}

/** Replaces the path and the URL of a page wherever they are written out in full. */
function replaceMentions(text: string, file: string, from: PageAddress, to: PageAddress): string {
  const [, area = '', end = ''] = /^\/(docs|general)(\/.+)$/.exec(from.route) ?? [];
  // Lists of old anchors name pages without the start that all pages of their docs have in common.
  const isShort = file.startsWith(`data/anchors/${area}/`);
  const start = area === 'docs' ? '/docs(?:/\\d+\\.\\d+)?' : '/general';
  const route = new RegExp(
    `(?<![\\w./-])(${start})${isShort ? '?' : ''}${escapeStringRegexp(end)}(?![\\w/.-]*\\w)`,
    'g',
  );
  return text
    .replaceAll(from.file, to.file)
    .replace(route, (_, base: string | undefined) => `${base ?? ''}${to.route.slice(area.length + 1)}`);
}

/** Adds a redirect, and lets older redirects lead to the new route. */
function addRedirect(site: string, from: string, to: string): void {
  const file = path.join(site, redirectFile);
  const moved = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const entries = Object.entries(moved).map(([old, target]) => [old, target === from ? to : target] as const);
  const all = [...entries, [from, to] as const].filter(([old]) => old !== to);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all.sort()), null, 2)}\n`);
}

/**
 * Moves a page within `docs/` or `general/`: renames the file and its list of old anchors in every edition, and its fixture,
 * adds a redirect from the old URL, and changes the links and the other mentions of the page in pages, data and configuration.
 * Returns the files that were changed. If an argument is invalid or the new path is taken, throws an error and writes nothing.
 */
export function movePage(site: string, from: string, to: string): string[] {
  const [old, moved] = checkArguments(site, from, to);
  const [root = ''] = old.file.split('/');
  const renamed = new Map<string, string>();
  for (const folder of editionFolders(site, old.file)) {
    for (const [prefix, extension] of [
      ['', '.md'],
      ['data/anchors/', '.json'],
    ] as const) {
      const [source, target] = [old.file, moved.file].map(
        (file) => prefix + folder + file.slice(root.length).replace(/\.md$/, extension),
      ) as [string, string];
      if (existsSync(path.join(site, source))) {
        if (existsSync(path.join(site, target))) {
          throw new Error(`"${target}" already exists; choose another path.`);
        }
        renamed.set(source, target);
      }
    }
  }

  const [fixture, movedFixture] = [old.file, moved.file].map((file) =>
    path.posix.join(fixtureFolder, fixtureOf(file)),
  ) as [string, string];
  if (existsSync(path.join(site, fixture)) && fixture !== movedFixture) {
    renamed.set(fixture, movedFixture);
  }

  const changed = new Set(renamed.values());
  for (const [source, target] of renamed) {
    mkdirSync(path.dirname(path.join(site, target)), {recursive: true});
    renameSync(path.join(site, source), path.join(site, target));
  }
  const originals = new Map([...renamed].map(([source, target]) => [target, source]));
  const name = path.posix.basename(old.file);
  for (const file of mentioningFiles(site)) {
    const absolute = path.join(site, file);
    const text = readFileSync(absolute, 'utf8');
    const original = originals.get(file) ?? file;
    const mayLink = file.endsWith('.md') && (original !== file || text.includes(name));
    const linked = mayLink ? relink(text, original, file, renamed) : text;
    const result = file === redirectFile ? text : replaceMentions(linked, file, old, moved);
    if (result !== text) {
      writeFileSync(absolute, result);
      changed.add(file);
    }
  }
  if (old.route !== moved.route) {
    addRedirect(site, old.route, moved.route);
    changed.add(redirectFile);
  }
  return [...changed].sort();
}
