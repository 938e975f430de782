import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findFiles} from '../../checks/samples/index.ts';
import {detectKind, type PhpKind} from '../../checks/samples/php/sampleKind.ts';
import {readSamples} from '../../src/markdown/samples/readSamples.ts';
import {locateSample} from '../../src/markdown/samples/regions.ts';
import {versionOf} from '../../src/moodle/pageVersion.ts';

/** A PHP sample of a page. */
export interface PageSample {
  /** Identifies the sample in the files and messages of a run. */
  id: string;
  /** The title, and the number among the page's samples with that title, for example `local/greetings/lib.php#2`. */
  key: string;
  title: string | null;
  /** Line of the opening fence. */
  line: number;
  kind: PhpKind;
  code: string;
  /** Whether the sample is an example of what not to do. */
  invalid: boolean;
  /** The sample plugin's file that the sample is imported from, if any. */
  file: string | null;
}

/** A page with its PHP samples. */
export interface Page {
  /** Path relative to the project folder. */
  page: string;
  /** Version of the platform that the page describes. General pages describe the current version. */
  version: string;
  /** Path of the page's fixture in the fixtures folder. The file does not have to exist. */
  fixture: string;
  samples: PageSample[];
}

/**
 * Returns the path of a page's fixture, which all versions of the page share.
 *
 * @param page - Path of the page, relative to the project folder.
 * @returns Path relative to the fixtures folder.
 */
export function fixtureOf(page: string): string {
  return page
    .replace(/^(?:docs|versioned_docs\/version-[\d.]+)\/(?:apis\/)?/, '')
    .replace(/(?:\/index)?\.mdx?$/, '.php');
}

/**
 * Reads the PHP samples of a page.
 *
 * @param site - Folder of the project.
 * @param page - Path of the page, relative to the project folder.
 * @param text - Markdown of the page.
 */
export function readPage(site: string, page: string, text: string): Page {
  const counts = new Map<string, number>();
  const samples = readSamples(text, 'mdx').samples.flatMap(({language, meta, code: own, components, line}) => {
    if (language !== 'php' || meta.attributes.has('signature')) {
      return [];
    }
    const title = meta.attributes.get('title') ?? null;
    const number = (counts.get(title ?? '') ?? 0) + 1;
    counts.set(title ?? '', number);
    const {code} = locateSample(site, meta.attributes, own);
    const kind = (meta.attributes.get('kind') ?? detectKind(code)) as PhpKind;
    const id = `${page.replaceAll(/[^\w]+/g, '_')}_${line}`;
    const invalid = components.includes('InvalidExample');
    const file = meta.attributes.get('file') ?? null;
    return [{id, key: `${title ?? ''}#${number}`, title, line, kind, code, invalid, file}];
  });
  return {page, version: versionOf(page), fixture: fixtureOf(page), samples};
}

/**
 * Reads all pages with PHP samples.
 *
 * @param site - Folder of the project.
 * @param paths - Files and folders with pages, relative to the project folder.
 */
export function readPages(site: string, paths: readonly string[] = ['docs', 'versioned_docs', 'general']): Page[] {
  return findFiles(site, paths)
    .map((page) => ({page, text: readFileSync(path.join(site, page), 'utf8')}))
    .filter(({text}) => /(?:```|~~~)php\b/.test(text))
    .map(({page, text}) => readPage(site, page, text))
    .filter(({samples}) => samples.length > 0);
}
