import type {Plugin} from '@docusaurus/types';

/** What V8 looks for at the top of a script (https://v8.dev/blog/explicit-compile-hints). */
const hint = '//# allFunctionsCalledOnLoad';

/**
 * Asks browsers to compile the functions of the main script while it comes in, on a thread of their own. They would
 * compile each as it is first called, one after the other, while the page does not answer. Other browsers skip the
 * comment.
 *
 * Only the main script has it: with the scripts of single pages as well, two long pages did not answer sooner.
 */
export default function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    configureWebpack({mode}, isServer, {currentBundler: {instance}}) {
      if (isServer || mode !== 'production') {
        return {};
      }
      const {BannerPlugin, Compilation} = instance;
      return {
        plugins: [
          new BannerPlugin({
            banner: hint,
            raw: true,
            include: /(?:^|\/)main\.[^/]+\.js$/,
            // After comments are taken out, and before files are named by what they hold.
            stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
          }),
        ],
      };
    },
  };
}
