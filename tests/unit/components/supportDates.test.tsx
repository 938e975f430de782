// @vitest-environment jsdom
import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {render} from '@testing-library/react';
import SupportStatus from '@site/src/components/content/SupportStatus';
import SupportTimeline from '@site/src/components/content/SupportTimeline';
import Summary from '@site/src/components/content/UpgradePlanner/Summary';
import SupportedReleases from '@site/src/components/site/SupportedReleases';
import SupportSentence from '@site/src/components/site/SupportSentence';
import {find, versions as all} from '../moodle/upgrade/site';
import {rowsOf} from './content/tables';

/** The versions on record on a certain day, newest first, so that later releases don't change what the tests expect. */
const versions = all
  .map((version) => ({...version, releases: version.releases.filter(({releaseDate}) => releaseDate <= '2026-08-10')}))
  .filter(({releases}) => releases.length > 0)
  .reverse();

const releases = versions.flatMap((version) => version.releases);

/** Every component with a sentence that depends on the date on which the page is read. */
const components: readonly (readonly [string, ReactNode])[] = [
  ['SupportSentence', <SupportSentence versions={versions} />],
  ['SupportStatus', <SupportStatus versions={versions} />],
  ['SupportTimeline', <SupportTimeline versions={versions} />],
  ['SupportedReleases', <SupportedReleases versions={versions} />],
  [
    'the plan of an upgrade',
    <Summary
      from={find('4.5.0', releases)}
      to={find('5.0.8', releases)}
      steps={[find('5.0.8', releases)]}
      versions={versions}
      route=""
      counts={{securityFixes: 0, lost: 0, lostSecurityFixes: 0}}
      addressOf={(to) => `?to=${to}`}
    />,
  ],
];

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date']});
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test.each([
  [
    '2026-12-01',
    'Moodle 5.2 is in general support, and Moodle 5.1 and 4.5 (LTS) get security fixes only.',
    [
      ['5.2', '20 April 2026', 'General support until 19 April 2027', '4 October 2027'],
      ['5.1', '6 October 2025', 'Security support only until 19 April 2027', '19 April 2027'],
      ['5.0', '14 April 2025', 'Support ended on 5 October 2026', '5 October 2026'],
      ['4.5 (LTS)', '7 October 2024', 'Security support only until 4 October 2027', '4 October 2027'],
    ],
    'A line marks today, 1 December 2026.',
  ],
  [
    '2027-12-01',
    'Support for Moodle 5.2 and all earlier versions has ended. You can find newer versions at download.moodle.org.',
    [
      ['5.2', '20 April 2026', '19 April 2027', '4 October 2027'],
      ['5.1', '6 October 2025', '5 October 2026', '19 April 2027'],
      ['5.0', '14 April 2025', '20 April 2026', '5 October 2026'],
      ['4.5 (LTS)', '7 October 2024', '6 October 2025', '4 October 2027'],
    ],
    'A line marks today, 1 December 2027.',
  ],
])('on %s, the sentences about support follow from the data', (day, sentence, rows, line) => {
  vi.setSystemTime(`${day}T12:00:00`);
  const [supportSentence, , timeline, , plan] = components.map(
    ([name, component]) => render(<div key={name}>{component}</div>).container.textContent,
  );
  expect(supportSentence).toBe(sentence);
  expect(rowsOf('Versions and their support').slice(1)).toEqual(rows);
  expect(timeline).toContain(line);
  expect(plan).toContain('Moodle 5.0.9, released on 10 August 2026, is the newest release of Moodle 5.0.');
  expect(plan).toContain('Support of 5.0Support ended on 5 October 2026');
});

test.each(components)('the prerendered text of %s has absolute dates and no status', (_, component) => {
  vi.setSystemTime('2026-12-01T12:00:00');
  const text = renderToString(component);
  vi.setSystemTime('2027-12-01T12:00:00');
  expect(renderToString(component)).toBe(text);
  expect(text).not.toMatch(
    /\b(?:today|is in general support|are in general support|get security fixes|has ended|ended on)\b/i,
  );
});
