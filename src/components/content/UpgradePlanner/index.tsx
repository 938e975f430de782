import {useId, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import LoadFailure from '@site/src/components/site/LoadFailure';
import {compareVersions} from '@site/src/data/versionNames.mjs';
import type {Release, Version} from '@site/src/data/types';
import {readChoice, writeChoice, type Choice} from './address';
import Plan from './Plan';
import {useChanges} from './useChanges';
import styles from './styles.module.css';

export interface Props {
  /** Put in by the build: `src/data/versions.ts`, the newest first. */
  versions: readonly Version[];
}

interface SelectProps {
  label: string;
  versions: readonly Version[];
  /** Name of the release; empty if none is chosen. */
  value: string;
  onChange: (name: string) => void;
}

function ReleaseSelect({label, versions, value, onChange}: SelectProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">Choose a release</option>
        {versions.map(({name, isLTS, releases}) => (
          <optgroup key={name} label={`Moodle ${name}${isLTS ? ' (LTS)' : ''}`}>
            {[...releases].reverse().map((release) => (
              <option key={release.name}>{release.name}</option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

/** A release as the address names it: `4.2` is 4.2.0. */
function findRelease(name: string, versions: readonly Version[]): Release | undefined {
  return /^\d+(?:\.\d+)+$/.test(name)
    ? versions.flatMap(({releases}) => releases).find((release) => compareVersions(release.name, name) === 0)
    : undefined;
}

/**
 * Answers what an upgrade from one release to another takes and brings. What the reader chooses stands in the address.
 *
 * @param props - See `Props`.
 */
export default function UpgradePlanner({versions}: Props): ReactNode {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  // The address of the prerendered page has no query; reading it only in the browser keeps hydration clean.
  const isBrowser = useIsBrowser();
  const choice = readChoice(isBrowser ? search : '');
  const newest = versions[0]?.releases.at(-1)?.name ?? '';
  const target = choice.to === '' ? newest : choice.to;
  const [from, to] = [findRelease(choice.from, versions), findRelease(target, versions)];
  const {releases, failure, retry} = useChanges(versions, from !== undefined && to !== undefined);

  const change = (part: Partial<Choice>): void => {
    const {location} = history;
    history.replace({...location, search: writeChoice(location.search, {...choice, to: target, ...part})});
  };
  const unknown = [
    ...(choice.from !== '' && !from ? [choice.from] : []),
    ...(choice.to !== '' && !to ? [choice.to] : []),
  ];
  return (
    <>
      <div className={styles.form} role="group" aria-label="Releases">
        <ReleaseSelect
          label="From, the release that your site runs"
          versions={versions}
          value={from?.name ?? ''}
          onChange={(name) => change({from: name})}
        />
        <ReleaseSelect
          label="To, the release that you want"
          versions={versions}
          value={to?.name ?? ''}
          onChange={(name) => change({to: name})}
        />
      </div>
      {unknown.map((name) => (
        <p key={name} role="alert">
          The address of this page asks for the release “{name}”, which is not on record. Choose one from the lists.
        </p>
      ))}
      {failure !== undefined && <LoadFailure message={failure} onRetry={retry} />}
      {from && to && (
        <Plan
          from={from}
          to={to}
          versions={versions}
          releases={releases}
          kind={choice.kind}
          onKind={(kind) => change({kind})}
          addressOf={(name) => `?${new URLSearchParams({from: from.name, to: name}).toString()}`}
        />
      )}
      {isBrowser && !(from && to) && unknown.length === 0 && (
        <p className={styles.hint}>Choose both releases. The answer appears here, and its address can be shared.</p>
      )}
    </>
  );
}
