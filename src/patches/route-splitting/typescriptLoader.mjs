import createJiti from 'jiti';

const load = createJiti(import.meta.url);

/**
 * Runs a loader that is written in TypeScript, because the bundler can only run loaders in JavaScript. The option
 * `loader` is the path of the loader.
 *
 * @param {string} source - Source of the module.
 * @returns {string} The result of the TypeScript loader.
 */
export default function typescriptLoader(source) {
  return load(this.getOptions().loader).default.call(this, source);
}
