/** Differences between the symbols of two versions, from `src/plugins/changes`. */
export {default} from '@generated/changes/default/symbols.json';
