import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {formatDate, supportedVersions, supportStatus, type SupportStatus} from '@site/src/moodle/support';
import {newestFirst} from '@site/src/moodle/releases/newestFirst';
import type {IsoDate, Version} from '@site/src/moodle/types';
import {useToday} from '@site/src/components/hooks/useToday';

interface Props {
  /** Newest first. */
  versions: readonly Version[];
}

function nameList(versions: readonly Version[]): string {
  const names = versions.map(({name, isLTS}) => `${name}${isLTS ? ' (LTS)' : ''}`);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function describeSupport(versions: readonly Version[], day: IsoDate): string | undefined {
  const inStatus = (status: SupportStatus) => versions.filter((version) => supportStatus(version, day) === status);
  const [general, security] = [inStatus('general'), inStatus('security')];
  const parts = [
    ...(general.length > 0
      ? [`Moodle ${nameList(general)} ${general.length > 1 ? 'are' : 'is'} in general support`]
      : []),
    ...(security.length > 0
      ? [`Moodle ${nameList(security)} ${security.length > 1 ? 'get' : 'gets'} security fixes only`]
      : []),
  ];
  return parts.length > 0 ? `${parts.join(', and ')}.` : undefined;
}

/**
 * Renders one sentence about the support of the newest versions. The prerendered sentence doesn't depend on the date on
 * which the page is read.
 */
export default function SupportSentence({versions}: Props): ReactNode {
  const today = useToday();
  const recent = supportedVersions(versions);
  const newest = newestFirst(versions)[0];
  const newestLTS = recent.find(({isLTS}) => isLTS);
  if (today === undefined) {
    return (
      <p>
        {newest && `On ${formatDate(newest.release.releaseDate)}, the newest version was Moodle ${newest.version.name}`}
        {newest && newestLTS && `, and the newest LTS version was ${newestLTS.name}`}
        {newest && '.'}
      </p>
    );
  }
  return (
    <p>
      {describeSupport(recent, today) ?? (
        <>
          Support for Moodle {versions[0]?.name} and all earlier versions has ended. You can find newer versions at{' '}
          <Link href="https://download.moodle.org">download.moodle.org</Link>.
        </>
      )}
    </p>
  );
}
