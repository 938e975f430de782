import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';

/** Folders of libraries that no `thirdpartylibs.xml` lists completely. */
const furtherLocations = ['lib/pear', 'lib/editor/tinymce/plugins/spellchecker'];

/**
 * Files to keep: third-party classes that the platform extends, and the platform's own files without its usual header.
 */
const kept = new Set([
  'lib/pear/HTML/QuickForm.php',
  'lib/pear/HTML/QuickForm/element.php',
  'lib/pear/HTML/QuickForm/group.php',
  'lib/simplepie/moodle_simplepie.php',
]);

/** Reads the locations in a `thirdpartylibs.xml`, relative to its folder. */
function locationsIn(xml: string): string[] {
  const $ = load(xml, {xml: true});
  return $('location')
    .toArray()
    .map((location) => $(location).text().trim())
    .filter(Boolean);
}

/** Finds the files and folders of the third-party code of a checkout, as paths in the platform. */
export function thirdPartyLocations(root: string): string[] {
  const lists = readdirSync(root, {recursive: true, encoding: 'utf8'}).filter(
    (file) => path.basename(file) === 'thirdpartylibs.xml',
  );
  const locations = lists.flatMap((file) =>
    locationsIn(readFileSync(path.join(root, file), 'utf8')).map((location) =>
      path.posix.join(path.dirname(file).replaceAll(path.sep, '/'), location.replace(/\/?\*\.\*$/, '')),
    ),
  );
  return [...locations, ...furtherLocations];
}

/**
 * Returns whether a PHP file in a library's folder is the platform's own code, such as an adapter class for the library. A file
 * that is listed itself belongs to the library.
 */
export function isOwnFile(root: string, file: string, locations: ReadonlySet<string>): boolean {
  const place = path.join(root, file);
  return (
    kept.has(file) ||
    (file.endsWith('.php') &&
      !locations.has(file) &&
      readFileSync(place, 'utf8').slice(0, 500).includes('This file is part of Moodle'))
  );
}
