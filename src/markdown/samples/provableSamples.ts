import {readSamples, type Sample} from './readSamples.ts';
import {locateSample} from './regions.ts';
import type {Meta} from './meta.ts';

/** A PHP sample that can run in the platform. */
export interface ProvableSample {
  /** Line of the opening fence. */
  line: number;
  /** The code, which comes from a file if the attributes name one. */
  code: string;
  attributes: Meta['attributes'];
  /** Whether the sample shows what not to do, so that it doesn't run. */
  invalid: boolean;
}

/** Whether a code block contains PHP that an author wrote. Signatures come from the table of symbols. */
function isProvable({language, meta}: Sample): boolean {
  return language === 'php' && !meta.attributes.has('signature');
}

/** Finds the PHP samples of a page. Throws an error if a sample names a file or region that does not exist. */
export function findProvableSamples(site: string, text: string): ProvableSample[] {
  // Most pages are skipped, because parsing takes most of the time.
  if (!/(?:```|~~~)php\b/.test(text)) {
    return [];
  }
  return readSamples(text, 'mdx')
    .samples.filter(isProvable)
    .map(({line, code, meta: {attributes}, components}) => ({
      line,
      code: locateSample(site, attributes, code).code,
      attributes,
      invalid: components.includes('InvalidExample'),
    }));
}
