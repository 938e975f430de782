import {useId, type ComponentProps, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import LoadFailure from '@site/src/components/site/LoadFailure';
import {databaseLabels} from '@site/src/moodle/databases';
import type {Version} from '@site/src/moodle/types';
import {readServer, serverOptions} from '@site/src/moodle/upgrade/server';
import {findRelease, readChoice, writeChoice, type Choice} from './address';
import Plan from './Plan';
import {useChanges} from './useChanges';
import styles from './styles.module.css';

export interface Props {
  /** Added by the build from `src/moodle/versions.ts`, newest first. */
  versions: readonly Version[];
}

interface FieldProps extends Omit<ComponentProps<'input'> & ComponentProps<'select'>, 'ref' | 'onChange'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A field with its label: a select if it has options, otherwise a text field. */
function Field({label, disabled, onChange, children, ...props}: FieldProps): ReactNode {
  const id = useId();
  // React ignores what readers choose before it has hydrated the page.
  const isBrowser = useIsBrowser();
  const common = {
    ...props,
    id,
    disabled: disabled === true || !isBrowser,
    onChange: ({target}: {target: {value: string}}) => onChange(target.value),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children === undefined ? <input type="text" {...common} /> : <select {...common}>{children}</select>}
    </div>
  );
}

function ReleaseField({versions, ...props}: FieldProps & {versions: readonly Version[]}): ReactNode {
  return (
    <Field {...props}>
      <option value="">Choose a release</option>
      {versions.map(({name, isLTS, releases}) => (
        <optgroup key={name} label={`Moodle ${name}${isLTS ? ' (LTS)' : ''}`}>
          {[...releases].reverse().map((release) => (
            <option key={release.name}>{release.name}</option>
          ))}
        </optgroup>
      ))}
    </Field>
  );
}

/** Plans an upgrade from one release to another. The URL contains the chosen releases and what the site runs on. */
export default function UpgradePlanner({versions}: Props): ReactNode {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  // The prerendered page has no query string, so hydration has to start without one.
  const isBrowser = useIsBrowser();
  const choice = readChoice(isBrowser ? search : '');
  const newest = versions[0]?.releases.at(-1)?.name ?? '';
  const target = choice.to === '' ? newest : choice.to;
  const [from, to] = [findRelease(choice.from, versions), findRelease(target, versions)];
  const options = from ? serverOptions(from.name, versions) : {php: [], databases: []};
  const server = readServer(choice, options);
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
        <ReleaseField
          label="Your current release"
          versions={versions}
          value={from?.name ?? ''}
          onChange={(name) => change({from: name})}
        />
        <ReleaseField
          label="Target release"
          versions={versions}
          value={to?.name ?? ''}
          onChange={(name) => change({to: name})}
        />
      </div>
      <div className={styles.form} role="group" aria-label="Your server">
        <Field
          label="Your PHP version (optional)"
          value={server.php ?? ''}
          disabled={options.php.length === 0}
          onChange={(php) => change({php})}>
          <option value="">Not sure</option>
          {options.php.map((version) => (
            <option key={version}>{version}</option>
          ))}
        </Field>
        <Field
          label="Your database (optional)"
          value={server.database ?? ''}
          disabled={options.databases.length === 0}
          onChange={(db) => change({db, dbversion: ''})}>
          <option value="">Not sure</option>
          {options.databases.map((name) => (
            <option key={name} value={name}>
              {databaseLabels[name]}
            </option>
          ))}
        </Field>
        <Field
          label="Database version (optional)"
          value={server.database ? choice.dbversion : ''}
          disabled={!server.database}
          onChange={(dbversion) => change({dbversion})}
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
          server={server}
          hasFailed={failure !== undefined}
          kind={choice.kind}
          onKind={(kind) => change({kind})}
          addressOf={(name) => writeChoice('', {...choice, from: from.name, to: name, kind: ''})}
        />
      )}
      {isBrowser && !(from && to) && unknown.length === 0 && (
        <p className={styles.hint}>Choose both releases to see the upgrade plan. You can share its URL.</p>
      )}
    </div>
  );
}
