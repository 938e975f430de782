/** What of a plugin this needs to know. */
interface WithPostBuild<Props> {
  postBuild?: ((props: Props) => Promise<void> | void) | undefined;
}

/**
 * Waits for what other plugins do after a build. Docusaurus starts them all at once and in order; so a plugin that calls
 * this as the first thing in its own `postBuild` waits for those that are listed after it. They are called by Docusaurus,
 * once, as ever.
 *
 * @param plugins - All plugins of the site.
 * @param own - The plugin that waits.
 * @returns When all of them are done.
 * @throws {Error} What the first of them threw.
 */
export async function afterTheOthers<Props>(plugins: readonly WithPostBuild<Props>[], own: string): Promise<void> {
  const named = plugins as readonly (WithPostBuild<Props> & {name: string})[];
  const later = named.slice(named.findIndex(({name}) => name === own) + 1).filter(({postBuild}) => postBuild);
  await Promise.all(
    later.map(
      (plugin) =>
        new Promise<void>((resolve, reject) => {
          const postBuild = plugin.postBuild?.bind(plugin);
          plugin.postBuild = async (props) => {
            try {
              await postBuild?.(props);
              resolve();
            } catch (error) {
              reject(error instanceof Error ? error : new Error(String(error)));
              throw error;
            }
          };
        }),
    ),
  );
}
