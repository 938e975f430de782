/** Writes a chunk registry in the format of `.docusaurus/registry.js` from the name and module of each chunk. */
export function registryOf(...entries: readonly (readonly [name: string, module: string])[]): string {
  const lines = entries.map(
    ([name, module]) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`,
  );
  return `export default {\n${lines.join('\n')}};\n`;
}
