import {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {lastDayOf} from '@site/src/data/support';
import {versionOf} from '@site/src/data/versionNames.mjs';
import type {Release, Version} from '@site/src/data/types';
import {upgradeContents, type ReleaseContents, type ReleasedChange} from '@site/src/releases/upgrade/contents';
import type {ChangeKind} from '@site/src/releases/upgrade/kinds';
import {planSteps} from '@site/src/releases/upgrade/steps';
import CalendarDate from '../CalendarDate';
import FactList from '../FactList';
import VersionStatus from '../VersionStatus';
import ChangeList from './ChangeList';
import Changes from './Changes';
import {counted} from './counted';
import Needs from './Needs';
import Steps from './Steps';
import styles from './styles.module.css';

interface Props {
  from: Release;
  to: Release;
  versions: readonly Version[];
  /** With their changes; undefined while they load. */
  releases: readonly ReleaseContents[] | undefined;
  kind: ChangeKind | '';
  onKind: (kind: ChangeKind | '') => void;
  /** Query of the address that plans the same with another target. */
  addressOf: (to: string) => string;
}

function isSecurity({kind}: ReleasedChange): boolean {
  return kind === 'security';
}

/** A section whose list opens by itself if it is short. */
function Section({
  title,
  changes,
  children,
}: {
  title: string;
  changes: readonly ReleasedChange[];
  children?: ReactNode;
}): ReactNode {
  return (
    <section>
      <h2>{title}</h2>
      {children}
      {changes.length > 0 && (
        <ChangeList summary={counted(changes.length, 'notice')} changes={changes} isOpen={changes.length <= 30} />
      )}
    </section>
  );
}

/** What the target lacks, and which release has it. */
function Lost({
  from,
  to,
  newest,
  lost,
  addressOf,
}: Pick<Props, 'from' | 'to' | 'addressOf'> & {newest: Release; lost: readonly ReleasedChange[]}): ReactNode {
  const security = lost.filter(isSecurity).length;
  return (
    <section className={styles.warning}>
      <h2>What you would lose</h2>
      <p>
        Moodle {to.name} came out on <CalendarDate day={to.releaseDate} />. Moodle {from.name} is of{' '}
        <CalendarDate day={from.releaseDate} /> and has {counted(lost.length, 'change')} of the time between, which{' '}
        {to.name} cannot have
        {security > 0 && `; ${counted(security, 'of them is a security fix', 'of them are security fixes')}`}.{' '}
        {newest !== to && (
          <>
            <Link to={addressOf(newest.name)}>Plan with {newest.name}</Link>, the newest release of {versionOf(to.name)}
            .
          </>
        )}
      </p>
      <ChangeList summary={counted(lost.length, 'change')} changes={lost} isOpen={false} />
    </section>
  );
}

function Newest({to, newest, addressOf}: Pick<Props, 'to' | 'addressOf'> & {newest: Release}): ReactNode {
  return (
    newest !== to && (
      <p>
        Moodle {newest.name} of <CalendarDate day={newest.releaseDate} /> is the newest release of {versionOf(to.name)}.
        It has more fixes and needs the same. <Link to={addressOf(newest.name)}>Plan with {newest.name}</Link>
      </p>
    )
  );
}

/**
 * The answer: the steps, what would be lost, how long the target is supported, what it needs, and what it brings.
 *
 * @param props - See `Props`.
 */
export default function Plan({from, to, versions, releases, kind, onKind, addressOf}: Props): ReactNode {
  const path = useMemo(() => planSteps(from.name, to.name, versions), [from, to, versions]);
  const contents = useMemo(() => releases && upgradeContents(from, to, releases), [from, to, releases]);
  const version = versions.find(({name}) => name === versionOf(to.name));
  const newest = version?.releases.at(-1) ?? to;
  if (path.kind !== 'steps') {
    return (
      <p role="status">
        {path.kind === 'same'
          ? `A site that runs Moodle ${to.name} has nothing to upgrade.`
          : path.kind === 'older'
            ? `Moodle ${to.name} is older than ${from.name}. The platform refuses to go back to an older release: restore a backup that was made before the upgrade.`
            : `No way from Moodle ${from.name} to ${to.name} is on record.`}
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
        {lost.length === 0 && <Newest to={to} newest={newest} addressOf={addressOf} />}
      </section>
      {lost.length > 0 && <Lost from={from} to={to} newest={newest} lost={lost} addressOf={addressOf} />}
      {version && (
        <section>
          <h2>How long {version.name} is supported</h2>
          <FactList
            facts={[
              ['Support', <VersionStatus key="status" version={version} />],
              ['General support until', <CalendarDate key="general" day={version.generalEndDate} />],
              ['Security support until', <CalendarDate key="security" day={lastDayOf(version)} />],
            ]}
          />
        </section>
      )}
      <section>
        <h2>What the server needs</h2>
        <Needs from={from} to={to} versions={versions} />
      </section>
      {contents ? (
        <>
          <Section title="Security notices in between" changes={security}>
            <p>
              {security.length === 0
                ? `Moodle ${to.name} answers no security notice that ${from.name} does not.`
                : `Moodle ${to.name} answers these, and ${from.name} does not. Some may be about functions that ${from.name} does not have: the notice says which versions it concerns.`}
            </p>
          </Section>
          {before.length > 0 && (
            <Section title="Read before you upgrade" changes={before}>
              <p>Removed plugins, known problems and other things to prepare for.</p>
            </Section>
          )}
          <section>
            <h2>All changes in between</h2>
            <Changes changes={gained} kind={kind} onKind={onKind} />
          </section>
        </>
      ) : (
        <p role="status">The changes of the releases are loading.</p>
      )}
    </div>
  );
}
