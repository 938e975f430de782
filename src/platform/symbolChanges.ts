/** How the symbols of two versions differ; `src/plugins/changes` compares them. */
export {default} from '@generated/changes/default/symbols.json';
