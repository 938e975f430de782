import {applyPatch, patches} from './patches.ts';

/**
 * Loader for the modules that `patches.ts` changes. The option `module` names one of them.
 *
 * @param source - Text of the module.
 * @returns The changed text.
 */
export default function patchLoader(this: {getOptions: () => {module: string}}, source: string): string {
  const {module} = this.getOptions();
  return patches.filter((patch) => patch.module === module).reduce((text, patch) => applyPatch(patch, text), source);
}
