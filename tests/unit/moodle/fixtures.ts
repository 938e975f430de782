import type {AppRelease, Version} from '@site/src/moodle/types';

/** A long-term support version with complete data. */
export const fourOne: Version = {
  name: '4.1',
  releaseDate: '2022-11-28',
  generalEndDate: '2023-12-11',
  securityEndDate: '2025-12-08',
  isLTS: true,
  releases: [
    {
      name: '4.1.0',
      releaseDate: '2022-11-28',
      build: '2022112800',
      notes: '/general/releases/4.1',
      upgradeUrl: 'https://docs.moodle.org/401/en/Upgrading',
    },
    {name: '4.1.1', releaseDate: '2023-01-16', build: '2022112801', notes: '/general/releases/4.1/4.1.1'},
    {
      name: '4.1.2',
      releaseDate: '2023-03-13',
      build: '2022112802',
      notes: '/general/releases/4.1/4.1.2',
      remark: 'Emergency minor release',
    },
  ],
  requirements: {
    upgradeFrom: {min: '3.9', firstStep: '3.9.21'},
    php: {
      min: '7.4.0',
      minRaisedSince: '4.0',
      minBefore: '7.3.0',
      recommended: '8.0.5',
      alsoSupported: [{version: '8.0'}, {version: '8.1', since: '4.1.2'}],
      max: '8.1',
      notAllowed: ['7.9'],
      notes: ['Only 64-bit PHP.', 'Mind the limits.'],
    },
    databases: {
      postgres: {min: '12', minRaisedSince: '4.0', minBefore: '10', driver: 'pgsql'},
      mssql: {
        min: '2017',
        internalVersion: '14.0',
        minRaisedSince: '3.10',
        minBefore: '2012',
        recommended: '2019',
        driver: 'sqlsrv',
      },
      sqlite: {min: '2.0', note: 'An experiment.'},
    },
    extensions: {required: ['curl', 'gd'], optional: ['soap']},
    settings: [
      {name: 'memory_limit', value: '96M', atLeast: true, level: 'required'},
      {name: 'file_uploads', value: '1', level: 'recommended'},
      {name: 'max_input_vars', value: '5000', atLeast: true, level: 'recommended', note: 'Required on PHP 8.'},
    ],
    browsers: {
      desktop: [{name: 'Chrome'}, {name: 'Explorer', min: '9', recommended: 'latest', note: '10 for uploads'}],
      mobile: [{name: 'MobileSafari'}],
      knownIssues: ['Safari 7 and below'],
      notSupported: ['Internet Explorer 11'],
      notes: ['The last one for Internet Explorer.'],
    },
  },
};

/** The newest version, without point releases. */
export const fourTwo: Version = {
  name: '4.2',
  releaseDate: '2023-04-24',
  generalEndDate: '2024-04-22',
  securityEndDate: '2024-10-07',
  isLTS: false,
  releases: [{name: '4.2.0', releaseDate: '2023-04-24', build: '2023042400', notes: '/general/releases/4.2'}],
  requirements: {
    php: {min: '8.0.0', alsoSupported: [{version: '8.1'}], max: '8.1'},
    databases: {mysql: {min: '8.0'}},
    extensions: {required: ['sodium'], optional: []},
  },
};

/** An old version with little data. */
export const oneFour: Version = {
  name: '1.4',
  releaseDate: '2004-08-31',
  generalEndDate: '2005-05-07',
  securityEndDate: '2005-05-07',
  extendedSecurityEndDate: '2005-06-30',
  isLTS: false,
  releases: [
    {name: '1.4', releaseDate: '2004-08-31'},
    {name: '1.4.1', releaseDate: '2004-09-12', fixVersions: []},
  ],
};

/** Newest first, like `src/moodle/versions.ts`. */
export const versions: readonly Version[] = [fourTwo, fourOne, oneFour];

/** Releases of the mobile app, newest first, like `data/app-releases.json`. */
export const appReleases: readonly AppRelease[] = [
  {
    name: 'Moodle App 4.1.0',
    version: '4.1.0',
    date: '2022-12-19',
    versionCode: 41000,
    minPlatform: '3.5',
    route: '/general/app_releases/v4/v4.1.0',
  },
  {
    name: 'Moodle App 3.5.0',
    version: '3.5.0',
    date: '2018-06-25',
    versionCode: 35000,
    minPlatform: '3.1',
    minAndroid: '4.4',
    minIos: '8',
    route: '/general/app_releases/v3/v3.5.0',
    issueListUrl: 'https://tracker.moodle.org/jira/secure/ReleaseNote.jspa?projectId=10070&version=15959',
  },
  {
    name: 'Moodle Mobile 1.2.1',
    version: '1.2.1',
    date: '2013-04-08',
    minPlatform: '2.4',
    route: '/general/app_releases/v1.x#moodle-mobile-121',
    note: 'Android; iOS on 15 April 2013',
  },
];
