import {useId, type ReactNode} from 'react';
import {lastDayOf, supportedVersions} from '@site/src/platform/support';
import type {IsoDate, Version} from '@site/src/platform/types';
import {useToday} from '@site/src/platform/useToday';
import CalendarDate from '../CalendarDate';
import styles from './styles.module.css';
import {timeScaleOf, type TimeScale} from './timeScale';

export interface Props {
  /** Put in by the build: `src/platform/versions.ts`, the newest first. */
  versions: readonly Version[];
}

/**
 * Heights, in the size of the text. Widths are parts of the whole picture, so that nothing but the bars follows the
 * width of the page: text keeps the size that readers have set.
 */
const heights = {today: 1.75, row: 3.25, label: 1.1, bar: 1.2, barTop: 1.55, years: 1.75};

const em = (value: number): string => `${value.toFixed(2)}em`;
const percent = (value: number): string => `${value.toFixed(2)}%`;

/** Where text goes that belongs to a place in the picture, so that it does not run out of it. */
function textAt(left: number, right = left): {x: string; textAnchor: 'start' | 'end'} {
  return left < 50 ? {x: percent(left), textAnchor: 'start'} : {x: percent(right), textAnchor: 'end'};
}

function nameOf({name, isLTS}: Version): string {
  return `Moodle ${name}${isLTS ? ' (LTS)' : ''}`;
}

/** From the oldest version on that was supported when the newest release came out; those between may not have been. */
function drawnVersions(versions: readonly Version[]): readonly Version[] {
  const supported = new Set(supportedVersions(versions));
  return versions.slice(0, versions.findLastIndex((version) => supported.has(version)) + 1);
}

function Years({scale: {years, position}, height}: {scale: TimeScale; height: number}): ReactNode {
  return years.map((year) => {
    const x = percent(position(`${year}-01-01`));
    return (
      <g key={year}>
        <line className={styles.year} x1={x} x2={x} y1={em(heights.today)} y2={em(height)} />
        <text x={x} y={em(height)} dx="0.3em" dy="-0.4em">
          {year}
        </text>
      </g>
    );
  });
}

interface RowProps {
  version: Version;
  scale: TimeScale;
  /** Upper edge of the row. */
  top: number;
}

interface BarsProps extends RowProps {
  /** Id of the pattern for security support. */
  pattern: string;
}

function Bars({version, scale: {position}, top, pattern}: BarsProps): ReactNode {
  const start = position(version.releaseDate);
  const middle = position(version.generalEndDate);
  const end = position(lastDayOf(version));
  const vertical = {y: em(top + heights.barTop), height: em(heights.bar)};
  return (
    <g>
      <rect className={styles.general} x={percent(start)} width={percent(middle - start)} {...vertical} />
      <rect
        className={styles.security}
        fill={`url(#${pattern})`}
        x={percent(middle)}
        width={percent(end - middle)}
        {...vertical}
      />
    </g>
  );
}

function Label({version, scale: {position}, top}: RowProps): ReactNode {
  const place = textAt(position(version.releaseDate), position(lastDayOf(version)));
  return (
    <text className={styles.label} y={em(top + heights.label)} {...place}>
      {nameOf(version)}
    </text>
  );
}

function Today({at, height}: {at: number; height: number}): ReactNode {
  return (
    <>
      <rect className={styles.today} x={percent(at)} width="2" height={em(height - heights.years)} />
      <text className={styles.label} y={em(heights.label)} dx={at < 50 ? '0.4em' : '-0.4em'} {...textAt(at)}>
        Today
      </text>
    </>
  );
}

interface WordsProps {
  id: string;
  versions: readonly Version[];
  /** The reader's day, if it lies in the picture. */
  today: IsoDate | undefined;
}

function Words({id, versions, today}: WordsProps): ReactNode {
  return (
    <details className={styles.words}>
      <summary>The picture in words</summary>
      <ul id={id}>
        {versions.map((version) => (
          <li key={version.name}>
            {nameOf(version)}: general support from <CalendarDate day={version.releaseDate} /> until{' '}
            <CalendarDate day={version.generalEndDate} />, then security support until{' '}
            <CalendarDate day={lastDayOf(version)} />.
          </li>
        ))}
        {today !== undefined && (
          <li>
            A line marks today, <CalendarDate day={today} />.
          </li>
        )}
      </ul>
    </details>
  );
}

/**
 * A picture of how long versions are supported, a bar for each: from the oldest version that was supported when the
 * newest release came out. General and security support differ in pattern, and every date is below in words. In the
 * browser a line marks the reader's day, if the picture reaches so far.
 */
export default function SupportTimeline({versions}: Props): ReactNode {
  const id = useId();
  const ids = {caption: `${id}-caption`, words: `${id}-words`, pattern: `${id}-pattern`};
  const drawn = drawnVersions(versions);
  const scale = timeScaleOf(drawn);
  const rows = drawn.map((version, index) => ({version, scale, top: heights.today + index * heights.row}));
  const height = heights.today + drawn.length * heights.row + heights.years;
  const day = useToday();
  const at = day === undefined ? undefined : scale.position(day);
  const today = at !== undefined && at >= 0 && at < 100 ? at : undefined;
  return (
    <figure className={styles.timeline}>
      <figcaption id={ids.caption} className={styles.caption}>
        Support of Moodle {drawn.at(-1)?.name} to {drawn[0]?.name}
      </figcaption>
      <svg
        className={styles.picture}
        role="img"
        aria-labelledby={ids.caption}
        aria-describedby={ids.words}
        height={em(height)}>
        <pattern id={ids.pattern} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.ground} width="7" height="7" />
          <line className={styles.stripe} x1="3.5" x2="3.5" y2="7" />
        </pattern>
        <Years scale={scale} height={height} />
        {rows.map((row) => (
          <Bars key={row.version.name} {...row} pattern={ids.pattern} />
        ))}
        {today !== undefined && <Today at={today} height={height} />}
        {rows.map((row) => (
          <Label key={row.version.name} {...row} />
        ))}
      </svg>
      <p className={styles.key}>
        <span>
          <svg className={styles.sample} aria-hidden="true">
            <rect className={styles.general} width="100%" height="100%" />
          </svg>{' '}
          General support
        </span>{' '}
        <span>
          <svg className={styles.sample} aria-hidden="true">
            <rect className={styles.security} fill={`url(#${ids.pattern})`} width="100%" height="100%" />
          </svg>{' '}
          Security support only
        </span>
      </p>
      <Words id={ids.words} versions={drawn} today={today === undefined ? undefined : day} />
    </figure>
  );
}
