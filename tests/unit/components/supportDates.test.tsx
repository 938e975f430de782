// @vitest-environment jsdom
import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import {render} from '@testing-library/react';
import ReleaseSummary from '@site/src/components/content/ReleaseSummary';
import SupportStatus from '@site/src/components/content/SupportStatus';
import SupportTimeline from '@site/src/components/content/SupportTimeline';
import Summary from '@site/src/components/content/UpgradePlanner/Summary';
import SupportedReleases from '@site/src/components/site/SupportedReleases';
import SupportSentence from '@site/src/components/site/SupportSentence';
import {fourOne, versions} from '../moodle/fixtures';

const [from, to] = fourOne.releases.map((release) => ({...release, version: fourOne}));

const plan = (
  <Summary
    from={from!}
    to={to!}
    steps={[to!]}
    versions={versions}
    route=""
    counts={{securityFixes: 0, lost: 0, lostSecurityFixes: 0}}
    addressOf={(name) => `?to=${name}`}
  />
);

/** Every component with a sentence that depends on the date on which the page is read. */
const components: readonly (readonly [string, ReactNode])[] = [
  ['ReleaseSummary', <ReleaseSummary version="4.1.2" data={fourOne} />],
  ['SupportSentence', <SupportSentence versions={versions} />],
  ['SupportStatus', <SupportStatus versions={versions} />],
  ['SupportTimeline', <SupportTimeline versions={versions} />],
  ['SupportedReleases', <SupportedReleases versions={versions} />],
  ['the plan of an upgrade', plan],
];

test.each(components)('the prerendered text of %s has absolute dates and no status', (_, component) => {
  vi.setSystemTime('2023-12-12T12:00:00');
  const text = renderToString(component);
  vi.setSystemTime('2026-12-01T12:00:00');
  expect(renderToString(component)).toBe(text);
  expect(text).not.toMatch(
    /\b(?:today|is in general support|are in general support|get security fixes|has ended|ended on)\b/i,
  );
});

test('the plan of an upgrade names the newest release and the status on the day on which it is read', () => {
  vi.setSystemTime('2026-12-01T12:00:00');
  const {textContent} = render(plan).container;
  expect(textContent).toContain('Moodle 4.1.2, released on 13 March 2023, is the newest release of Moodle 4.1.');
  expect(textContent).toContain('Support of 4.1Support ended on 8 December 2025');
});
