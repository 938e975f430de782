import {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {lastDayOf} from '@site/src/platform/support';
import {versionOf} from '@site/src/platform/versionNames.ts';
import type {Release, Version} from '@site/src/platform/types';
import {upgradeContents, type ReleaseContents, type ReleasedChange} from '@site/src/platform/releases/upgrade/contents';
import type {ChangeKind} from '@site/src/platform/releases/upgrade/kinds';
import {planSteps} from '@site/src/platform/releases/upgrade/steps';
import CalendarDate from '../CalendarDate';
import FactList from '../FactList';
import {formatCount} from '../formatCount';
import VersionStatus from '../VersionStatus';
import ChangeList from './ChangeList';
import Changes from './Changes';
import PlanRequirements from './PlanRequirements';
import Steps from './Steps';
import styles from './styles.module.css';

interface Props {
  from: Release;
  to: Release;
  versions: readonly Version[];
  /** With their changes; undefined while these are loading. */
  releases: readonly ReleaseContents[] | undefined;
  kind: ChangeKind | '';
  onKind: (kind: ChangeKind | '') => void;
  /** Query string that plans an upgrade to another target. */
  addressOf: (to: string) => string;
}

function isSecurity({kind}: ReleasedChange): boolean {
  return kind === 'security';
}

/** A section with a list, which starts open if it is short. */
function Section({
  title,
  summary,
  changes,
  children,
}: {
  title: string;
  /** Number and kind of the changes. */
  summary: string;
  changes: readonly ReleasedChange[];
  children?: ReactNode;
}): ReactNode {
  return (
    <section>
      <h2>{title}</h2>
      {children}
      {changes.length > 0 && <ChangeList summary={summary} changes={changes} isOpen={changes.length <= 30} />}
    </section>
  );
}

/** Changes that the current release has and the target doesn't. */
function LostChanges({
  from,
  to,
  newest,
  lost,
  addressOf,
}: Pick<Props, 'from' | 'to' | 'addressOf'> & {newest: Release; lost: readonly ReleasedChange[]}): ReactNode {
  const securityFixes = lost.filter(isSecurity).length;
  return (
    <section className={styles.warning}>
      <h2>What you would lose</h2>
      <p>
        Moodle {to.name} was released on <CalendarDate day={to.releaseDate} />, before Moodle {from.name} (
        <CalendarDate day={from.releaseDate} />
        ). Moodle {from.name} contains {formatCount(lost.length, 'later change')} that Moodle {to.name} doesn't have
        {securityFixes > 0 && `, including ${formatCount(securityFixes, 'security fix', 'security fixes')}`}.{' '}
        {newest !== to && (
          <>
            To avoid this, <Link to={addressOf(newest.name)}>plan an upgrade to {newest.name}</Link>, the newest release
            of Moodle {versionOf(to.name)}.
          </>
        )}
      </p>
      <ChangeList summary={formatCount(lost.length, 'change')} changes={lost} isOpen={false} />
    </section>
  );
}

function NewestReleaseHint({to, newest, addressOf}: Pick<Props, 'to' | 'addressOf'> & {newest: Release}): ReactNode {
  return (
    newest !== to && (
      <p>
        Moodle {newest.name}, released on <CalendarDate day={newest.releaseDate} />, is the newest release of Moodle{' '}
        {versionOf(to.name)}. It has more fixes and the same minimum requirements.{' '}
        <Link to={addressOf(newest.name)}>Plan an upgrade to {newest.name}</Link>.
      </p>
    )
  );
}

/** The upgrade plan: steps, changes that would be lost, support dates, requirements, and changes in between. */
export default function Plan({from, to, versions, releases, kind, onKind, addressOf}: Props): ReactNode {
  const path = useMemo(() => planSteps(from.name, to.name, versions), [from, to, versions]);
  const contents = useMemo(() => releases && upgradeContents(from, to, releases), [from, to, releases]);
  const version = versions.find(({name}) => name === versionOf(to.name));
  const newest = version?.releases.at(-1) ?? to;
  if (path.kind !== 'steps') {
    return (
      <p role="status">
        {path.kind === 'same'
          ? `Your site already runs Moodle ${to.name}.`
          : path.kind === 'older'
            ? `Moodle ${to.name} is older than ${from.name}. Moodle doesn't support downgrades. To go back, restore a backup from before the upgrade.`
            : `The release data has no upgrade path from Moodle ${from.name} to ${to.name}.`}
      </p>
    );
  }
  const {gained, lost} = contents ?? {gained: [], lost: []};
  const security = gained.filter(isSecurity);
  const before = gained.filter((change) => change.kind === 'before');
  return (
    <div className={styles.plan}>
      <section>
        <h2>
          From {from.name} to {to.name}
        </h2>
        <Steps from={from} steps={path.steps} versions={versions} />
        {lost.length === 0 && <NewestReleaseHint to={to} newest={newest} addressOf={addressOf} />}
      </section>
      {lost.length > 0 && <LostChanges from={from} to={to} newest={newest} lost={lost} addressOf={addressOf} />}
      {version && (
        <section>
          <h2>Support for {version.name}</h2>
          <FactList
            facts={[
              ['Status', <VersionStatus key="status" version={version} />],
              ['General support ends', <CalendarDate key="general" day={version.generalEndDate} />],
              ['Security support ends', <CalendarDate key="security" day={lastDayOf(version)} />],
            ]}
          />
        </section>
      )}
      <section>
        <h2>Requirements</h2>
        <PlanRequirements from={from} steps={path.steps} versions={versions} />
      </section>
      {contents ? (
        <>
          <Section
            title="Security fixes in between"
            summary={formatCount(security.length, 'security fix', 'security fixes')}
            changes={security}>
            <p>
              {security.length === 0
                ? `No security fixes are on record that Moodle ${to.name} has and Moodle ${from.name} doesn't.`
                : `Moodle ${to.name} fixes these vulnerabilities, and Moodle ${from.name} doesn't. Some of them may be in features that Moodle ${from.name} doesn't have: each advisory names the affected versions.`}
            </p>
          </Section>
          {before.length > 0 && (
            <Section title="Read before you upgrade" summary={formatCount(before.length, 'note')} changes={before}>
              <p>Removed plugins, known problems and other changes to prepare for.</p>
            </Section>
          )}
          <section>
            <h2>All changes in between</h2>
            <Changes changes={gained} kind={kind} onKind={onKind} />
          </section>
        </>
      ) : (
        <p role="status">Loading the list of changes…</p>
      )}
    </div>
  );
}
