import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {distance} from 'fastest-levenshtein';

/** A step that feature files can use. */
export interface StepPattern {
  /** As in the source: a regular expression between slashes, or text with `:names`. */
  pattern: string;
  /** What has to follow the step, if the source says so. */
  argument?: 'table' | 'text';
  /** The version that deprecated it, or `yes`. */
  deprecated?: string;
}

/** The expression that Behat uses for a `:name`. */
const turnipValue = String.raw`["']?((?<=")[^"]*(?=")|(?<=')[^']*(?=')|-?[\w.,]+)['"]?`;

/**
 * Converts the pattern of a step to a JavaScript regular expression.
 *
 * @param pattern - As in the source.
 * @returns Matches the text of a step.
 * @throws SyntaxError If JavaScript does not support the pattern.
 */
export function stepExpression(pattern: string): RegExp {
  const match = /^\/(.*)\/([a-z]*)$/s.exec(pattern);
  if (match) {
    // PHP allows duplicate group names, JavaScript does not. Nothing reads the groups.
    return new RegExp(
      (match[1] ?? '').replaceAll(/\(\?P?<[A-Za-z_]\w*>/g, '('),
      (match[2] ?? '').includes('i') ? 'i' : '',
    );
  }
  const escaped = pattern.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const expression = escaped
    .replaceAll(/:(\w+)/g, () => turnipValue)
    .replaceAll(/(\s)?\\\(([^\\]+)\\\)(\s)?/g, '(?:$1)?(?:$2)?(?:$3)?')
    .replaceAll(/(\w+)\/(\w+)/g, '(?:$1|$2)');
  return new RegExp(`^${expression}$`, 'i');
}

const expressionCache = new Map<string, RegExp>();

/** Caches expressions, because pages share patterns and most pages have no steps. */
function expressionOf(pattern: string) {
  const expression = expressionCache.get(pattern) ?? stepExpression(pattern);
  expressionCache.set(pattern, expression);
  return expression;
}

/** Writes a pattern as text with `{names}`, for messages. */
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

/**
 * Reads the platform's steps from `data/behat-steps`.
 *
 * @param name - A version, or `app` for the steps of the mobile app.
 * @returns None if there is no data.
 */
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

/** Lists the steps that the plugins in `samples/` define. Feature files on all pages may use them. */
export function pluginSteps(site: string): StepPattern[] {
  const folder = path.join(site, 'samples');
  const steps =
    stepsBySite.get(site) ??
    (existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [])
      .filter((file) => /(?:^|[\\/])behat_\w+\.php$/.test(file))
      .flatMap((file) => definedSteps(readFileSync(path.join(folder, file), 'utf8')));
  stepsBySite.set(site, steps);
  return steps;
}

/**
 * Creates a function that checks single steps.
 *
 * @param loadSteps - Gives the steps. It is called for the first step.
 * @param source - What defines these steps, for messages.
 * @returns Describes what is wrong with a step, if anything: it does not exist, lacks a table or text, or is deprecated.
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
      // Compare only the words, because the values differ in any case.
      const withoutValues = (step: string) => step.replaceAll(/"[^"]*"|\{\w+\}/g, '"…"').toLowerCase();
      const ranked = [...new Set(steps.map(({pattern}) => readableStep(pattern)))]
        .map((step) => ({step, edits: distance(withoutValues(step), withoutValues(text))}))
        .sort((a, b) => a.edits - b.edits);
      const nearest = ranked.slice(0, 2).map(({step}) => step);
      return `no step of ${source} matches "${text}"${nearest.length > 0 ? `; nearest: ${nearest.join(' | ')}` : ''}`;
    }
    const requiredArgument = found.every((step) => step.argument) ? first.argument : undefined;
    if (requiredArgument && argument !== requiredArgument) {
      return `step "${text}" needs ${requiredArgument === 'table' ? 'a table' : 'text in """'} below it`;
    }
    // The source does not always say that a step takes an argument, but its text then ends in a colon.
    if (argument && !/:"?$/.test(text) && found.every((step) => !step.argument)) {
      return `step "${text}" takes no ${argument === 'table' ? 'table' : 'text'} below it`;
    }
    if (!mayBeDeprecated && found.every(({deprecated}) => deprecated)) {
      return `step "${text}" is deprecated${first.deprecated === 'yes' ? '' : ` since ${first.deprecated}`}`;
    }
    return undefined;
  };
}
