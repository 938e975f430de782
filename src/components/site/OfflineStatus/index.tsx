import type {ReactNode} from 'react';
import type {OfflineStatus as Status} from '@site/src/offline/messages';
import styles from './styles.module.css';

interface Props {
  status: Status;
  /** Whether the connection is metered, so that downloads need the reader's consent. */
  isMetered: boolean;
  onStart: () => void;
  onPause: () => void;
  /** Removes the download. If it is missing, there is no button to remove it. */
  onRemove?: () => void;
  /** Hides the status. If it is missing, there is no button to hide it. */
  onHide?: () => void;
}

const bytesPerMegabyte = 1_000_000;

function formatMegabytes(bytes: number): string {
  return `${(bytes / bytesPerMegabyte).toFixed(1)} MB`;
}

const dateAndTime = {dateStyle: 'long', timeStyle: 'short'} as const;

function Action({label, onClick}: {label: string; onClick: () => void}): ReactNode {
  return (
    <button type="button" className={styles.action} onClick={onClick}>
      {label}
    </button>
  );
}

function DownloadProgress({done, total}: {done: number; total: number}): ReactNode {
  return (
    <>
      <progress className={styles.bar} value={done} max={Math.max(total, 1)} aria-label="Site download" />
      <p className={styles.text}>
        {formatMegabytes(done)} of {formatMegabytes(total)}
      </p>
    </>
  );
}

/** Returns whether a download waits for the reader's consent because the connection is metered. */
function needsConsent(status: Status, isMetered: boolean): boolean {
  return isMetered && (status.state === 'empty' || status.state === 'paused') && !status.isByReader;
}

function headline(status: Status, isMetered: boolean): string {
  if (needsConsent(status, isMetered)) {
    return 'The download is on hold because this connection may cost you money.';
  }
  switch (status.state) {
    case 'empty':
      return 'Nothing is stored on this device.';
    case 'downloading':
      return 'The site is being downloaded to this device.';
    case 'paused':
      return 'The download is paused. Your progress is saved.';
    case 'full':
      return 'This device has run out of space. Free up some space, then try again. Your progress is saved.';
    case 'failed':
      return `Part of the site could not be downloaded: ${status.message}. Your progress is saved.`;
    case 'complete':
      return 'The whole site, including search, is on this device.';
  }
}

/** Returns the label of the button that starts or resumes the download, or undefined if there is nothing to start. */
function startLabel(status: Status, isMetered: boolean): string | undefined {
  if (needsConsent(status, isMetered)) {
    return 'Download anyway';
  }
  const labels: Partial<Record<Status['state'], string>> = {
    empty: 'Download the site',
    paused: 'Resume',
    full: 'Try again',
    failed: 'Try again',
  };
  return labels[status.state];
}

function Size({status}: {status: Status}): ReactNode {
  switch (status.state) {
    case 'empty':
      return <p className={styles.text}>{formatMegabytes(status.total)} for all pages and search</p>;
    case 'complete':
      return (
        <p className={styles.text}>
          {formatMegabytes(status.bytes)}, downloaded{' '}
          <time dateTime={status.since}>{new Date(status.since).toLocaleString('en-AU', dateAndTime)}</time>
        </p>
      );
    default:
      return <DownloadProgress done={status.done} total={status.total} />;
  }
}

/** Shows the state of the offline copy on this device, with buttons to start, pause or remove it. */
export default function OfflineStatus({status, isMetered, onStart, onPause, onRemove, onHide}: Props): ReactNode {
  const start = startLabel(status, isMetered);
  return (
    <div className={styles.status}>
      {/* Only the headline is a live region, because the numbers change with every downloaded part. */}
      <p className={styles.headline} role="status">
        {headline(status, isMetered)}
      </p>
      <Size status={status} />
      <div className={styles.actions}>
        {start !== undefined && <Action label={start} onClick={onStart} />}
        {status.state === 'downloading' && <Action label="Pause" onClick={onPause} />}
        {onRemove && status.state !== 'empty' && <Action label="Remove from this device" onClick={onRemove} />}
        {onHide && <Action label={status.state === 'complete' ? 'Close' : 'Hide'} onClick={onHide} />}
      </div>
    </div>
  );
}
