/** A version of the platform that the developer docs describe. */
export interface DocumentedVersion {
  /** For example `4.2`. */
  name: string;
  /** Tag of the source from which `data/symbols/` was made, or of the closest release. */
  tag: string;
  /** Newest release whose source the pages were checked against, if it is not the release of the tag. */
  verified?: string;
}

/**
 * Versions that the developer docs describe, newest first. The first one is in `docs/`, the others are in
 * `versioned_docs/`. The rest of the site derives its versions from this list. `npm run check:versions` reports missing
 * files.
 */
export const documentedVersions: readonly [DocumentedVersion, ...DocumentedVersion[]] = [
  {name: '4.2', tag: 'v4.2.3'},
  {name: '4.1', tag: 'v4.1.0', verified: '4.1.20'},
];

/** The version that `docs/` and `general/` describe. */
export const currentVersion = documentedVersions[0].name;

/** The versions in `versioned_docs/`, newest first. */
export const archivedVersions: readonly string[] = documentedVersions.slice(1).map(({name}) => name);

export interface PlatformVersion {
  /** Route of its API index, without base URL. */
  index: string;
  /** URL in the public repository, where `{page}` stands for `blob` (file) or `tree` (folder). */
  source: string;
}

export const platformVersions: Readonly<Record<string, PlatformVersion>> = Object.fromEntries(
  documentedVersions.map(({name, tag}) => [
    name,
    {
      index: name === currentVersion ? '/docs/api-index' : `/docs/${name}/api-index`,
      source: `https://github.com/moodle/moodle/{page}/${tag}`,
    },
  ]),
);
