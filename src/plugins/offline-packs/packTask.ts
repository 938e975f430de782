export {writePack as default} from './writePacks.ts';
