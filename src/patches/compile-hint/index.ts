import type {Plugin} from '@docusaurus/types';

/**
 * V8 reads this comment at the top of a script (https://v8.dev/blog/explicit-compile-hints). Other engines ignore it.
 */
const hint = '//# allFunctionsCalledOnLoad';

/**
 * Asks the browser to compile the functions of the main script on a background thread while the script downloads. Without the
 * hint, the browser compiles each function on the main thread when it is first called. In a test with two long pages, a hint in
 * the page chunks as well did not make the pages respond sooner.
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
            // This stage is after the minifier removes comments and before content hashes are computed.
            stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
          }),
        ],
      };
    },
  };
}
