import {compareVersions} from './versionNames.ts';
import type {Version} from './types';

// Bundles every file of the folder, so that a new version only needs its file.
const files = import.meta.webpackContext('../../data/versions', {recursive: false, regExp: /\.json$/});

/** Every version of the platform, the newest first. */
const versions: readonly Version[] = files
  .keys()
  .map((key) => files(key) as Version)
  .sort((a, b) => compareVersions(b.name, a.name));

export default versions;
