// @ts-check
import {applyPatch, patches} from './patches.mjs';

/**
 * Loader of the bundler for the modules that `patches.mjs` changes.
 *
 * @this {{getOptions: () => {module: string}}}
 * @param {string} source - Text of the module.
 * @returns {string} Its new text.
 */
export default function patchLoader(source) {
  const {module} = this.getOptions();
  return patches.filter((patch) => patch.module === module).reduce((text, patch) => applyPatch(patch, text), source);
}
