import {applyPatch, patches} from './patches.ts';

/** Bundler loader that applies the patches for a module. The option `module` is the name of the module. */
export default function patchLoader(this: {getOptions: () => {module: string}}, source: string): string {
  const {module} = this.getOptions();
  return patches.filter((patch) => patch.module === module).reduce((text, patch) => applyPatch(patch, text), source);
}
