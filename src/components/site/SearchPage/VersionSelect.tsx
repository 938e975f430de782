import {useId, type ReactNode} from 'react';
import {allVersions, versionParameter} from '@site/src/search/searchParams';
import type {VersionFilter} from '@site/src/search/versionFilters';
import styles from './styles.module.css';

interface Props {
  filter: VersionFilter;
  /** Whether there are filters for several docs plugins. If so, the label names the plugin. */
  isOneOfMany: boolean;
  value: string;
  onChange: (version: string) => void;
}

/** Renders a select field for the version of a docs plugin that is searched. */
export default function VersionSelect({filter, isOneOfMany, value, onChange}: Props): ReactNode {
  const {pluginId, versions} = filter;
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{isOneOfMany ? `Version of ${pluginId}` : 'Version'}</label>
      <select
        id={id}
        className={styles.select}
        name={versionParameter(pluginId)}
        value={value}
        onChange={(event) => onChange(event.target.value)}>
        {versions.map(({name, label}) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
        <option value={allVersions}>All versions</option>
      </select>
    </div>
  );
}
