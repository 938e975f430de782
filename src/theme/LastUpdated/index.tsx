// Change: the stock component has the browser write out the day again, for which it loads its calendars on every page.
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import {formatDate} from '@site/src/data/support';

/**
 * Says who has changed a page last, and when.
 *
 * @param props - `lastUpdatedAt` in milliseconds, and the name; either may be missing.
 */
export default function LastUpdated({lastUpdatedAt, lastUpdatedBy}: Props): ReactNode {
  const day = typeof lastUpdatedAt === 'number' ? new Date(lastUpdatedAt).toISOString() : undefined;
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated
      {day !== undefined && (
        <>
          {' on '}
          <b>
            <time dateTime={day} itemProp="dateModified">
              {formatDate(day.slice(0, 10))}
            </time>
          </b>
        </>
      )}
      {lastUpdatedBy && (
        <>
          {' by '}
          <b>{lastUpdatedBy}</b>
        </>
      )}
    </span>
  );
}
