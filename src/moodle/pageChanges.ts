/** Version histories of all pages in the current docs. They are collected by `src/plugins/changes`. */
export {default} from '@generated/changes/default/pages.json';
