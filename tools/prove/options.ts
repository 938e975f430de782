import {parseArgs} from 'node:util';

/** The command line. */
export interface Options {
  /** Paths of checkouts of the platform. */
  platforms: string[];
  /** Address of a running PostgreSQL server. Without it, the command starts one. */
  database?: string;
  /** Parts of paths: only the pages that contain one of them are run. */
  pages: string[];
  /** Components: only these sample plugins are run. */
  plugins: string[];
  /** Only samples whose code is not in the record. */
  changed: boolean;
}

/** What the command prints for --help. */
export const usage = `Runs the samples of the pages and the sample plugins in Moodle.

    npm run prove -- --platform PATH [--platform PATH …]

  --platform PATH    a checkout of Moodle; its version.php says which version it is
  --database URL     uses a running PostgreSQL server, such as postgres://user:password@localhost:5432
  --page TEXT        only pages whose path contains the text; no sample plugins
  --plugin NAME      only this sample plugin, such as mod_tally; no pages
  --changed          only samples that changed since they were proven`;

/**
 * Reads the command line.
 *
 * @param args - Arguments after the name of the command.
 * @throws {Error} With one line that names the argument, its value and what is allowed.
 */
export function readOptions(args: readonly string[]): Options {
  const list = {type: 'string', multiple: true} as const;
  const {values} = parseArgs({
    args: [...args],
    options: {platform: list, page: list, plugin: list, database: {type: 'string'}, changed: {type: 'boolean'}},
  });
  const {platform = [], page = [], plugin = [], database, changed = false} = values;
  if (platform.length === 0) {
    throw new Error('--platform is not set; allowed: the path of a checkout of Moodle.');
  }
  for (const name of plugin) {
    if (!/^[a-z]+_\w+$/.test(name)) {
      throw new Error(`--plugin is "${name}"; allowed: the name of a sample plugin, such as mod_tally.`);
    }
  }
  if (page.length > 0 && plugin.length > 0) {
    throw new Error('--page and --plugin are both set; allowed: one of them.');
  }
  return {platforms: platform, pages: page, plugins: plugin, changed, ...(database !== undefined && {database})};
}
