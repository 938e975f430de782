import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {indexFolder} from '../format.ts';
import {readBuild} from './readBuild.ts';
import {writeIndex} from './writeIndex.ts';

/**
 * Adds the index of the embedded search engine to a build.
 *
 * @param folder - Folder of the build.
 * @param ignoreNoIndex - Whether the whole site is marked `noindex`, so that the mark has to be ignored.
 */
export function writeSearchIndex(folder: string, ignoreNoIndex: boolean): void {
  mkdirSync(path.join(folder, indexFolder), {recursive: true});
  for (const [file, content] of writeIndex(readBuild(folder, ignoreNoIndex))) {
    writeFileSync(path.join(folder, file), content);
  }
}
