import {useId, type ReactNode} from 'react';
import {allVersions, versionParameter} from '@site/src/search/searchParams';
import type {VersionFilter} from '@site/src/search/versionFilters';
import styles from './styles.module.css';

interface Props {
  filter: VersionFilter;
  /** Whether there are filters for several docs plugins, so that the label has to name the plugin. */
  isOneOfMany: boolean;
  value: string;
  onChange: (version: string) => void;
}

/** A select field for the searched version of a docs plugin. */
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
