/** Types of the files in `data/`. `src/moodle/data/validateData.ts` validates them against the schemas in `data/schemas/`. */

/** A day as `YYYY-MM-DD`. */
export type IsoDate = string;

/** A release of the platform: the first of a version (`4.2.0`) or a point release (`4.2.1`). */
export interface Release {
  name: string;
  releaseDate: IsoDate;
  /** Build number from the platform's `version.php`. It is a string, because trailing zeros are significant. */
  build?: string;
  notes?: string;
  /** Names of the release in the tracker, if they differ from `name`. */
  fixVersions?: readonly string[];
  /** URL of the list of issues, if a search by version doesn't find them. */
  issueListUrl?: string;
  upgradeUrl?: string;
  remark?: string;
}

export interface PhpRequirement {
  min: string;
  /** Last version in which `min` was lower. */
  minRaisedSince?: string;
  minBefore?: string;
  recommended?: string;
  /** PHP versions above `min`. `since` is the point release that added support. */
  alsoSupported?: readonly {version: string; since?: string}[];
  max?: string;
  notAllowed?: readonly string[];
  notes?: readonly string[];
}

export type DatabaseName = 'postgres' | 'mysql' | 'mariadb' | 'mssql' | 'oracle' | 'sqlite';

export interface DatabaseRequirement {
  min: string;
  /** Version that the server reports, if it differs from the product version, such as 14.0 for SQL Server 2017. */
  internalVersion?: string;
  minRaisedSince?: string;
  minBefore?: string;
  recommended?: string;
  /** PHP extension that connects to the server. */
  driver?: string;
  note?: string;
}

export interface SettingRequirement {
  name: string;
  value: string;
  /** Whether higher values are allowed too. */
  atLeast?: true;
  level: 'required' | 'recommended';
  note?: string;
}

export interface Browser {
  name: string;
  min?: string;
  recommended?: string;
  note?: string;
}

export interface BrowserRequirements {
  desktop: readonly Browser[];
  mobile?: readonly Browser[];
  knownIssues?: readonly string[];
  notSupported?: readonly string[];
  notes?: readonly string[];
}

/** System requirements, as in the platform's `admin/environment.xml`. */
export interface RequirementSet {
  /** Oldest release that can be upgraded in one step, and the release that older sites have to upgrade to first. */
  upgradeFrom?: {min: string; firstStep?: string};
  /** Folder that the web server has to serve, if it isn't the top folder of the code. */
  documentRoot?: string;
  php: PhpRequirement;
  databases: Readonly<Partial<Record<DatabaseName, DatabaseRequirement>>>;
  extensions: {
    required: readonly string[];
    /** The first release that is known to require an extension, for those that a point release added. */
    requiredSince?: Readonly<Record<string, string>>;
    optional: readonly string[];
  };
  settings?: readonly SettingRequirement[];
  browsers?: BrowserRequirements;
}

/** `data/versions/*.json`: a version of the platform with all its releases, oldest first. */
export interface Version {
  name: string;
  releaseDate: IsoDate;
  generalEndDate: IsoDate;
  securityEndDate: IsoDate;
  extendedSecurityEndDate?: IsoDate;
  isLTS: boolean;
  generalSupport?: string;
  securitySupport?: string;
  /** URL of the page about new features in the user documentation. */
  newFeaturesUrl?: string;
  releases: readonly Release[];
  /** Plugins that the version before was shipped with and this one isn't, such as `mod_chat`. */
  removedPlugins?: readonly string[];
  requirements?: RequirementSet;
}

/** An entry of `data/php-support.json`. */
export interface PhpSupport {
  php: string;
  usableFrom: readonly string[];
  minimumFor?: string;
  epic: string;
}

/** An entry of `data/app-releases.json`. */
export interface AppRelease {
  name: string;
  version: string;
  date: IsoDate;
  versionCode?: number;
  minPlatform: string;
  minAndroid?: string;
  minIos?: string;
  /** Route of the release notes. Releases of the first series share a page. */
  route: string;
  issueListUrl?: string;
  note?: string;
}

interface TitledLink {
  title: string;
  url: string;
}

/** An entry of `data/projects.json`. */
export interface Project {
  title: string;
  status: string;
  summary: string;
  owners: readonly {name: string; github?: string}[];
  epics: readonly string[];
  discussions: readonly TitledLink[];
  dates: readonly {date: IsoDate; event: string}[];
  links: readonly TitledLink[];
  route?: string;
}

/** A talk or discussion at a developer meeting. */
export interface AgendaItem {
  topic: string;
  presenter?: string;
  presenterUrl?: string;
  /** Start and end of the talk in the recording, in minutes and seconds. */
  from?: string;
  to?: string;
  links?: readonly TitledLink[];
}

export interface DeveloperMeeting {
  name: string;
  route: string;
  /** Start time as `YYYY-MM-DDTHH:MM:SSZ`. */
  start: string;
  agenda: readonly AgendaItem[];
  recordingUrl?: string;
  links?: readonly TitledLink[];
  contact?: {name: string; url: string};
}

/** `data/meetings.json`. Meetings are listed newest first. */
export interface Meetings {
  meetings: readonly DeveloperMeeting[];
  /** Meetings whose notes are elsewhere. */
  earlier: readonly {year: number; meetings: readonly TitledLink[]}[];
}

/** An entry of `data/testing-credits.json`, oldest first. */
export interface TestingCycle {
  /** The version that was tested, with the number of the cycle if it had several. */
  name: string;
  people: readonly string[];
}

/** An entry of `data/course-credits.json`. */
export interface CourseCreditGroup {
  group: string;
  courses: readonly {course: string; url?: string; current: readonly string[]; previous: readonly string[]}[];
}

/** An entry of `data/third-party-libraries.json`. */
export interface ThirdPartyLibrary {
  name: string;
  version?: string;
  licence: string;
  url?: string;
  /** Path relative to Moodle's root folder. */
  location: string;
  /** Whether the library is shipped with Moodle, fetched from elsewhere, or no longer used. */
  state: string;
  /** Whether Moodle has modified the library. */
  customised?: boolean;
  copyright: readonly string[];
  purpose: string;
}
