import list from '../../data/editions.json';

/** An edition of the developer docs, which describes one version of the platform. */
export interface Edition {
  /** The version, for example `4.2`. */
  name: string;
  /** Tag of the source that the tables in `data/symbols/` were made from. */
  tag: string;
  /** Newest release whose source the pages were checked against, if it is not the release of the tag. */
  verified?: string;
}

/** All editions, newest first, from `data/editions.json`. `npm run check:versions` reports missing files. */
export const editions = list as readonly Edition[] as readonly [Edition, ...Edition[]];

/** Version that `docs/` and `general/` describe. */
export const currentEdition = editions[0].name;

/** Label of the edition in `docs/`. */
export const currentLabel = `${currentEdition} (master)`;

/** Versions that `versioned_docs/` describes, newest first. */
export const archivedEditions: readonly string[] = editions.slice(1).map(({name}) => name);

/** The developer documentation that this site replaced. */
export const legacyDocumentationUrl = 'https://docs.moodle.org/dev';

export interface EditionLinks {
  /** Route of the API index, without base URL. */
  index: string;
  /** URL in the public repository, where `{page}` stands for `blob` (file) or `tree` (folder). */
  source: string;
}

/** Returns the links of each edition by version, newest first. */
export function linksOf(all: readonly Edition[]): Readonly<Record<string, EditionLinks>> {
  return Object.fromEntries(
    all.map(({name, tag}, position) => [
      name,
      {
        index: position === 0 ? '/docs/api-index' : `/docs/${name}/api-index`,
        source: `https://github.com/moodle/moodle/{page}/${tag}`,
      },
    ]),
  );
}

/** Links of each edition by version, newest first. */
export const editionLinks = linksOf(editions);
