import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** An entry of one of the platform's `UPGRADING.md` files, or of `upgrade.txt` in versions before 4.5. */
export interface UpgradeNote {
  /** The file, relative to the checkout. */
  file: string;
  /** The release in the heading above the entry, such as `4.2.1`. */
  release: string;
  /** Hash of the text, ignoring differences in white space. */
  id: string;
  text: string;
}

/** Folders that are not part of the platform, or that contain third-party libraries. */
const ignoredFolders = new Set(['.git', 'node_modules', 'vendor']);

/**
 * Parses the entries of one file, where headings such as `## 4.5.1` or `=== 4.2.1 ===` name the release, and each entry starts
 * with `*` or `-`.
 */
export function parseNotes(file: string, text: string): UpgradeNote[] {
  const notes: UpgradeNote[] = [];
  const [, ...sections] = `\n${text.replaceAll('\r', '')}`.split(/\n(?==+ *[^=\n]+?=+ *\n|## )/);
  for (const section of sections) {
    const release = /^(?:=+|##) *([\d.]+) *(?:=|\n)/.exec(section)?.[1];
    if (release === undefined) {
      continue;
    }
    for (const entry of section.slice(section.indexOf('\n')).split(/\n(?=[*-] |###)/)) {
      const words = entry.replaceAll(/\s+/g, ' ').trim();
      if (words !== '' && !words.startsWith('###')) {
        notes.push({file, release, id: createHash('sha256').update(words).digest('hex').slice(0, 10), text: words});
      }
    }
  }
  return notes;
}

/**
 * Reads the entries of a version such as `4.2` and its point releases in a checkout of the platform, ordered by file and
 * position. An entry that is repeated in another file is included once, because the first `UPGRADING.md` contains those of all
 * components.
 */
export function readNotes(folder: string, version: string): UpgradeNote[] {
  const notes = new Map<string, UpgradeNote>();
  const visit = (name: string) => {
    for (const entry of readdirSync(path.join(folder, name), {withFileTypes: true}).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const file = path.join(name, entry.name);
      if (entry.isDirectory() && !ignoredFolders.has(entry.name)) {
        visit(file);
      } else if (entry.name === 'upgrade.txt' || entry.name === 'UPGRADING.md') {
        for (const note of parseNotes(file, readFileSync(path.join(folder, file), 'utf8'))) {
          if ((note.release === version || note.release.startsWith(`${version}.`)) && !notes.has(note.id)) {
            notes.set(note.id, note);
          }
        }
      }
    }
  };
  visit('');
  return [...notes.values()];
}
