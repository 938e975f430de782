import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

const table = 'data/symbols/exceptions.tsv';

/** A name that pages of a version may use, although the data does not contain it. */
interface Exception {
  name: string;
  version: string;
  reason: string;
  line: number;
  isUsed: boolean;
}

/** The names in `data/symbols/exceptions.tsv`. Records which of them are needed by pages. */
export class Exceptions {
  private readonly exceptions: readonly Exception[];

  /** @param site - Folder of the site. */
  constructor(site: string) {
    const file = path.join(site, table);
    const rows = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    this.exceptions = rows
      .map((row, index) => {
        const [name = '', version = '', reason = ''] = row.split('\t');
        return {name, version, reason, line: index + 1, isUsed: false};
      })
      .slice(1)
      .filter(({name}) => name !== '');
  }

  /** Returns whether pages of a version may use a name. Marks the exception as needed. */
  allows(name: string, version: string): boolean {
    const exception = this.exceptions.find((candidate) => candidate.name === name && candidate.version === version);
    if (exception) {
      exception.isUsed = true;
    }
    return exception !== undefined;
  }

  /** Reports the exceptions that have no reason and, if all pages have been checked, those that no page needs. */
  problems(isComplete: boolean): string[] {
    return this.exceptions.flatMap(({name, version, reason, line, isUsed}) => {
      if (reason.trim() === '') {
        return [`${table}:${line}: ${name} needs a reason.`];
      }
      return !isUsed && isComplete
        ? [`${table}:${line}: no page of ${version} needs ${name} any more; remove the line.`]
        : [];
    });
  }
}
