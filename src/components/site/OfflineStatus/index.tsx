import type {ReactNode} from 'react';
import type {OfflineStatus as Status} from '@site/src/offline/messages';
import styles from './styles.module.css';

interface Props {
  status: Status;
  /** Whether the connection is paid for by its use, so that nothing is fetched before the reader says so. */
  isMetered: boolean;
  onStart: () => void;
  onPause: () => void;
  onRemove: () => void;
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

const dateAndTime = new Intl.DateTimeFormat('en-AU', {dateStyle: 'long', timeStyle: 'short'});

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

/** What is said of each state; the sizes are below it. */
function headline(status: Status, isMetered: boolean): string {
  switch (status.state) {
    case 'empty':
      return 'Nothing is stored on this device.';
    case 'downloading':
      return 'The site is being stored on this device.';
    case 'paused':
      return isMetered
        ? 'The download waits, as this connection may cost you money.'
        : 'The download is paused. What has come is kept.';
    case 'full':
      return 'This device has no more room. Free some space, then go on. What has come is kept.';
    case 'failed':
      return `A part of the site could not be fetched: ${status.message}. What has come is kept.`;
    case 'complete':
      return 'The whole site is on this device, search included.';
  }
}

/**
 * How it stands with the site on this device, and what a reader can do about it.
 *
 * @param props - See `Props`.
 */
export default function OfflineStatus({status, isMetered, onStart, onPause, onRemove}: Props): ReactNode {
  const {state} = status;
  return (
    <div className={styles.status}>
      {/* Only the headline is read out when it changes: the numbers change with every part. */}
      <p className={styles.headline} role="status">
        {headline(status, isMetered)}
      </p>
      {state === 'complete' ? (
        <p className={styles.text}>
          {megabytes(status.bytes)}, stored{' '}
          <time dateTime={status.since}>{dateAndTime.format(new Date(status.since))}</time>
        </p>
      ) : (
        state !== 'empty' && <Bar done={status.done} total={status.total} />
      )}
      <div className={styles.actions}>
        {state === 'empty' && <Action label="Store the site" onClick={onStart} />}
        {state === 'downloading' && <Action label="Pause" onClick={onPause} />}
        {state === 'paused' && <Action label={isMetered ? 'Download anyway' : 'Go on'} onClick={onStart} />}
        {(state === 'full' || state === 'failed') && <Action label="Try again" onClick={onStart} />}
        {state !== 'empty' && <Action label="Remove from this device" onClick={onRemove} />}
      </div>
    </div>
  );
}
