import {htmlEscape} from 'escape-goat';
import {Feed} from 'feed';
import {formatDate, lastDayOf} from '../../platform/support.ts';
import type {DatedRelease} from '../../platform/releases/newestFirst.ts';

/** A release with the page that holds its notes. */
export interface FeedEntry extends DatedRelease {
  /** Title of the page. */
  title: string;
  /** What the page says of itself in one sentence. */
  description: string;
  /** Address of the page. */
  url: string;
}

/** What a feed says of itself; addresses are whole ones. */
export interface FeedFacts {
  /** Address of the feed, which is its id too. */
  url: string;
  /** Address of the page that the feed goes with. */
  page: string;
  author: {name: string; link: string};
  /** Address of the page about the licence. */
  licence: string;
}

function factsOf({release: {build}, version}: FeedEntry): string {
  const support = [
    `General support of Moodle ${version.name} until ${formatDate(version.generalEndDate)}`,
    `security support until ${formatDate(lastDayOf(version))}`,
  ];
  return `${build === undefined ? '' : `Build ${build}. `}${support.join(', ')}.`;
}

/**
 * Writes an Atom feed of releases.
 *
 * @param facts - See `FeedFacts`.
 * @param entries - In the order in which the feed has them, the newest first.
 * @returns The feed as XML. It says nothing of when it was written, so that the same releases give the same text.
 */
export function atomFeed({url, page, author, licence}: FeedFacts, entries: readonly FeedEntry[]): string {
  const dayOf = ({release}: FeedEntry): Date => new Date(`${release.releaseDate}T00:00:00Z`);
  const feed = new Feed({
    id: url,
    title: 'Moodle releases',
    description: 'Major and point releases of Moodle, the newest first.',
    link: page,
    feedLinks: {atom: url},
    updated: entries[0] && dayOf(entries[0]),
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
      description: htmlEscape(`${entry.description} ${factsOf(entry)}`),
    });
  }
  return feed.atom1();
}
