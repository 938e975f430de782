export {default} from '@site/src/pages/offline';
