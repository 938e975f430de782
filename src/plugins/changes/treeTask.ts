export {readTree as default} from './tree.ts';
