import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findFiles} from '../../checks/samples/index.ts';
import {detectKind, type PhpKind} from '../../checks/samples/php/sampleKind.ts';
import {readSamples} from '../../src/markdown/samples/readSamples.ts';
import {locateSample} from '../../src/markdown/samples/regions.ts';
import {versionOf} from '../../src/platform/pageVersion.ts';

/** A PHP sample of a page. */
export interface PageSample {
  /** Names the sample in files and messages of a run. */
  id: string;
  /** Its title and number among the samples of the page with that title: `local/greetings/lib.php#2`. */
  key: string;
  title: string | null;
  /** Line of the fence. */
  line: number;
  kind: PhpKind;
  code: string;
  /** Whether the page shows it as what not to do. */
  invalid: boolean;
  /** The file of a sample plugin that it is imported from. */
  file: string | null;
}

/** A page with its PHP samples. */
export interface Page {
  /** Path from the folder of the project. */
  page: string;
  /** Version of the platform that it describes. General pages describe the current one. */
  version: string;
  /** Its fixture, relative to the folder of fixtures. There need not be one. */
  fixture: string;
  samples: PageSample[];
}

/**
 * Finds the fixture of a page. Both versions of a page share it.
 *
 * @param page - Path from the folder of the project.
 * @returns Path from the folder of fixtures.
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
 * @param page - Path from the folder of the project.
 * @param text - Its Markdown.
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
 * Reads all pages that have PHP samples.
 *
 * @param site - Folder of the project.
 * @param paths - Files and folders of pages, relative to the project.
 */
export function readPages(site: string, paths: readonly string[] = ['docs', 'versioned_docs', 'general']): Page[] {
  return findFiles(site, paths)
    .map((page) => ({page, text: readFileSync(path.join(site, page), 'utf8')}))
    .filter(({text}) => /(?:```|~~~)php\b/.test(text))
    .map(({page, text}) => readPage(site, page, text))
    .filter(({samples}) => samples.length > 0);
}
