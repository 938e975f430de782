import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Version} from '@site/src/data/types';
import Badge from '../Badge';
import CalendarDate from '../CalendarDate';
import {checkSwitch} from '../props';
import {findRelease} from '../release';
import styles from './styles.module.css';

export interface Props {
  /** A release, such as `4.1.3`, or a version, such as `4.1`. */
  version: string;
  /** Whether the release notes are linked; not on the page that holds them. */
  link?: boolean;
  /** Put in by the build: `data/versions/4.1.json`. */
  data: Version;
}

/**
 * What there is to know of a release at a glance: when it came out, its build, until when its version is supported,
 * and where to go on. What is not on record is left out.
 *
 * @throws PropError for a release that is not on record, and for a `link` that is neither true nor false.
 */
export default function ReleaseSummary({version, data, ...props}: Props): ReactNode {
  const release = findRelease('ReleaseSummary', data, version);
  const link = checkSwitch('ReleaseSummary', 'link', props.link ?? false);
  // Instructions are written once a version, and stand with its first release.
  const upgradeUrl = release.upgradeUrl ?? data.releases[0]?.upgradeUrl;
  return (
    <dl className={styles.summary}>
      <dt>Release</dt>
      <dd>
        Moodle {release.name} {data.isLTS && <Badge tone="info">Long-term support (LTS)</Badge>}
      </dd>
      <dt>Release date</dt>
      <dd>
        <CalendarDate day={release.releaseDate} />
      </dd>
      {release.build !== undefined && (
        <>
          <dt>Build</dt>
          <dd>{release.build}</dd>
        </>
      )}
      <dt>General support until</dt>
      <dd>
        <CalendarDate day={data.generalEndDate} />
      </dd>
      <dt>Security support until</dt>
      <dd>
        <CalendarDate day={data.securityEndDate} />
      </dd>
      {data.extendedSecurityEndDate !== undefined && (
        <>
          <dt>Extended security support until</dt>
          <dd>
            <CalendarDate day={data.extendedSecurityEndDate} />
          </dd>
        </>
      )}
      {release.remark !== undefined && (
        <>
          <dt>Remark</dt>
          <dd>{release.remark}</dd>
        </>
      )}
      {link && release.notes !== undefined && (
        <>
          <dt>Release notes</dt>
          <dd>
            <Link to={release.notes}>Moodle {release.name} release notes</Link>
          </dd>
        </>
      )}
      {upgradeUrl !== undefined && (
        <>
          <dt>Upgrade</dt>
          <dd>
            <Link href={upgradeUrl}>How to upgrade to Moodle {data.name}</Link>
          </dd>
        </>
      )}
    </dl>
  );
}
