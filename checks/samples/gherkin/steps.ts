import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {distance} from 'fastest-levenshtein';

/** A step that features may use. */
export interface StepPattern {
  /** As its source has it: a regular expression between slashes, or text with `:names`. */
  pattern: string;
  /** What has to follow it, as far as the source says. */
  argument?: 'table' | 'text';
  /** Version since when it should not be used. */
  deprecated?: string;
}

/** What Behat puts in the place of a `:name`. */
const turnipValue = String.raw`["']?((?<=")[^"]*(?=")|(?<=')[^']*(?=')|-?[\w.,]+)['"]?`;

/**
 * Turns the pattern of a step into a regular expression of JavaScript.
 *
 * @param pattern - As the source has it.
 * @returns Matches the text of a step.
 * @throws SyntaxError If JavaScript cannot express it.
 */
export function stepExpression(pattern: string): RegExp {
  const match = /^\/(.*)\/([a-z]*)$/s.exec(pattern);
  if (match) {
    // Names of groups may stand twice in PHP; here nothing asks for them.
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

const expressions = new Map<string, RegExp>();

/**
 * @param pattern - As the source has it. Pages share their patterns, and most pages have no step.
 */
function expressionOf(pattern: string) {
  const expression = expressions.get(pattern) ?? stepExpression(pattern);
  expressions.set(pattern, expression);
  return expression;
}

/**
 * The pattern as a person would write the step.
 *
 * @param pattern - As the source has it.
 * @returns Text with `{names}`.
 */
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

const stepsOfFiles = new Map<string, StepPattern[]>();

/**
 * Reads the steps of a version of the platform.
 *
 * @param site - Folder of the project.
 * @param name - Version, or `app` for the steps of the mobile app.
 * @returns Its steps; none if nothing is on record.
 */
export function readSteps(site: string, name: string): StepPattern[] {
  const file = path.join(site, `data/behat-steps/${name}.json`);
  const steps = stepsOfFiles.get(file) ?? (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).steps : []);
  stepsOfFiles.set(file, steps);
  return steps;
}

/**
 * The steps that a sample of PHP defines, in the comments of its methods.
 *
 * @param code - PHP.
 * @returns Its steps.
 */
export function definedSteps(code: string): StepPattern[] {
  return [...code.matchAll(/^\s*\*\s*@(?:Given|When|Then)\s+(\S.*?)\s*$/gm)].map(([, pattern = '']) => ({pattern}));
}

const stepsOfPlugins = new Map<string, StepPattern[]>();

/**
 * The steps that the plugins in `samples/` define, which the features of all pages may use.
 *
 * @param site - Folder of the project.
 * @returns Their steps.
 */
export function pluginSteps(site: string): StepPattern[] {
  const folder = path.join(site, 'samples');
  const steps =
    stepsOfPlugins.get(site) ??
    (existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [])
      .filter((file) => /(?:^|[\\/])behat_\w+\.php$/.test(file))
      .flatMap((file) => definedSteps(readFileSync(path.join(folder, file), 'utf8')));
  stepsOfPlugins.set(site, steps);
  return steps;
}

/**
 * Prepares the check of single steps.
 *
 * @param list - Says what there is; called once there is a step.
 * @param where - What has these steps, for messages.
 * @returns Says what
 *   is wrong with a step: there is none like it, it needs a table or text, or it is deprecated.
 */
export function stepChecker(
  list: () => StepPattern[],
  where: string,
): (text: string, argument: 'table' | 'text' | undefined, mayBeOld: boolean) => string | undefined {
  let steps: StepPattern[] | undefined;
  return (text, argument, mayBeOld) => {
    steps ??= list();
    const found = steps.filter(({pattern}) => expressionOf(pattern).test(text));
    const [first] = found;
    if (!first) {
      // Values differ anyway: what counts is the words.
      const words = (step: string) => step.replaceAll(/"[^"]*"|\{\w+\}/g, '"…"').toLowerCase();
      const ranked = [...new Set(steps.map(({pattern}) => readableStep(pattern)))]
        .map((step) => ({step, far: distance(words(step), words(text))}))
        .sort((a, b) => a.far - b.far);
      const nearest = ranked.slice(0, 2).map(({step}) => step);
      return `no step of ${where} matches "${text}"${nearest.length > 0 ? `; nearest: ${nearest.join(' | ')}` : ''}`;
    }
    const needed = found.every((step) => step.argument) ? first.argument : undefined;
    if (needed && argument !== needed) {
      return `step "${text}" needs ${needed === 'table' ? 'a table' : 'text in """'} below it`;
    }
    // Not every source says so, but the text of such a step ends in a colon.
    if (argument && !/:"?$/.test(text) && found.every((step) => !step.argument)) {
      return `step "${text}" takes no ${argument === 'table' ? 'table' : 'text'} below it`;
    }
    if (!mayBeOld && found.every(({deprecated}) => deprecated)) {
      return `step "${text}" is deprecated${first.deprecated === 'yes' ? '' : ` since ${first.deprecated}`}`;
    }
    return undefined;
  };
}
