import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Ajv, type ValidateFunction} from 'ajv';
import {isMap, isNode, LineCounter, parseDocument} from 'yaml';
import {compareVersions, versionOf} from '../../platform/versionNames.ts';
import {describeSchemaError} from '../../platform/describeSchemaError.ts';

/** What may happen to something in a release, in the order in which it happens. */
export type ChangeKind = 'added' | 'changed' | 'deprecated' | 'removed';

/** One change, as a block tells it. Code stands between backticks. */
export interface Change {
  kind: ChangeKind;
  /** Release that brought it, such as `4.2` or `4.1.3`. */
  version: string;
  /** Key of the tracker issue. */
  issue: string;
  /** One sentence. */
  what: string;
  /** What to use now, to complete "Use … instead.". */
  instead?: string;
  /** Of the block; the first line has the number 1. */
  line: number;
}

export interface Fault {
  line: number;
  message: string;
}

export const changeKinds: readonly ChangeKind[] = ['added', 'changed', 'deprecated', 'removed'];

const schemaFile = 'data/schemas/version-history.schema.json';

/** What a block is held to: the schema, and the releases that there are. */
export interface Rules {
  schema: any;
  validate: ValidateFunction;
  releases: ReadonlySet<string>;
}

/** By folder of the project. */
const loaded = new Map<string, Rules>();

/**
 * @param site - Folder of the project.
 * @returns What its blocks are held to.
 */
function rulesOf(site: string): Rules {
  let rules = loaded.get(site);
  if (!rules) {
    const schema = JSON.parse(readFileSync(path.join(site, schemaFile), 'utf8'));
    const folder = path.join(site, 'data/versions');
    const versions = readdirSync(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
    rules = {
      schema,
      validate: new Ajv({allErrors: true, verbose: true}).compile(schema),
      releases: new Set(versions.flatMap(({name, releases}) => [name, ...releases.map((r: any) => r.name)])),
    };
    loaded.set(site, rules);
  }
  return rules;
}

/**
 * @param pointer - Place in the block, as JSON pointer.
 * @returns As an author would say it, such as `deprecated[0].version`.
 */
function shownPlace(pointer: string): string {
  const place = pointer
    .slice(1)
    .replaceAll(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.');
  return place === '' ? 'the block' : place;
}

/**
 * Reads a block of version history.
 *
 * @param site - Folder of the project, for the schema and the releases in `data/versions`.
 * @param text - YAML.
 * @param version - Version of the platform that the page describes, such as `4.1`.
 * @returns Changes, the newest first, and what is wrong, with lines of the
 *   block. No changes if anything is wrong.
 */
export function readHistory(site: string, text: string, version: string): {changes: Change[]; faults: Fault[]} {
  const {schema, validate, releases} = rulesOf(site);
  const lineCounter = new LineCounter();
  // Text only: 4.10 must not become 4.1.
  const document = parseDocument(text, {schema: 'failsafe', lineCounter, prettyErrors: false});
  if (document.errors.length > 0) {
    const faults = document.errors.map(({pos, message}) => ({
      line: lineCounter.linePos(pos[0]).line,
      message: `no YAML: ${message} (text that begins with a backtick, or has a colon in it, goes into single quotes)`,
    }));
    return {changes: [], faults};
  }

  const lineOf = (pointer: string) => {
    // What is missing has no line; what it is missing from does.
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
  const faults: Fault[] = [];
  const fail = (pointer: string, value: unknown, allowed: string) => {
    const shown = value === undefined ? 'not set' : JSON.stringify(value);
    faults.push({
      line: lineOf(pointer),
      message: `${shownPlace(pointer)} is ${shown.length > 100 ? `${shown.slice(0, 100)}…` : shown}; allowed: ${allowed}.`,
    });
  };

  const content: unknown = document.toJS();
  if (!validate(content)) {
    validate.errors?.forEach((error) => fail(...describeSchemaError(error, schema)));
    return {changes: [], faults: faults.sort((a, b) => a.line - b.line)};
  }
  const changes = changeKinds.flatMap((kind) =>
    ((content as Partial<Record<ChangeKind, Omit<Change, 'kind' | 'line'>[]>>)[kind] ?? []).map((change, index) => {
      const pointer = `/${kind}/${index}/version`;
      if (!releases.has(change.version)) {
        fail(pointer, change.version, 'a release in data/versions, such as 4.2 or 4.1.3');
      } else if (compareVersions(versionOf(change.version), version) > 0) {
        fail(pointer, change.version, `${version} or earlier, as the page describes ${version}`);
      }
      return {kind, ...change, line: lineOf(`/${kind}/${index}`)};
    }),
  );
  // Of one release what went comes before what came, as readers have to act on it.
  changes.sort(
    (a, b) => compareVersions(b.version, a.version) || changeKinds.indexOf(b.kind) - changeKinds.indexOf(a.kind),
  );
  return faults.length > 0 ? {changes: [], faults} : {changes, faults};
}
