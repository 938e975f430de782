import type {Authors} from './authors.ts';

export interface FileHistory extends Authors {
  /** Time of the last change, in milliseconds since 1970. */
  changed: number;
}

/** Arguments of the `git` command whose output `parseLog` reads. They make it independent of the user's settings. */
export const logCommand = [
  ...['-c', 'log.showSignature=false', '-c', 'core.quotePath=false', '-c', 'mailmap.file='],
  ...['log', '--topo-order', '--use-mailmap', '--encoding=UTF-8', '--format=commit%x09%ct%x09%aN%x09%aE'],
  // Git recognises these renames by their hashes alone, so they are certain and cost little time.
  ...['--name-status', '--find-renames=100%', '--relative'],
];

/** Matches the name or email address of a bot, such as `dependabot[bot]` or `renovate-bot@example.org`. */
const bot = /(?:\[bot\]|-bot)(?:@|$)/i;

/** What the log says about a file, while it is read from the newest to the oldest commit. */
interface Draft {
  changed: number;
  last: string;
  /** Number of commits, and position in the log of the first one, by the name of the author. */
  authors: Map<string, {commits: number; first: number}>;
}

/**
 * Reads the output of `logCommand` as the history of each file, which a file keeps when it is renamed without a change.
 * Contributors are ordered by their number of commits, so that a page names those who have worked most on it and not those who
 * once created it. If the numbers are equal, the one who contributed first comes first.
 */
export function parseLog(log: string): Map<string, FileHistory> {
  const drafts = new Map<string, Draft>();
  // Current path of a file by its path at the current position in the log; null if it is another, deleted file.
  const paths = new Map<string, string | null>();
  const currentPath = (path: string): string | null => paths.get(path) ?? (paths.has(path) ? null : path);

  for (const [position, commit] of log.split('commit\t').slice(1).entries()) {
    const [header = '', ...lines] = commit.split('\n');
    const [seconds, name = '', email = ''] = header.split('\t');
    const changes = lines
      .filter((line) => line !== '')
      .map((line) => {
        const [status = '', path = '', newPath = path] = line.split('\t');
        return {status: status.charAt(0), path, newPath, current: currentPath(newPath)};
      });
    for (const {status, current} of changes) {
      if (current === null) {
        continue;
      }
      const changed = Number(seconds) * 1000;
      const draft: Draft = drafts.get(current) ?? {changed: 0, last: name, authors: new Map()};
      drafts.set(current, draft);
      if (changed > draft.changed) {
        Object.assign(draft, {changed, last: name});
      }
      if (status !== 'R' && !bot.test(name) && !bot.test(email)) {
        const commits = draft.authors.get(name)?.commits ?? 0;
        draft.authors.set(name, {commits: commits + 1, first: position});
      }
    }
    // Before this commit, files that it added did not exist, and files that it renamed had other paths.
    const added = changes.filter(({status}) => status === 'A' || status === 'R');
    added.forEach(({newPath}) => paths.set(newPath, null));
    added.filter(({status}) => status === 'R').forEach(({path, current}) => paths.set(path, current));
  }

  return new Map(
    [...drafts].map(([path, {changed, last, authors}]) => [
      path,
      {
        changed,
        last,
        contributors: [...authors]
          .sort(([, a], [, b]) => b.commits - a.commits || b.first - a.first)
          .map(([name]) => name),
      },
    ]),
  );
}
