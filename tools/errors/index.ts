/*
 * Lists the messages of a checkout of the platform in `data/errors`:
 *
 *     npm run errors:extract -- PLATFORM [--texts FILE]
 *
 * The file contains fingerprints. `--texts` also writes the sentences, for whoever writes entries, to a file that must
 * not be committed.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readPlatform} from '../symbols/extract/platform.ts';
import {formatTable} from '../symbols/extract/table.ts';
import {catalogueOf} from './catalogue.ts';
import {extractErrors} from './extract.ts';

const {positionals, values} = parseArgs({allowPositionals: true, options: {texts: {type: 'string'}}});
const [root] = positionals;
if (root === undefined || positionals.length > 1) {
  console.error('Usage: npm run errors:extract -- PLATFORM [--texts FILE]');
  process.exitCode = 1;
} else {
  const platform = readPlatform(root);
  const messages = extractErrors(platform, (message) => console.error(message));
  const catalogue = catalogueOf(messages);
  const file = path.resolve('data/errors', `${platform.version}.tsv`);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, formatTable(catalogue));
  if (values.texts !== undefined) {
    writeFileSync(values.texts, formatTable(messages));
  }
  console.error(`${platform.version}: ${catalogue.rows.length} messages in ${file}`);
}
