/*
 * Adds the Markdown copies of the pages to a build: `tsx src/finish/writeMarkdownCopies.ts FOLDER`. The environment
 * variables must have the values of the build.
 */
import {linkLists} from '../../config/markdownCopies.ts';
import {readEnvironment} from '../../config/environment.ts';
import {writeMarkdownCopies} from './markdown-copies/index.ts';

const [folder = 'build'] = process.argv.slice(2);
const {siteUrl, baseUrl} = readEnvironment(process.env);
try {
  writeMarkdownCopies(folder, siteUrl, baseUrl, linkLists);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
