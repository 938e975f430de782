export {writeTag as default} from './writeIndex.ts';
