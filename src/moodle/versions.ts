import {compareVersions} from './versionNames.ts';
import type {Version} from './types';

// All files in the folder are bundled, so adding a version only requires a new file.
const files = import.meta.webpackContext('../../data/versions', {recursive: false, regExp: /\.json$/});

const versions: readonly Version[] = files
  .keys()
  .map((key) => files(key) as Version)
  .sort((a, b) => compareVersions(b.name, a.name));

export default versions;
