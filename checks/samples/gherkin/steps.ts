import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import escapeStringRegexp from 'escape-string-regexp';
import {distance} from 'fastest-levenshtein';
import {listFiles} from '../../../src/moodle/listFiles.ts';

/** A step that feature files can use. */
export interface StepPattern {
  /** The pattern from the source code: a regular expression between slashes, or text with `:names`. */
  pattern: string;
  /** The argument that has to follow the step, if the source code declares it. */
  argument?: 'table' | 'text';
  /** The version that deprecated the step, or `yes` if the version is unknown. */
  deprecated?: string;
}

/** The regular expression that Behat uses for a `:name`. */
const turnipValue = String.raw`["']?((?<=")[^"]*(?=")|(?<=')[^']*(?=')|-?[\w.,]+)['"]?`;

/** Converts a step's pattern to a JavaScript regular expression. Throws a SyntaxError if JavaScript does not support it. */
export function stepExpression(pattern: string): RegExp {
  const match = /^\/(.*)\/([a-z]*)$/s.exec(pattern);
  if (match) {
    // Remove the names of groups, because PHP allows duplicate names and JavaScript does not. No code reads the groups.
    return new RegExp(
      (match[1] ?? '').replaceAll(/\(\?P?<[A-Za-z_]\w*>/g, '('),
      (match[2] ?? '').includes('i') ? 'i' : '',
    );
  }
  const expression = escapeStringRegexp(pattern)
    .replaceAll(/:(\w+)/g, () => turnipValue)
    .replaceAll(/(\s)?\\\(([^\\]+)\\\)(\s)?/g, '(?:$1)?(?:$2)?(?:$3)?')
    .replaceAll(/(\w+)\/(\w+)/g, '(?:$1|$2)');
  return new RegExp(`^${expression}$`, 'i');
}

const expressionCache = new Map<string, RegExp>();

/** Returns the cached regular expression for a pattern. It is created on demand, because most pages have no steps. */
function expressionOf(pattern: string) {
  const expression = expressionCache.get(pattern) ?? stepExpression(pattern);
  expressionCache.set(pattern, expression);
  return expression;
}

/** Converts a pattern to text with `{names}`, for messages. */
export function readableStep(pattern: string): string {
  if (!pattern.startsWith('/')) {
    return pattern.replaceAll(/:(\w+)/g, '"{$1}"');
  }
  return pattern
    .replace(/^\/\^?/, '')
    .replace(/\$*\/[a-z]*$/, '')
    .replaceAll(/\(\?P?<(\w+?)(?:_string)?>(?:[^()]|\([^()]*\))*\)/g, '{$1}')
    .replaceAll(/\((?:\?:)?(?:\[\^"\]|\.)[*+]\)/g, '{value}');
}

const stepsByFile = new Map<string, StepPattern[]>();

/** Reads the platform's steps from `data/behat-steps`, for a version or for `app`, if there are any. */
export function readSteps(site: string, name: string): StepPattern[] {
  const file = path.join(site, `data/behat-steps/${name}.json`);
  const steps = stepsByFile.get(file) ?? (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).steps : []);
  stepsByFile.set(file, steps);
  return steps;
}

/** Lists the steps that a PHP sample defines in the comments of its methods. */
export function definedSteps(code: string): StepPattern[] {
  return [...code.matchAll(/^\s*\*\s*@(?:Given|When|Then)\s+(\S.*?)\s*$/gm)].map(([, pattern = '']) => ({pattern}));
}

const stepsBySite = new Map<string, StepPattern[]>();

/** Lists the steps that the plugins in `samples/` define. Feature files on any page may use them. */
export function pluginSteps(site: string): StepPattern[] {
  const steps =
    stepsBySite.get(site) ??
    listFiles(site, 'samples')
      .filter((file) => /\/behat_\w+\.php$/.test(file))
      .flatMap((file) => definedSteps(readFileSync(path.join(site, file), 'utf8')));
  stepsBySite.set(site, steps);
  return steps;
}

/**
 * Creates a function that describes the problem with a step of some software, if there is one: the step does not exist, lacks a
 * table or text, has one that it does not take, or is deprecated. It loads the steps when it checks the first one.
 */
export function stepChecker(
  loadSteps: () => StepPattern[],
  source: string,
): (text: string, argument: 'table' | 'text' | undefined, mayBeDeprecated: boolean) => string | undefined {
  let steps: StepPattern[] | undefined;
  return (text, argument, mayBeDeprecated) => {
    steps ??= loadSteps();
    const found = steps.filter(({pattern}) => expressionOf(pattern).test(text));
    const [first] = found;
    if (!first) {
      // Compare only the words, because the values always differ.
      const withoutValues = (step: string) => step.replaceAll(/"[^"]*"|\{\w+\}/g, '"…"').toLowerCase();
      const ranked = [...new Set(steps.map(({pattern}) => readableStep(pattern)))]
        .map((step) => ({step, edits: distance(withoutValues(step), withoutValues(text))}))
        .sort((a, b) => a.edits - b.edits);
      const nearest = ranked.slice(0, 2).map(({step}) => step);
      return `no step in ${source} matches "${text}"${nearest.length > 0 ? `; nearest: ${nearest.join(' | ')}` : ''}`;
    }
    const requiredArgument = found.every((step) => step.argument) ? first.argument : undefined;
    if (requiredArgument && argument !== requiredArgument) {
      return `step "${text}" needs ${requiredArgument === 'table' ? 'a table' : 'text in """'} below it`;
    }
    // The source code does not always declare that a step takes an argument, but the text of such a step ends with a colon.
    if (argument && !/:"?$/.test(text) && found.every((step) => !step.argument)) {
      return `step "${text}" does not take ${argument === 'table' ? 'a table' : 'text'} below it`;
    }
    if (!mayBeDeprecated && found.every(({deprecated}) => deprecated)) {
      return `step "${text}" is deprecated${first.deprecated === 'yes' ? '' : ` since ${first.deprecated}`}`;
    }
    return undefined;
  };
}
