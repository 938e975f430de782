import {useId, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import LoadFailure from '@site/src/components/site/LoadFailure';
import type {Version} from '@site/src/moodle/types';
import {findRelease, readChoice, writeChoice, type Choice} from './address';
import Plan from './Plan';
import {useChanges} from './useChanges';
import styles from './styles.module.css';

export interface Props {
  /** Added by the build from `src/moodle/versions.ts`, newest first. */
  versions: readonly Version[];
}

interface SelectProps {
  label: string;
  versions: readonly Version[];
  value: string;
  onChange: (name: string) => void;
}

function ReleaseSelect({label, versions, value, onChange}: SelectProps): ReactNode {
  const id = useId();
  // React ignores what readers choose before it has hydrated the page.
  const isBrowser = useIsBrowser();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} disabled={!isBrowser} onChange={(event) => onChange(event.target.value)}>
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

/** Plans an upgrade from one release to another. The URL contains the chosen releases. */
export default function UpgradePlanner({versions}: Props): ReactNode {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  // The prerendered page has no query string, so hydration has to start without one.
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
    <div className={styles.planner}>
      <div className={styles.form} role="group" aria-label="Releases">
        <ReleaseSelect
          label="Your current release"
          versions={versions}
          value={from?.name ?? ''}
          onChange={(name) => change({from: name})}
        />
        <ReleaseSelect
          label="Target release"
          versions={versions}
          value={to?.name ?? ''}
          onChange={(name) => change({to: name})}
        />
      </div>
      {unknown.map((name) => (
        <p key={name} role="alert">
          The URL contains the unknown release “{name}”. Choose a release from the lists.
        </p>
      ))}
      {failure !== undefined && <LoadFailure message={failure} onRetry={retry} />}
      {from && to && (
        <Plan
          from={from}
          to={to}
          versions={versions}
          releases={releases}
          hasFailed={failure !== undefined}
          kind={choice.kind}
          onKind={(kind) => change({kind})}
          addressOf={(name) => `?${new URLSearchParams({from: from.name, to: name}).toString()}`}
        />
      )}
      {isBrowser && !(from && to) && unknown.length === 0 && (
        <p className={styles.hint}>Choose both releases to see the upgrade plan. You can share its URL.</p>
      )}
    </div>
  );
}
