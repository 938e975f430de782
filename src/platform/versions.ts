import {compareVersions} from './versionNames.ts';
import type {Version} from './types';

// The bundler puts every file of the folder in, so that a new version takes no more than its file.
const files = import.meta.webpackContext('../../data/versions', {recursive: false, regExp: /\.json$/});

/** Every version of the platform, the newest first. */
const versions: readonly Version[] = files
  .keys()
  .map((key) => files(key) as Version)
  .sort((a, b) => compareVersions(b.name, a.name));

export default versions;
