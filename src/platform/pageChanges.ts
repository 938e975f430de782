/** Version histories of all pages of the current docs, which `src/plugins/changes` collects. */
export {default} from '@generated/changes/default/pages.json';
