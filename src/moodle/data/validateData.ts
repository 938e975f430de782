import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Ajv, type ValidateFunction} from 'ajv';
import ajvFormats from 'ajv-formats';
import {findNodeAtLocation, parseTree} from 'jsonc-parser';
import {checkAppReleases} from './rules/appReleases.ts';
import {checkMeetings} from './rules/meetings.ts';
import {checkPhpSupport} from './rules/phpSupport.ts';
import type {DataFile, Report} from './rules/report.ts';
import {checkEditions, checkTestingCredits} from './rules/sortedLists.ts';
import {checkCourseCredits, checkLibraries, checkProjects} from './rules/uniqueEntries.ts';
import {checkVersion} from './rules/versions.ts';
import {describeSchemaError} from './describeSchemaError.ts';

const addFormats = ajvFormats.default;

/** The rules that schemas can't express, by topic. */
const rules: Readonly<
  Partial<Record<string, (file: DataFile, report: Report, versions: ReadonlyMap<string, any>) => void>>
> = {
  'app-releases': checkAppReleases,
  'course-credits': checkCourseCredits,
  editions: checkEditions,
  meetings: checkMeetings,
  'php-support': checkPhpSupport,
  projects: checkProjects,
  'testing-credits': checkTestingCredits,
  'third-party-libraries': checkLibraries,
  versions: checkVersion,
};

function parseJson(text: string) {
  try {
    return {content: JSON.parse(text)};
  } catch (error) {
    return {error: error instanceof Error ? error.message : String(error)};
  }
}

/** Returns the line of a value in a JSON file or, if the value is missing, the line of its parent. */
function lineOf(text: string, pointer: string): number {
  const tree = parseTree(text);
  const segments = pointer.split('/').slice(1);
  while (tree) {
    const node = findNodeAtLocation(
      tree,
      segments.map((segment) => (/^\d+$/.test(segment) ? Number(segment) : segment)),
    );
    if (node) {
      return text.slice(0, node.offset).split('\n').length;
    }
    segments.pop();
  }
  return 1;
}

/**
 * Describes an invalid value in a JSON file in one line: the file and line, the JSON pointer, the value, and what is allowed.
 */
export function describeProblem(file: string, text: string, pointer: string, value: unknown, allowed: string): string {
  const shown = value === undefined ? 'not set' : JSON.stringify(value);
  const location = `${file}:${lineOf(text, pointer)} ${pointer || '/'}`;
  return `${location}: ${shown.length > 100 ? `${shown.slice(0, 100)}…` : shown}; allowed: ${allowed}.`;
}

/**
 * Validates data files against their schemas, and against the rules in `dataRules/`, which schemas can't express. The schema of
 * `data/name.json`, and of every file in `data/name/`, is `data/schemas/name.schema.json`. By default, all files and folders in
 * `data` are topics. Returns a line for each error.
 */
export function checkData(directory: string, topics?: readonly string[]): string[] {
  const errors: string[] = [];
  const texts = new Map<string, string>();
  const report: Report = (file, pointer, value, allowed) => {
    errors.push(describeProblem(file, texts.get(file) ?? '', pointer, value, allowed));
  };

  // Each validator is only used for a few files, so optimising it would take longer than running it.
  const ajv = addFormats(new Ajv({allErrors: true, verbose: true, code: {optimize: false}}));
  const schemas = new Map<string, ValidateFunction>();
  const valid: {file: string; topic: string; content: any}[] = [];
  const invalidTopics = new Set<string>();

  const isSchema = (entry: string) => entry.startsWith(`schemas${path.sep}`);
  const topicOf = (entry: string) =>
    path.basename((isSchema(entry) ? path.basename(entry, '.schema.json') : entry.split(path.sep)[0]) ?? '', '.json');
  const entries = readdirSync(directory, {recursive: true, encoding: 'utf8'}).filter(
    (entry) => entry.endsWith('.json') && (!topics || topics.includes(topicOf(entry))),
  );
  // Schemas come first. Sorting makes the order of the data files independent of the file system.
  entries.sort((a, b) => Number(isSchema(b)) - Number(isSchema(a)) || a.localeCompare(b, 'en', {numeric: true}));
  for (const entry of entries) {
    const file = `data/${entry.split(path.sep).join('/')}`;
    const topic = topicOf(entry);
    const text = readFileSync(path.join(directory, entry), 'utf8');
    texts.set(file, text);
    const {content, error: parseError} = parseJson(text);
    if (parseError !== undefined) {
      errors.push(`${file}: invalid JSON (${parseError}).`);
      invalidTopics.add(topic);
      continue;
    }
    if (isSchema(entry)) {
      try {
        schemas.set(path.basename(entry, '.schema.json'), ajv.compile(content));
      } catch (compileError) {
        errors.push(
          `${file}: invalid JSON schema (${compileError instanceof Error ? compileError.message : String(compileError)}).`,
        );
      }
      continue;
    }
    const validate = schemas.get(topic);
    if (!validate) {
      errors.push(`${file}: no schema; describe the file in data/schemas/${topic}.schema.json.`);
    } else if (validate(content)) {
      valid.push({file, topic, content});
    } else {
      validate.errors?.forEach((error) => report(file, ...describeSchemaError(error, validate.schema)));
      invalidTopics.add(topic);
    }
  }

  const versions = new Map(valid.filter(({topic}) => topic === 'versions').map(({content}) => [content.name, content]));
  for (const dataFile of valid) {
    // Missing versions would cause misleading errors.
    if (dataFile.topic !== 'php-support' || !invalidTopics.has('versions')) {
      rules[dataFile.topic]?.(dataFile, report, versions);
    }
  }
  return errors;
}
