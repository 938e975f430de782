import type {RequirementSet} from '../types.ts';
import {versionOfRelease} from '../versionNames.ts';
import type {PathRelease, PhpAction, PhpPlan, PhpRange, PhpRun} from './php.ts';
import {listed, shortVersion} from './wording.ts';

/** Returns text such as `7.0 or 7.1`. Names a patch release if not all patch releases of the lowest version are supported. */
function phpNames({versions, min}: PhpRange, conjunction: 'and' | 'or'): string {
  return listed(
    versions.map((version) =>
      version === versionOfRelease(min) && shortVersion(min) !== version ? `${version} (${min} or later)` : version,
    ),
    conjunction,
  );
}

/** Returns text such as `step 1`, `steps 1 and 2` or `steps 1 to 3`. */
function stepNames(first: number, last: number): string {
  return first === last ? `step ${first}` : `steps ${first} ${last === first + 1 ? 'and' : 'to'} ${last}`;
}

function requirementSentence(name: string, range: PhpRange | undefined, {php}: RequirementSet): string {
  const {notAllowed = []} = php;
  const except = notAllowed.length > 0 ? ` (except ${listed(notAllowed, 'and')})` : '';
  const lowest = `Moodle ${name} requires PHP ${shortVersion(php.min)} or later${except}`;
  if (!range) {
    return `${lowest}. The highest PHP version that it supports is not on record.`;
  }
  return range.versions.length === 1
    ? `Moodle ${name} requires PHP ${phpNames(range, 'and')}.`
    : `${lowest} and supports versions up to ${range.versions.at(-1)}.`;
}

/** Returns the sentences that follow the requirement and say what to do about PHP. Empty if nothing is on record. */
function actionSentences(action: PhpAction, step: number, path: readonly PathRelease[]): string {
  const [previous, release] = [path[step - 1], path[step]].map((entry) => `Moodle ${entry?.name}`);
  const isOnlyStep = path.length === 2;
  const start = isOnlyStep ? 'start the upgrade' : 'start this step';
  const change = ({last, ...range}: PhpRun): string => {
    const works = range.versions.length === 1 ? 'it also works' : 'these also work';
    const also = last > step ? ` (${works} for ${stepNames(step + 1, last)})` : '';
    return `put the site into maintenance mode, change to PHP ${phpNames(range, 'or')}${also}, and then ${start}`;
  };
  const these = ({versions}: PhpRange): string => (versions.length === 1 ? 'this version' : 'these versions');

  switch (action.kind) {
    case 'notOnRecord':
      return '';
    case 'covered':
      return `You don't need to change PHP, because ${release} supports every PHP version that ${previous} supports.`;
    case 'keep':
      return "You don't need to change PHP for this step.";
    case 'common': {
      const {run} = action;
      const names = phpNames(run, 'and');
      const both =
        run.last > step
          ? `PHP ${names} ${run.versions.length === 1 ? 'works' : 'work'} for ${previous} and for ${stepNames(step, run.last)}.`
          : `Both ${previous} and ${release} support PHP ${names}.`;
      const one = run.versions.length === 1 ? `PHP ${names}` : 'one of these versions';
      return `${both} If your site runs a different version, change to ${one} before ${isOnlyStep ? 'you upgrade' : 'this step'}.`;
    }
    case 'change':
      return `Change to PHP ${phpNames(action.run, 'or')} before this step. ${previous} supports ${these(action.run)} too, so you can check the site first.`;
    case 'changeIfNeeded':
      return `If your site doesn't run PHP ${phpNames(action.run, 'or')} yet, change PHP before this step. ${previous} also supports ${these(action.run)}.`;
    case 'offline': {
      const {run, bridge} = action;
      const alternative = bridge
        ? ` Alternatively, upgrade to Moodle ${bridge.release} first: it also supports PHP ${listed(bridge.versions, 'and')}, so you can change PHP while the site is running.`
        : '';
      return `No PHP version works with both ${previous} and ${release}, so ${change(run)}.${alternative}`;
    }
    case 'previousUnknown': {
      const unknown = path[step - 1]?.requirements
        ? `the highest PHP version that ${previous} supports is`
        : `the PHP versions that ${previous} supports are`;
      return `If your site runs a PHP version that ${release} doesn't support, ${change(action.run)}, because ${unknown} not on record.`;
    }
    case 'openEnded':
      return {
        sameVersion: `You don't need to change PHP, because the requirement is the same as for ${previous}.`,
        notRaised: `The minimum is no higher than for ${previous}.`,
        raised: `If your site runs an older version, put the site into maintenance mode, change PHP, and then ${start}.`,
      }[action.minimum];
  }
}

/** Describes in whole sentences which PHP versions a step (from 1) needs, and whether PHP has to be changed for it. */
export function phpStepAdvice(step: number, path: readonly PathRelease[], plan: PhpPlan): string {
  const {name, requirements} = path[step] ?? {};
  const action = plan.actions[step - 1];
  if (name === undefined || !requirements || !action) {
    return '';
  }
  const known = new Set(path[step - 1]?.requirements?.php.notes);
  return [
    requirementSentence(name, plan.supported[step], requirements),
    ...(requirements.php.notes ?? []).filter((note) => !known.has(note)),
    actionSentences(action, step, path),
  ].join(' ');
}

/** Describes whether one PHP version works for a path of several steps, or before which steps PHP has to be changed. */
export function phpPathAdvice(path: readonly PathRelease[], plan: PhpPlan): string {
  const {supported, actions, runs, fewestRuns} = plan;
  const [run] = runs;
  const current = `Moodle ${path[0]?.name}`;
  const unknown = path.filter(({requirements}, index) => index > 0 && requirements && !supported[index]);
  const sentences: string[] = [];
  const changes = actions.flatMap(({kind}, index) =>
    kind === 'change' || kind === 'offline' ? [String(index + 1)] : [],
  );
  const before = `${changes.length === 1 ? 'step' : 'steps'} ${listed(changes, 'and')}`;
  const [first] = actions;
  if (plan.current !== undefined && changes.length > 0) {
    sentences.push(`PHP ${plan.current} doesn't work for every step, so change PHP before ${before}.`);
  } else if (runs.length > 1) {
    const also =
      first?.kind === 'common'
        ? `, and also before step 1 if your site doesn't run PHP ${phpNames(first.run, 'or')}`
        : '';
    sentences.push(
      `No PHP version works for the whole upgrade${changes.length > 0 ? `, so change PHP before ${before}${also}` : ''}.`,
    );
  } else if (unknown.length > 0) {
    const names = unknown.map(({name}) => `Moodle ${name}`);
    sentences.push(
      `The highest PHP version is not on record for ${listed(names, 'and')}, so the planner can't tell whether one PHP version works for every step.`,
    );
  } else if (run) {
    const works = `PHP ${phpNames(run, 'and')} ${run.versions.length === 1 ? 'works' : 'work'} for`;
    sentences.push(
      first?.kind === 'offline'
        ? `${works} every step, but not for ${current}.`
        : `${works} ${supported[0] ? `${current} and for ` : ''}every step.`,
    );
  }
  if (fewestRuns.length < runs.length) {
    const needs = fewestRuns.map((group) => `PHP ${phpNames(group, 'or')} for ${stepNames(group.first, group.last)}`);
    const enough =
      needs.length === 1
        ? `one change is enough: ${needs.join()}`
        : `you need fewer PHP versions: ${[...needs.slice(0, -1), `and ${needs.at(-1)}`].join(', ')}`;
    sentences.push(`If the site stays in maintenance mode until the last step is complete, ${enough}.`);
  }
  return sentences.join(' ');
}
