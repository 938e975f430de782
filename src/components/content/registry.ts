import type {ComponentData, ContentComponent} from '../../markdown/contentComponents.ts';
import {versionOf} from '../../platform/versionNames.ts';

const versionData: ComponentData = {
  prop: 'data',
  chosenBy: 'version',
  // `4.1.3` stands in the file of its major release, `4.1`.
  module: ({version = ''}) => `@site/data/versions/${versionOf(version)}.json`,
};

const appReleases: ComponentData = {prop: 'releases', module: () => '@site/data/app-releases.json'};

const projects: ComponentData = {prop: 'projects', module: () => '@site/data/projects.json'};

const meetings: ComponentData = {prop: 'meetings', module: () => '@site/data/meetings.json'};

const allVersions: ComponentData = {prop: 'versions', module: () => '@site/src/platform/versions'};

/**
 * Every component that authors may use in Markdown without importing it.
 *
 * `src/markdown/contentComponents.ts` adds the imports to the pages that use them, so a page loads only
 * what it shows. A component of the name `Name` is the default export of `src/components/content/Name`.
 */
export const contentComponentRegistry: Readonly<Record<string, ContentComponent>> = {
  Since: {},
  Deprecated: {},
  // Written by src/markdown/versionHistory.ts, from a block of YAML.
  VersionHistory: {},
  ValidExample: {},
  InvalidExample: {},
  CommonFile: {},
  PersonCard: {},
  ProjectCards: {data: projects},
  ProjectSummary: {data: projects},
  MeetingList: {data: meetings},
  EarlierMeetings: {data: meetings},
  Meeting: {data: meetings},
  TestingCredits: {data: {prop: 'cycles', module: () => '@site/data/testing-credits.json'}},
  CourseCredits: {data: {prop: 'credits', module: () => '@site/data/course-credits.json'}},
  CreditNames: {
    data: {prop: 'names', chosenBy: 'list', module: ({list = ''}) => `@site/data/credits/${list}.json`},
  },
  ThirdPartyLibraries: {data: {prop: 'libraries', module: () => '@site/data/third-party-libraries.json'}},
  Requirements: {data: versionData},
  ReleaseDate: {data: versionData},
  ReleaseSummary: {data: versionData},
  SupportStatus: {data: allVersions},
  ReleaseTable: {data: allVersions},
  UpgradePlanner: {data: allVersions},
  UpgradeLimits: {data: allVersions},
  PhpMatrix: {data: {prop: 'support', module: () => '@site/data/php-support.json'}},
  PageChanges: {data: {prop: 'changes', module: () => '@site/src/platform/pageChanges'}},
  SymbolChanges: {data: {prop: 'changes', module: () => '@site/src/platform/symbolChanges'}},
  ApiIndex: {},
  AppReleaseTable: {data: appReleases},
  AppReleaseSummary: {data: appReleases},
  SupportTimeline: {data: allVersions},
  RequirementsMatrix: {data: allVersions},
  ReleaseCalendar: {data: allVersions},
  BehatSteps: {
    data: {
      prop: 'data',
      chosenBy: 'version',
      module: ({version = ''}) => `@site/data/behat-step-lists/${versionOf(version)}.json`,
    },
  },
};

/** Theme components that authors may use in the same way. */
export const themeComponentRegistry: Readonly<Record<string, string>> = {
  Tabs: '@theme/Tabs',
  TabItem: '@theme/TabItem',
};
