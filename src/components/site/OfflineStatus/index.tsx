import type {ReactNode} from 'react';
import type {OfflineStatus as Status} from '@site/src/offline/messages';
import styles from './styles.module.css';

interface Props {
  status: Status;
  /** Whether the connection is paid for by its use, so that nothing is fetched before the reader says so. */
  isMetered: boolean;
  onStart: () => void;
  onPause: () => void;
  /** Not offered without it. */
  onRemove?: () => void;
  /** Not offered without it: where this is in the way of a page. */
  onHide?: () => void;
}

const bytesPerMegabyte = 1_000_000;

/**
 * Writes a size.
 *
 * @param bytes - Number of bytes.
 * @returns Megabytes with one digit after the point, such as `7.3 MB`.
 */
export function megabytes(bytes: number): string {
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

function Bar({done, total}: {done: number; total: number}): ReactNode {
  return (
    <>
      <progress className={styles.bar} value={done} max={Math.max(total, 1)} aria-label="Download of the site" />
      <p className={styles.text}>
        {megabytes(done)} of {megabytes(total)}
      </p>
    </>
  );
}

/** Whether a download waits for the reader because of what it may cost. */
function isWaiting(status: Status, isMetered: boolean): boolean {
  return isMetered && (status.state === 'empty' || status.state === 'paused') && !status.isByReader;
}

/** What is said of each state; the sizes are below it. */
function headline(status: Status, isMetered: boolean): string {
  if (isWaiting(status, isMetered)) {
    return 'The download waits, as this connection may cost you money.';
  }
  switch (status.state) {
    case 'empty':
      return 'Nothing is stored on this device.';
    case 'downloading':
      return 'The site is being stored on this device.';
    case 'paused':
      return 'The download is paused. What has come is kept.';
    case 'full':
      return 'This device has no more room. Free some space, then go on. What has come is kept.';
    case 'failed':
      return `A part of the site could not be fetched: ${status.message}. What has come is kept.`;
    case 'complete':
      return 'The whole site is on this device, search included.';
  }
}

/** What a download is started with. */
function startLabel(status: Status, isMetered: boolean): string | undefined {
  if (isWaiting(status, isMetered)) {
    return 'Download anyway';
  }
  const labels: Partial<Record<Status['state'], string>> = {
    empty: 'Store the site',
    paused: 'Go on',
    full: 'Try again',
    failed: 'Try again',
  };
  return labels[status.state];
}

/** Size of what is stored, or how far the download is. */
function Size({status}: {status: Status}): ReactNode {
  switch (status.state) {
    case 'empty':
      return <p className={styles.text}>{megabytes(status.total)} for all pages and the search</p>;
    case 'complete':
      return (
        <p className={styles.text}>
          {megabytes(status.bytes)}, stored{' '}
          <time dateTime={status.since}>{new Date(status.since).toLocaleString('en-AU', dateAndTime)}</time>
        </p>
      );
    default:
      return <Bar done={status.done} total={status.total} />;
  }
}

/**
 * How it stands with the site on this device, and what a reader can do about it.
 *
 * @param props - See `Props`.
 */
export default function OfflineStatus({status, isMetered, onStart, onPause, onRemove, onHide}: Props): ReactNode {
  const start = startLabel(status, isMetered);
  return (
    <div className={styles.status}>
      {/* Only the headline is read out when it changes: the numbers change with every part. */}
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
