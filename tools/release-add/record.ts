import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Ajv, type ErrorObject, type SchemaObject} from 'ajv';
import ajvFormats from 'ajv-formats';
import {describeSchemaError} from '../../src/moodle/data/describeSchemaError.ts';
import {describeProblem} from '../../src/moodle/data/validateData.ts';
import type {IsoDate, RequirementSet} from '../../src/moodle/types.ts';

/**
 * A change in a release. The title is the one in the tracker or announcement. `discussion` is the ID of the forum discussion
 * that announces a security advisory.
 */
export interface Item {
  key?: string;
  title: string;
  also?: readonly string[];
  discussion?: number;
}

export interface Section {
  heading: string;
  level?: 2 | 3 | 4;
  items: readonly Item[];
}

interface Notes {
  date: IsoDate;
  description?: string;
  introduction?: string;
  issueListUrl?: string;
  sections: readonly Section[];
}

/** A platform release. `support`, `removedPlugins` and `requirements` are those of its version, and only set for its first release. */
export interface PlatformRecord extends Notes {
  version: string;
  build?: string;
  fixVersions?: readonly string[];
  upgradeUrl?: string;
  remark?: string;
  support?: {
    generalEndDate: IsoDate;
    securityEndDate: IsoDate;
    isLTS: boolean;
    generalSupport?: string;
    securitySupport?: string;
    newFeaturesUrl?: string;
  };
  removedPlugins?: readonly string[];
  requirements?: RequirementSet;
}

/** A release of the mobile app. */
export interface AppRecord extends Notes {
  app: string;
  versionCode?: number;
  minPlatform: string;
  minAndroid?: string;
  minIos?: string;
}

export type ReleaseRecord = PlatformRecord | AppRecord;

/** An invalid record. The message has one line for each problem. */
export class RecordError extends Error {}

/** Returns the keys of an item, the main one first. */
export function keysOf({key, also = []}: Item): string[] {
  return [...(key === undefined ? [] : [key]), ...also];
}

/**
 * Reads a record of a release, as `data/schemas/release-record.schema.json` describes it. Throws a RecordError with a line for
 * each problem, with the position, the value and what is allowed.
 */
export function readRecord(site: string, file: string): ReleaseRecord {
  let text: string;
  let record: unknown;
  try {
    text = readFileSync(file, 'utf8');
    record = JSON.parse(text);
  } catch (error) {
    throw new RecordError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const problems: string[] = [];
  const report = (pointer: string, value: unknown, allowed: string): void => {
    problems.push(describeProblem(file, text, pointer, value, allowed));
  };
  const ajv = ajvFormats.default(new Ajv({allErrors: true, verbose: true}));
  const validate = (schema: string, definition: string, value: unknown, pointer = ''): void => {
    const root = JSON.parse(
      readFileSync(path.join(site, `data/schemas/${schema}.schema.json`), 'utf8'),
    ) as SchemaObject;
    const check = ajv.compile({definitions: root.definitions, $ref: `#/definitions/${definition}`});
    if (!check(value)) {
      check.errors?.forEach((error: ErrorObject) => {
        const [position, found, allowed] = describeSchemaError(error, root);
        report(`${pointer}${position}`, found, allowed);
      });
    }
  };

  validate('release-record', record instanceof Object && 'app' in record ? 'app' : 'platform', record);
  if (problems.length === 0) {
    const valid = record as ReleaseRecord;
    if ('version' in valid) {
      const isFirst = valid.version.endsWith('.0');
      for (const property of ['support', 'requirements'] as const) {
        if (isFirst !== (valid[property] !== undefined)) {
          const allowed = isFirst
            ? `a value, because ${valid.version} is the first release of its version`
            : `no value, because ${valid.version} is a point release`;
          report(`/${property}`, valid[property], allowed);
        }
      }
      if (isFirst && valid.requirements) {
        validate('versions', 'requirements', valid.requirements, '/requirements');
      }
    }
    const places = new Map<string, string>();
    valid.sections.forEach(({items}, section) => {
      items.forEach((item, index) => {
        const pointer = `/sections/${section}/items/${index}`;
        for (const key of keysOf(item)) {
          const place = places.get(key);
          if (place !== undefined) {
            report(pointer, key, `a key that is not in the record yet, but it is at ${place}`);
          }
          places.set(key, pointer);
        }
      });
    });
  }
  if (problems.length > 0) {
    throw new RecordError(problems.join('\n'));
  }
  return record as ReleaseRecord;
}
