import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findFiles} from '../../checks/samples/index.ts';
import {detectKind, type PhpKind} from '../../checks/samples/php/sampleKind.ts';
import {findProvableSamples, type ProvableSample} from '../../src/markdown/samples/provableSamples.ts';
import {readFrontMatter} from '../../src/moodle/frontMatter.ts';
import {versionOfPage} from '../../src/moodle/pageVersion.ts';
import {fixtureOf} from '../../src/moodle/proof/fixture.ts';

/** A PHP sample of a page. */
export interface PageSample extends ProvableSample {
  /** Identifies the sample in the files and messages of a run. */
  id: string;
  /** The title, and the number among the page's samples with that title, for example `local/greetings/lib.php#2`. */
  key: string;
  title: string | null;
  kind: PhpKind;
  /** The sample plugin's file that the sample is imported from, if any. */
  file: string | null;
  /** Messages of which the sample has to raise at least one, and no other. Null if it must not raise any. */
  raises: string[] | null;
}

export interface SamplePage {
  /** Path relative to the project folder. */
  page: string;
  /** Version of the platform that the page describes. General pages describe the current version. */
  version: string;
  /** Path of the page's fixture in the fixtures folder. The file does not have to exist. */
  fixture: string;
  /** Whether the page explains error messages. It runs on all platforms, because all editions lead to it. */
  explainsErrors: boolean;
  samples: PageSample[];
}

/** Reads the PHP samples of a page. */
export function readSamplePage(site: string, page: string, text: string): SamplePage {
  const counts = new Map<string, number>();
  const {messages} = readFrontMatter(text) as {messages?: string[]};
  const samples = findProvableSamples(site, text).map((sample): PageSample => {
    const {attributes, code, line} = sample;
    const title = attributes.get('title') ?? null;
    const number = (counts.get(title ?? '') ?? 0) + 1;
    counts.set(title ?? '', number);
    const kind = (attributes.get('kind') ?? detectKind(code)) as PhpKind;
    const id = `${page.replaceAll(/[^\w]+/g, '_')}_${line}`;
    const raises = attributes.has('raises') ? (messages ?? []) : null;
    return {...sample, id, key: `${title ?? ''}#${number}`, title, kind, file: attributes.get('file') ?? null, raises};
  });
  const explainsErrors = messages !== undefined;
  return {page, version: versionOfPage(page), fixture: fixtureOf(page), explainsErrors, samples};
}

/**
 * Reads all pages with PHP samples.
 *
 * @param paths - Files and folders with pages, relative to the project folder.
 */
export function readSamplePages(
  site: string,
  paths: readonly string[] = ['docs', 'versioned_docs', 'general'],
): SamplePage[] {
  return findFiles(site, paths)
    .map((page) => readSamplePage(site, page, readFileSync(path.join(site, page), 'utf8')))
    .filter(({samples}) => samples.length > 0);
}
