import type {HistoryKind} from '../../moodle/editionChanges.ts';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Ajv, type ValidateFunction} from 'ajv';
import {isMap, isNode, LineCounter, parseDocument} from 'yaml';
import {compareVersions, versionOfRelease} from '../../moodle/versionNames.ts';
import {describeSchemaError} from '../../moodle/data/describeSchemaError.ts';

/** A change in a version history. Code is in backticks. */
export interface Change {
  kind: HistoryKind;
  /** Release with the change, such as `4.2` or `4.1.3`. */
  version: string;
  /** Key of the tracker issue, such as `MDL-12345`. */
  issue: string;
  what: string;
  /** Replacement, to complete "Use … instead.". */
  instead?: string;
  /** Line number in the block, starting at 1. */
  line: number;
}

export interface Problem {
  line: number;
  message: string;
}

export const historyKinds: readonly HistoryKind[] = ['added', 'changed', 'deprecated', 'removed'];

const schemaFile = 'data/schemas/version-history.schema.json';

export interface Rules {
  schema: any;
  validate: ValidateFunction;
  releases: ReadonlySet<string>;
}

/** Cached rules, by folder of the project. */
const cache = new Map<string, Rules>();

function loadRules(site: string): Rules {
  let rules = cache.get(site);
  if (!rules) {
    const schema = JSON.parse(readFileSync(path.join(site, schemaFile), 'utf8'));
    const folder = path.join(site, 'data/versions');
    const versions = readdirSync(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
    rules = {
      schema,
      validate: new Ajv({allErrors: true, verbose: true}).compile(schema),
      releases: new Set(versions.flatMap(({name, releases}) => [name, ...releases.map((r: any) => r.name)])),
    };
    cache.set(site, rules);
  }
  return rules;
}

function readablePath(pointer: string): string {
  const readable = pointer
    .slice(1)
    .replaceAll(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.');
  return readable === '' ? 'the block' : readable;
}

/**
 * Parses and validates a version history of a page that describes a version. The changes are sorted, newest first. If there are
 * errors, there are no changes but problems with their lines in the block.
 */
export function readHistory(site: string, text: string, version: string): {changes: Change[]; problems: Problem[]} {
  const {schema, validate, releases} = loadRules(site);
  const lineCounter = new LineCounter();
  // This schema reads all values as strings, so that 4.10 doesn't become 4.1.
  const document = parseDocument(text, {schema: 'failsafe', lineCounter, prettyErrors: false});
  if (document.errors.length > 0) {
    const problems = document.errors.map(({pos, message}) => ({
      line: lineCounter.linePos(pos[0]).line,
      message: `invalid YAML: ${message} (put text that starts with a backtick or contains a colon in single quotes)`,
    }));
    return {changes: [], problems};
  }

  const lineOf = (pointer: string) => {
    // If the value is missing, the line of its parent is used.
    for (let keys = pointer.split('/').slice(1); keys.length > 0; keys = keys.slice(0, -1)) {
      const parent = document.getIn(keys.slice(0, -1), true);
      const key = isMap(parent) ? parent.items.find((item) => String(item.key) === keys.at(-1))?.key : undefined;
      const node = key ?? document.getIn(keys, true);
      if (isNode(node) && node.range) {
        return lineCounter.linePos(node.range[0]).line;
      }
    }
    return 1;
  };
  const problems: Problem[] = [];
  const fail = (pointer: string, value: unknown, allowed: string) => {
    const shown = value === undefined ? 'not set' : JSON.stringify(value);
    problems.push({
      line: lineOf(pointer),
      message: `${readablePath(pointer)} is ${shown.length > 100 ? `${shown.slice(0, 100)}…` : shown}; allowed: ${allowed}.`,
    });
  };

  const content: unknown = document.toJS();
  if (!validate(content)) {
    validate.errors?.forEach((error) => fail(...describeSchemaError(error, schema)));
    return {changes: [], problems: problems.sort((a, b) => a.line - b.line)};
  }
  const changes = historyKinds.flatMap((kind) =>
    ((content as Partial<Record<HistoryKind, Omit<Change, 'kind' | 'line'>[]>>)[kind] ?? []).map((change, index) => {
      const pointer = `/${kind}/${index}/version`;
      if (!releases.has(change.version)) {
        fail(pointer, change.version, 'a release in data/versions, such as 4.2 or 4.1.3');
      } else if (compareVersions(versionOfRelease(change.version), version) > 0) {
        fail(pointer, change.version, `${version} or earlier, because the page describes ${version}`);
      }
      return {kind, ...change, line: lineOf(`/${kind}/${index}`)};
    }),
  );
  // Within a release, removals come first, because readers have to act on them.
  changes.sort(
    (a, b) => compareVersions(b.version, a.version) || historyKinds.indexOf(b.kind) - historyKinds.indexOf(a.kind),
  );
  return problems.length > 0 ? {changes: [], problems} : {changes, problems};
}
