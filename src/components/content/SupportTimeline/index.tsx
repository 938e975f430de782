import {useId, type ReactNode} from 'react';
import {lastDayOf, supportedVersions} from '@site/src/moodle/support';
import type {IsoDate, Version} from '@site/src/moodle/types';
import {useToday} from '@site/src/components/hooks/useToday';
import CalendarDate from '../CalendarDate';
import styles from './styles.module.css';

export interface Props {
  /** Added by the build from `src/moodle/versions.ts`, newest first. */
  versions: readonly Version[];
}

/** Heights in em. Widths are percentages instead, so that bars adapt to the page width while text keeps its size. */
const heights = {today: 1.75, row: 3.25, label: 1.1, bar: 1.2, barTop: 1.55, years: 1.75};

const em = (value: number): string => `${value.toFixed(2)}em`;
const percent = (value: number): string => `${value.toFixed(2)}%`;

/** Returns the position of text for a point or a range, so that the text does not extend beyond the image. */
function textPosition(left: number, right = left): {x: string; textAnchor: 'start' | 'end'} {
  return left < 50 ? {x: percent(left), textAnchor: 'start'} : {x: percent(right), textAnchor: 'end'};
}

function versionLabel({name, isLTS}: Version): string {
  return `Moodle ${name}${isLTS ? ' (LTS)' : ''}`;
}

interface TimeScale {
  years: readonly number[];
  /**
   * Returns the position of a date in percent: 0 on the first day, 100 after the last day, and out of range for others.
   */
  position: (day: IsoDate) => number;
}

function createTimeScale(versions: readonly Version[]): TimeScale {
  const yearOf = (day: IsoDate): number => Number(day.slice(0, 4));
  const first = Math.min(...versions.map(({releaseDate}) => yearOf(releaseDate)));
  const last = Math.max(...versions.map((version) => yearOf(lastDayOf(version))));
  const start = Date.UTC(first, 0);
  const length = Date.UTC(last + 1, 0) - start;
  return {
    years: Array.from({length: last - first + 1}, (_, index) => first + index),
    position: (day) => ((Date.parse(day) - start) / length) * 100,
  };
}

/**
 * Returns all versions since the oldest one that was supported on the date of the newest release. Versions in between
 * may not have been supported.
 */
function shownVersions(versions: readonly Version[]): readonly Version[] {
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
  top: number;
}

interface BarsProps extends RowProps {
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
  const labelPosition = textPosition(position(version.releaseDate), position(lastDayOf(version)));
  return (
    <text className={styles.label} y={em(top + heights.label)} {...labelPosition}>
      {versionLabel(version)}
    </text>
  );
}

function Today({left, height}: {left: number; height: number}): ReactNode {
  return (
    <>
      <rect className={styles.today} x={percent(left)} width="2" height={em(height - heights.years)} />
      <text className={styles.label} y={em(heights.label)} dx={left < 50 ? '0.4em' : '-0.4em'} {...textPosition(left)}>
        Today
      </text>
    </>
  );
}

interface TextAlternativeProps {
  id: string;
  versions: readonly Version[];
  today: IsoDate | undefined;
}

function TextAlternative({id, versions, today}: TextAlternativeProps): ReactNode {
  return (
    <details className={styles.words}>
      <summary>Timeline as text</summary>
      <ul id={id}>
        {versions.map((version) => (
          <li key={version.name}>
            {versionLabel(version)}: general support from <CalendarDate day={version.releaseDate} /> until{' '}
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
 * Shows a timeline with a bar for the support period of each version. General and security support have different
 * patterns, and the dates are also available as text. In the browser, a line marks today if the timeline includes it.
 */
export default function SupportTimeline({versions}: Props): ReactNode {
  const id = useId();
  const ids = {caption: `${id}-caption`, words: `${id}-words`, pattern: `${id}-pattern`};
  const shown = shownVersions(versions);
  const scale = createTimeScale(shown);
  const rows = shown.map((version, index) => ({version, scale, top: heights.today + index * heights.row}));
  const height = heights.today + shown.length * heights.row + heights.years;
  const today = useToday();
  const position = today === undefined ? undefined : scale.position(today);
  const todayPosition = position !== undefined && position >= 0 && position < 100 ? position : undefined;
  return (
    <figure className={styles.timeline}>
      <figcaption id={ids.caption} className={styles.caption}>
        Support for Moodle {shown.at(-1)?.name} to {shown[0]?.name}
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
        {todayPosition !== undefined && <Today left={todayPosition} height={height} />}
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
      <TextAlternative id={ids.words} versions={shown} today={todayPosition === undefined ? undefined : today} />
    </figure>
  );
}
