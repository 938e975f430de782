import {htmlEscape} from 'escape-goat';
import {Feed} from 'feed';
import {formatDate, lastDayOf} from '../../moodle/support.ts';
import type {DatedRelease} from '../../moodle/releases/newestFirst.ts';

/** A release with the page that contains its notes. */
export interface FeedEntry extends DatedRelease {
  title: string;
  description: string;
  url: string;
}

/** The metadata of a feed. All URLs are absolute. */
export interface FeedMetadata {
  /** URL of the feed, which is also its ID. */
  url: string;
  /** URL of the page that the feed belongs to. */
  page: string;
  author: {name: string; link: string};
  licence: string;
}

function supportOf({release: {build}, version}: FeedEntry): string {
  const dates = [
    `General support for Moodle ${version.name} until ${formatDate(version.generalEndDate)}`,
    `security support until ${formatDate(lastDayOf(version))}`,
  ];
  return `${build === undefined ? '' : `Build ${build}. `}${dates.join(', ')}.`;
}

/**
 * Writes an Atom feed of releases. It does not contain the build time, so that the same releases always result in the same
 * text.
 */
export function atomFeed({url, page, author, licence}: FeedMetadata, entries: readonly FeedEntry[]): string {
  const dayOf = ({release}: FeedEntry): Date => new Date(`${release.releaseDate}T00:00:00Z`);
  const feed = new Feed({
    id: url,
    title: 'Moodle releases',
    description: 'Major and point releases of Moodle, newest first.',
    link: page,
    feedLinks: {atom: url},
    // Always set a date, because the library would use the build time otherwise.
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
