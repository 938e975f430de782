import {readModule} from '../javascript/exports.ts';
import {placeIn, type Platform} from '../platform.ts';
import type {Table} from '../table.ts';

/** Lists the JavaScript modules of a platform. */
export function moduleTable(platform: Platform): Table {
  const rows = platform.files('.js').flatMap((file) => {
    const module = placeIn(platform, file, 'amd/src', '.js');
    if (module === undefined) {
      return [];
    }
    const {style, exports} = platform.read(file, readModule);
    return [{module, style, exports: exports.join(', ')}];
  });
  return {columns: ['module', 'style', 'exports'], rows};
}
