import createJiti from 'jiti';

const load = createJiti(import.meta.url);

/**
 * Runs a loader that is written in TypeScript, because the bundler loads JavaScript only.
 *
 * @param {string} source - Text of the module. The option `loader` names the file of the loader.
 * @returns {string} What that loader returns.
 */
export default function typescriptLoader(source) {
  return load(this.getOptions().loader).default.call(this, source);
}
