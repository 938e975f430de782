import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {supportedVersions} from '../support.ts';
import type {Version} from '../types.ts';
import {firstAppPage, type Releases} from './readReleases.ts';

type Sidebar = Extract<SidebarsConfig[string], readonly unknown[]>;

function page(id: string, label: string): Sidebar[number] {
  return {type: 'doc', id, label};
}

function versionItem({name, isLTS}: Version, {pages}: Releases): Sidebar {
  const [first, ...points] = pages.filter(({version}) => version.name === name);
  if (!first) {
    return [];
  }
  const label = `Moodle ${name}${isLTS ? ' (LTS)' : ''}`;
  if (points.length === 0) {
    return [page(first.id, label)];
  }
  return [
    {
      type: 'category',
      label,
      link: {type: 'doc', id: first.id},
      items: points.reverse().map(({id, release}) => page(id, release.name)),
    },
  ];
}

function seriesItem(series: string, {appPages}: Releases): Sidebar[number] {
  return {
    type: 'category',
    label: `${series}.x`,
    items: appPages
      .filter(({release}) => release.version.startsWith(`${series}.`))
      .reverse()
      .map(({id, release}) => page(id, release.version)),
  };
}

/**
 * Creates the sidebar of the release notes. It lists the versions that were supported when the newest release came out,
 * older versions, and the mobile app, each with the newest first.
 */
export function releaseSidebar(releases: Releases): Sidebar {
  const supported = new Set(supportedVersions(releases.versions));
  const items = (isIncluded: (version: Version) => boolean): Sidebar =>
    releases.versions
      .filter(isIncluded)
      .reverse()
      .flatMap((version) => versionItem(version, releases));
  const series = new Set(releases.appPages.map(({release}) => release.version.split('.')[0] ?? '').reverse());
  return [
    'releases/index',
    'releases/upgrade',
    'releases/history',
    {
      type: 'category',
      label: 'Recent versions',
      collapsed: false,
      items: items((version) => supported.has(version)),
    },
    {type: 'category', label: 'Older versions', items: items((version) => !supported.has(version))},
    {
      type: 'category',
      label: 'Moodle App',
      link: {type: 'doc', id: 'app_releases/index'},
      items: [...[...series].map((name) => seriesItem(name, releases)), page(firstAppPage.id, '1.x')],
    },
  ];
}
