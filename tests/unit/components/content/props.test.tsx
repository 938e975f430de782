// @vitest-environment jsdom
import {createElement, type ComponentType} from 'react';
import {describe, expect, test, vi} from 'vitest';
import {render} from '@testing-library/react';
import AppReleaseSummary from '@site/src/components/content/AppReleaseSummary';
import AppReleaseTable from '@site/src/components/content/AppReleaseTable';
import BehatSteps from '@site/src/components/content/BehatSteps';
import CommonFile from '@site/src/components/content/CommonFile';
import CourseCredits from '@site/src/components/content/CourseCredits';
import Deprecated from '@site/src/components/content/Deprecated';
import InvalidExample from '@site/src/components/content/InvalidExample';
import Meeting from '@site/src/components/content/Meeting';
import PersonCard from '@site/src/components/content/PersonCard';
import ProjectCards from '@site/src/components/content/ProjectCards';
import ProjectSummary from '@site/src/components/content/ProjectSummary';
import ReleaseDate from '@site/src/components/content/ReleaseDate';
import ReleaseSummary from '@site/src/components/content/ReleaseSummary';
import ReleaseTable from '@site/src/components/content/ReleaseTable';
import Requirements from '@site/src/components/content/Requirements';
import Since from '@site/src/components/content/Since';
import ThirdPartyLibraries from '@site/src/components/content/ThirdPartyLibraries';
import ValidExample from '@site/src/components/content/ValidExample';
import VersionHistory from '@site/src/components/content/VersionHistory';
import {checkBoolean, checkIssue, checkText, checkUrl, checkVersion} from '@site/src/components/content/props';
import {appReleases, fourOne, fourTwo, oneFour, versions} from '../../moodle/fixtures';
import {meetings} from './meetings';

vi.mock('@site/src/components/site/FilterField/useFilter', () => ({useFilter: () => ['', vi.fn()]}));

describe('values of props', () => {
  test.each<[name: string, check: (value: unknown) => unknown, valid: unknown[], invalid: unknown[]]>([
    ['release', (value) => checkVersion('A', value), ['4.2', '4.1.3'], [undefined, '', '4', 'v4.2', '4.2.1.1', 4.2]],
    ['tracker issue', (value) => checkIssue('A', value), ['MDL-1', 'CONTRIB-7'], ['', '123', 'mdl-1', 'MDL-1, MDL-2']],
    ['URL', (value) => checkUrl('A', value), ['https://a.com', '/general'], ['', 'a.com', 'javascript:b()', '//a.com']],
    ['text', (value) => checkText('A', 'b', value), ['a b'], [undefined, '', ' ', true]],
    ['boolean', (value) => checkBoolean('A', 'b', value), [true, false], [undefined, 'false', 1]],
  ])('accept a valid %s only', (_, check, valid, invalid) => {
    expect(valid.map(check)).toEqual(valid);
    for (const value of invalid) {
      expect(() => check(value), String(value)).toThrow(/; allowed: /);
    }
  });

  test.each([
    [undefined, 'not set'],
    ['a', '"a"'],
    [4.1, '{4.1}'],
    [['4.1'], 'an expression of type object'],
  ])('are shown in the message as in MDX: %j', (value, shown) => {
    expect(() => checkVersion('Since', value)).toThrow(
      `<Since> version is ${shown}; allowed: a release in quotes, such as "4.2" or "4.1.3".`,
    );
  });
});

const title = {
  title: 'A',
  status: 'Complete',
  summary: 'A.',
  owners: [],
  epics: [],
  discussions: [],
  dates: [],
  links: [],
};
const file = {path: 'lib.php', required: false, summary: 'Callbacks.'};

test.each<[component: unknown, props: object, message: string]>([
  [AppReleaseSummary, {version: '5.0', releases: appReleases}, 'version is "5.0"; allowed: a release of the app'],
  [AppReleaseTable, {series: '2', releases: appReleases}, 'series is "2"; allowed: a series in quotes (4, 3, 1).'],
  [AppReleaseTable, {series: 4, releases: appReleases}, 'series is {4}; '],
  [AppReleaseTable, {link: 'no', releases: appReleases}, 'link is "no"; '],
  [BehatSteps, {version: 'four', data: {name: '4.2', groups: []}}, 'version is "four"; '],
  [CommonFile, {...file, path: undefined}, 'path is not set; '],
  [CommonFile, {...file, summary: ''}, 'summary is ""; '],
  [CommonFile, {...file, required: 'false'}, 'required is "false"; '],
  [CourseCredits, {group: 'french', credits: []}, 'group is "french"; '],
  [Deprecated, {}, 'version is not set; '],
  [Deprecated, {version: '4.2', issue: 'MDL'}, 'issue is "MDL"; '],
  [Deprecated, {version: '4.2', instead: ' '}, 'instead is " "; '],
  [InvalidExample, {}, 'children is not set; allowed: a code block between the tags, with blank lines around it.'],
  [ValidExample, {title: '', children: 'text'}, 'title is ""; '],
  [Meeting, {month: '202304', meetings}, '"202304"; allowed: a meeting in data/meetings.json: "202305", '],
  [PersonCard, {role: 'Lead'}, 'name is not set; '],
  [PersonCard, {name: 'A', role: ''}, 'role is ""; '],
  [PersonCard, {name: 'A', role: 'Lead', url: '//example.com'}, 'url is "//example.com"; '],
  [ProjectCards, {projects: [title], link: 'yes'}, 'link is "yes"; '],
  [ProjectSummary, {title: 'B', projects: [title]}, 'title is "B"; allowed: "A".'],
  [ReleaseDate, {version: '4.2', data: fourOne}, 'allowed: a release of 4.1 in quotes (4.1.0, 4.1.1, 4.1.2).'],
  [ReleaseSummary, {version: '4.1.7', data: fourOne}, 'version is "4.1.7"; allowed: a release of 4.1 in quotes'],
  [ReleaseSummary, {version: '4.1', data: fourOne, link: 'true'}, 'link is "true"; '],
  [ReleaseTable, {versions, link: 'yes'}, 'link is "yes"; '],
  [Requirements, {version: '4.1.9', data: fourOne}, 'version is "4.1.9"; allowed: a release of 4.1 in quotes'],
  [Requirements, {version: '1.4', data: oneFour}, 'version is "1.4"; allowed: a version with requirements in'],
  [
    Requirements,
    {version: '4.2', show: 'browsers', data: fourTwo},
    '"browsers"; allowed: for 4.2, one of php, databases',
  ],
  [Since, {version: '4'}, 'version is "4"; '],
  [Since, {version: '4.2', issue: 'MDL'}, 'issue is "MDL"; '],
  [ThirdPartyLibraries, {state: 'lost', libraries: []}, 'state is "lost"; allowed: "bundled", '],
  [VersionHistory, {added: 'four', children: undefined}, 'version is "four"; '],
])('%o with %j throws an error that names the prop, its value and what is allowed', (component, props, message) => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => render(createElement(component as ComponentType, props))).toThrow(message);
});
