import {parseArgs} from 'node:util';

/** The command line. */
export interface Options {
  /** Paths of checkouts of the platform. */
  platforms: string[];
  /** URL of a running PostgreSQL server. Without it, the command starts a server. */
  database?: string;
  /** Parts of paths. Only pages whose path contains one of them are run. */
  pages: string[];
  /** Components of the sample plugins to run, or empty for all. `tutorial` is the plugin of the tutorial. */
  plugins: string[];
  /** Whether to run only samples and plugins that have not passed on the release as they are now. */
  changed: boolean;
  /** Whether to run nothing, and only to count the samples again. */
  summary: boolean;
  /** Whether to prove nothing, and only to take the pictures of the pages. */
  pictures: boolean;
}

/** Help text. */
export const usage = `Runs the samples of the pages and the sample plugins in Moodle.

    npm run prove -- --platform PATH [--platform PATH …]

  --platform PATH    a Moodle checkout; the version is read from its version.php
  --database URL     use a running PostgreSQL server, such as postgres://user:password@localhost:5432
  --page TEXT        run only pages whose path contains the text, and no sample plugins
  --plugin NAME      run only this sample plugin, such as mod_tally, and no pages
  --plugin tutorial  run only the steps of the tutorial
  --changed          run only what has not passed on this release since it changed
  --summary          run nothing, and only update data/proof-summary.json
  --pictures         prove nothing, and only take the pictures of the pages (tools/prove/pictures.ts)`;

/** Reads the command line. Throws an error with one line for an invalid argument, its value and the allowed values. */
export function readOptions(args: readonly string[]): Options {
  const list = {type: 'string', multiple: true} as const;
  const {values} = parseArgs({
    args: [...args],
    options: {
      platform: list,
      page: list,
      plugin: list,
      database: {type: 'string'},
      changed: {type: 'boolean'},
      summary: {type: 'boolean'},
      pictures: {type: 'boolean'},
    },
  });
  const {platform = [], page = [], plugin = [], database, changed = false, summary = false, pictures = false} = values;
  if (platform.length === 0 && !summary) {
    throw new Error('--platform is not set; allowed: the path of a Moodle checkout.');
  }
  for (const name of plugin) {
    if (!/^(?:[a-z]+_\w+|tutorial)$/.test(name)) {
      throw new Error(`--plugin is "${name}"; allowed: the name of a sample plugin, such as mod_tally, or tutorial.`);
    }
  }
  if (page.length > 0 && plugin.length > 0) {
    throw new Error('--page and --plugin are both set; allowed: only one of them.');
  }
  return {
    platforms: platform,
    pages: page,
    plugins: plugin,
    changed,
    summary,
    pictures,
    ...(database !== undefined && {database}),
  };
}
