/** Where one version of the platform is to be found. */
export interface PlatformVersion {
  /** Route of its API index, without base URL. */
  index: string;
  /** Address of its files in the public repository; `{page}` is `blob` for a file and `tree` for a folder. */
  source: string;
}

function sourceAt(tag: string): string {
  return `https://github.com/moodle/moodle/{page}/${tag}`;
}

/**
 * Versions whose names link to an API index. Each has a `data/symbols/VERSION.tsv` and pages of its own.
 *
 * The tag is that of the source which the lines in the data were read from, or of the release next to it.
 */
export const platformVersions: Readonly<Record<string, PlatformVersion>> = {
  '4.2': {index: '/docs/api-index', source: sourceAt('v4.2.3')},
  '4.1': {index: '/docs/4.1/api-index', source: sourceAt('v4.1.0')},
};
