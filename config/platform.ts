/** A version of the platform that the developer docs describe. */
export interface DocumentedVersion {
  /** Such as `4.2`. */
  name: string;
  /** Tag of the source that the lines in `data/symbols/` were read from, or of the release closest to it. */
  tag: string;
}

/**
 * Versions that the developer docs describe, the newest first. The first one is in `docs/`, each of the others in
 * `versioned_docs/`. Everything else that depends on versions is derived from this list; `npm run check:versions` names
 * the files that are missing for it.
 */
export const documentedVersions: readonly [DocumentedVersion, ...DocumentedVersion[]] = [
  {name: '4.2', tag: 'v4.2.3'},
  {name: '4.1', tag: 'v4.1.0'},
];

/** The version that `docs/` and `general/` describe. */
export const currentVersion = documentedVersions[0].name;

/** The versions in `versioned_docs/`, the newest first. */
export const archivedVersions: readonly string[] = documentedVersions.slice(1).map(({name}) => name);

/** Where one version of the platform is to be found. */
export interface PlatformVersion {
  /** Route of its API index, without base URL. */
  index: string;
  /** Address of its files in the public repository; `{page}` is `blob` for a file and `tree` for a folder. */
  source: string;
}

/** The API index and the source of each version, by its name. */
export const platformVersions: Readonly<Record<string, PlatformVersion>> = Object.fromEntries(
  documentedVersions.map(({name, tag}) => [
    name,
    {
      index: name === currentVersion ? '/docs/api-index' : `/docs/${name}/api-index`,
      source: `https://github.com/moodle/moodle/{page}/${tag}`,
    },
  ]),
);
