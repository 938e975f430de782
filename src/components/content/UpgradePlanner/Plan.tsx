import {useEffect, useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {useAddPageSections} from '@site/src/components/site/PageSections';
import {versionOfRelease} from '@site/src/moodle/versionNames.ts';
import type {Release, Version} from '@site/src/moodle/types';
import {adviseUpgrade, planRoute, removedPlugins} from '@site/src/moodle/upgrade/advice';
import {upgradeContents, type ReleaseContents, type ReleasedChange} from '@site/src/moodle/upgrade/contents';
import {groupVulnerabilities, type ChangeKind} from '@site/src/moodle/upgrade/kinds';
import {pathOf, raisedRequirements} from '@site/src/moodle/upgrade/requirements';
import type {Server} from '@site/src/moodle/upgrade/server';
import {listedCode} from '@site/src/moodle/upgrade/wording';
import CalendarDate from '../CalendarDate';
import CodeText from '../CodeText';
import {formatCount} from '../formatCount';
import ChangeList from './ChangeList';
import Changes from './Changes';
import PlanRequirements from './PlanRequirements';
import Steps from './Steps';
import Summary from './Summary';
import styles from './styles.module.css';

interface Props {
  from: Release;
  to: Release;
  versions: readonly Version[];
  server: Server;
  /** With their changes; undefined while these are loading, and after that failed. */
  releases: readonly ReleaseContents[] | undefined;
  hasFailed: boolean;
  kind: ChangeKind | '';
  onKind: (kind: ChangeKind | '') => void;
  /** Query string that plans an upgrade to another target. */
  addressOf: (to: string) => string;
}

/** Ids of the sections, for links. */
type SectionId = 'plan' | 'lost' | 'upgrade-steps' | 'requirements' | 'security' | 'before' | 'changes';

function isSecurity({kind}: ReleasedChange): boolean {
  return kind === 'security';
}

function Section({
  id,
  title,
  isWarning,
  children,
}: {
  id: SectionId;
  title: string;
  isWarning?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <section className={isWarning === true ? styles.warning : undefined}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {children}
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
    <>
      <p>
        Moodle {to.name} was released on <CalendarDate day={to.releaseDate} />, before Moodle {from.name} (
        <CalendarDate day={from.releaseDate} />
        ). Moodle {from.name} contains {formatCount(lost.length, 'later change')} that Moodle {to.name} doesn't have
        {securityFixes > 0 && `, including ${formatCount(securityFixes, 'security fix', 'security fixes')}`}.{' '}
        {newest !== to && (
          <>
            To avoid this, <Link to={addressOf(newest.name)}>plan an upgrade to {newest.name}</Link>, the newest release
            of Moodle {versionOfRelease(to.name)}.
          </>
        )}
      </p>
      <ChangeList summary={formatCount(lost.length, 'change')} changes={lost} isOpen={false} />
    </>
  );
}

/** Scrolls to the section that the URL names, because it didn't exist yet when the browser looked for it. */
function useScrollToSection(isComplete: boolean): void {
  useEffect(() => {
    if (isComplete && window.location.hash !== '') {
      document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
    }
  }, [isComplete]);
}

/** The upgrade plan: a summary, then steps, requirements and changes in sections that stay short until they are opened. */
export default function Plan({
  from,
  to,
  versions,
  server,
  releases,
  hasFailed,
  kind,
  onKind,
  addressOf,
}: Props): ReactNode {
  const {php, database} = server;
  const path = useMemo(() => planRoute(from.name, to.name, versions, {php}), [from, to, versions, php]);
  const contents = useMemo(() => releases && upgradeContents(from, to, releases), [from, to, releases]);
  const lost = contents?.lost ?? [];
  const security = contents?.gained.filter(isSecurity) ?? [];
  const before = contents?.gained.filter((change) => change.kind === 'before') ?? [];
  const names = path.kind === 'steps' ? path.steps.map(({name}) => name) : [];
  const raised = raisedRequirements(pathOf([from.name, ...names], versions, database));
  const removed = removedPlugins(from.name, to.name, versions);
  const titles: Partial<Record<SectionId, string>> =
    path.kind === 'steps'
      ? {
          plan: `From ${from.name} to ${to.name}`,
          ...(lost.length > 0 && {lost: 'What you would lose'}),
          'upgrade-steps': path.steps.length === 1 ? 'The step in detail' : 'The steps in detail',
          requirements: 'Requirements',
          ...(contents && {security: 'Security fixes in between'}),
          ...(contents && before.length + raised.length + removed.length > 0 && {before: 'Read before you upgrade'}),
          ...(contents && {changes: 'All changes in between'}),
        }
      : {};
  useAddPageSections(Object.entries(titles).map(([id, value]) => ({id, value, level: 2})));
  useScrollToSection(contents !== undefined);

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
  const {steps} = path;
  const advice = adviseUpgrade(from.name, names, versions, server);
  const newest = versions.find(({name}) => name === versionOfRelease(to.name))?.releases.at(-1) ?? to;
  const section = (id: SectionId, children: ReactNode): ReactNode =>
    titles[id] !== undefined && (
      <Section id={id} title={titles[id]} isWarning={id === 'lost'}>
        {children}
      </Section>
    );
  return (
    <div className={styles.plan}>
      {section(
        'plan',
        <Summary
          from={from}
          to={to}
          steps={steps}
          versions={versions}
          database={database}
          route={advice.route}
          counts={
            contents && {
              securityFixes: security.length,
              lost: lost.length,
              lostSecurityFixes: lost.filter(isSecurity).length,
            }
          }
          addressOf={addressOf}
        />,
      )}
      {section('lost', <LostChanges from={from} to={to} newest={newest} lost={lost} addressOf={addressOf} />)}
      {section('upgrade-steps', <Steps from={from.name} steps={steps} advice={advice} />)}
      {section('requirements', <PlanRequirements from={from} steps={steps} versions={versions} database={database} />)}
      {section(
        'security',
        security.length === 0 ? (
          <p>
            No security fixes are on record that Moodle {to.name} has and Moodle {from.name} doesn't.
          </p>
        ) : (
          <>
            <p>
              Moodle {to.name} fixes {formatCount(security.length, 'vulnerability', 'vulnerabilities')} that Moodle{' '}
              {from.name} doesn't fix. Some of them may be in features that are new since Moodle {from.name}. The
              release notes don't contain the severity of a vulnerability, and only a few lines say whether an attacker
              needs an account or a role. For both, and for the affected versions, follow the links to the advisories.
            </p>
            {groupVulnerabilities(security).map(([label, fixes]) => (
              <ChangeList key={label} summary={`${label}: ${fixes.length}`} changes={fixes} isOpen={false} />
            ))}
          </>
        ),
      )}
      {section(
        'before',
        <>
          <p>Requirements of Moodle {to.name}, removed plugins, known problems and other changes to prepare for.</p>
          <ul>
            {raised.map((requirement) => (
              <li key={requirement.what}>
                {requirement.what}: {requirement.after} (in Moodle {from.name}: {requirement.before})
              </li>
            ))}
            {removed.length > 0 && (
              <li>
                Removed plugins: <CodeText text={listedCode(removed)} />
              </li>
            )}
          </ul>
          {before.length > 0 && (
            <ChangeList summary={formatCount(before.length, 'note')} changes={before} isOpen={false} />
          )}
        </>,
      )}
      {section('changes', contents && <Changes changes={contents.gained} kind={kind} onKind={onKind} />)}
      {!contents && !hasFailed && (
        <p role="status" className={styles.loading}>
          Loading the list of changes…
        </p>
      )}
    </div>
  );
}
