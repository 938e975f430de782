import {versionOf} from '@site/src/data/versionNames.mjs';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PhpRequirement, Release, Version} from '@site/src/data/types';
import {phpVersionsOf} from '@site/src/releases/upgrade/requirements';
import CalendarDate from '../CalendarDate';

interface Props {
  from: Release;
  /** From `planSteps`. */
  steps: readonly Release[];
  versions: readonly Version[];
}

/** `7.3`, `7.3 and 7.4`, or `7.3, 7.4 and 8.0`. */
function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** Where PHP has to be changed on the way, as far as it is on record. */
function phpAdvice(from: Release, to: Release, versions: readonly Version[]): string {
  const phpOf = ({name}: Release): PhpRequirement | undefined =>
    versions.find((version) => version.name === versionOf(name))?.requirements?.php;
  const needed = phpOf(to);
  const [before, after] = [from, to].map((release) => {
    const php = phpOf(release);
    return php && phpVersionsOf(release.name, php);
  });
  if (!before || !after) {
    return needed ? `It needs PHP ${needed.min} or later.` : '';
  }
  const both = after.filter((version) => before.includes(version));
  if (both.length === 0) {
    return `No version of PHP runs both ${from.name} and ${to.name}: change to PHP ${after[0]} while the site is down, before you start the upgrade.`;
  }
  return both.length === before.length && both.length === after.length
    ? `It runs on the same versions of PHP as ${from.name}.`
    : `Both ${from.name} and ${to.name} run on PHP ${listed(both)}; change to that first.`;
}

/**
 * The steps of an upgrade, with the reason for those in between.
 *
 * @param props - See `Props`.
 */
export default function Steps({from, steps, versions}: Props): ReactNode {
  const target = steps.at(-1);
  const upgradeFrom = versions.find(({name}) => target && name === versionOf(target.name))?.requirements?.upgradeFrom;
  if (!target) {
    return null;
  }
  return (
    <>
      <p role="status">
        {steps.length === 1
          ? `One step is enough: ${from.name} can be upgraded to ${target.name} directly.`
          : `One step is not enough. Moodle ${target.name} can be reached from Moodle ${upgradeFrom?.min} or later, so the site goes there in ${steps.length} steps. Each is an upgrade of its own, with its own backup.`}{' '}
        {upgradeFrom === undefined &&
          `For Moodle ${versionOf(target.name)}, no oldest release to come from is on record.`}
      </p>
      <ol>
        {steps.map((step, index) => (
          <li key={step.name}>
            {step.notes === undefined ? `Moodle ${step.name}` : <Link to={step.notes}>Moodle {step.name}</Link>} of{' '}
            <CalendarDate day={step.releaseDate} />. {phpAdvice(steps[index - 1] ?? from, step, versions)}
          </li>
        ))}
      </ol>
    </>
  );
}
