import type {Platform} from '../platform.ts';
import type {Table} from '../table.ts';

/** Lists plugin types, subplugin types and subsystems. */
export function pluginTypeTable({pluginTypes, subsystems}: Platform): Table {
  const types = pluginTypes.map(({name, folder, owner, plugins}) => ({
    kind: owner === '' ? 'plugin type' : 'subplugin type',
    type: name,
    path: folder,
    owner,
    standard: plugins.join(' '),
  }));
  const rest = Object.entries(subsystems).map(([name, folder]) => ({
    kind: 'subsystem',
    type: `core_${name}`,
    path: folder ?? '',
  }));
  return {columns: ['kind', 'type', 'path', 'owner', 'standard'], rows: [...types, ...rest]};
}
