import {htmlEscape} from 'escape-goat';
import {Feed} from 'feed';
import {formatDate, lastDayOf} from '../../platform/support.ts';
import type {DatedRelease} from '../../platform/releases/newestFirst.ts';

/** A release with the page of its notes. */
export interface FeedEntry extends DatedRelease {
  title: string;
  description: string;
  url: string;
}

/** The metadata of a feed. All URLs are absolute. */
export interface FeedMetadata {
  /** URL of the feed, which is also its id. */
  url: string;
  /** URL of the page that the feed belongs to. */
  page: string;
  author: {name: string; link: string};
  licence: string;
}

function supportOf({release: {build}, version}: FeedEntry): string {
  const dates = [
    `General support of Moodle ${version.name} until ${formatDate(version.generalEndDate)}`,
    `security support until ${formatDate(lastDayOf(version))}`,
  ];
  return `${build === undefined ? '' : `Build ${build}. `}${dates.join(', ')}.`;
}

/**
 * Writes an Atom feed of releases.
 *
 * @param metadata - See `FeedMetadata`.
 * @param entries - Newest first.
 * @returns The feed as XML, without the build time, so that the same releases give the same text.
 */
export function atomFeed({url, page, author, licence}: FeedMetadata, entries: readonly FeedEntry[]): string {
  const dayOf = ({release}: FeedEntry): Date => new Date(`${release.releaseDate}T00:00:00Z`);
  const feed = new Feed({
    id: url,
    title: 'Moodle releases',
    description: 'Major and point releases of Moodle, the newest first.',
    link: page,
    feedLinks: {atom: url},
    // Without a date, the library writes the time of the build.
    updated: entries[0] ? dayOf(entries[0]) : new Date(0),
    author,
    copyright: `See ${licence}`,
  });
  for (const entry of entries) {
    feed.addItem({
      title: htmlEscape(entry.title),
      id: entry.url,
      link: entry.url,
      date: dayOf(entry),
      published: dayOf(entry),
      description: htmlEscape(`${entry.description} ${supportOf(entry)}`),
    });
  }
  return feed.atom1();
}
