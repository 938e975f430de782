/**
 * A registry of chunks as Docusaurus writes it: the end of the file follows the last entry at once.
 *
 * @param entries - Name of each chunk and its module.
 * @returns Text of the file.
 */
export function registryOf(...entries: readonly (readonly [name: string, module: string])[]): string {
  const lines = entries.map(
    ([name, module]) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`,
  );
  return `export default {\n${lines.join('\n')}};\n`;
}
