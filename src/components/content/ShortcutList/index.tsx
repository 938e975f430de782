export {default} from '@site/src/components/site/ShortcutList';
