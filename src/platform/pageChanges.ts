/** What pages of the current documentation tell about changes; `src/plugins/changes` collects it. */
export {default} from '@generated/changes/default/pages.json';
