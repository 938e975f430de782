import {termsOf, withoutStopWords, type Document, type SectionField} from '../fields.ts';
import type {PageSection, PieceKind} from './readPage.ts';

/** Maximum length of an indexed section in characters. Only generated lists are longer, and their entries have own pages. */
const maxTextLength = 8_000;

/** Matches names. Only names of samples are indexed, because all samples share the same keywords. */
const namePattern = /[_\\/:>]|\.\w|\p{Ll}\p{Lu}/u;

function textOf({pieces}: PageSection, kind: PieceKind): string {
  return pieces
    .filter((piece) => piece.kind === kind)
    .map(({text}) => text)
    .join(' ')
    .slice(0, maxTextLength);
}

/**
 * Returns the text for the snippets of a section, on one line. It excludes samples, which make no sense out of context.
 *
 * @param section - A section of a page.
 */
export function snippetTextOf({pieces}: PageSection): string {
  return pieces
    .map(({kind, text}) => (kind === 'sample' ? ' ' : text))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxTextLength);
}

/**
 * Creates the MiniSearch document of a section.
 *
 * @param section - A section of a page.
 * @param id - Number of the section.
 * @param linkTexts - Texts of the links to it.
 */
export function documentOf(section: PageSection, id: number, linkTexts: readonly string[]): Document<SectionField> {
  const heading = termsOf(section.heading);
  const prose = termsOf(textOf(section, 'prose'));
  const code = termsOf(textOf(section, 'code'));
  const sample = termsOf(textOf(section, 'sample')).whole.filter((term) => namePattern.test(term));
  return {
    id,
    heading: heading.whole,
    code: code.whole,
    text: [...withoutStopWords(prose.whole), ...new Set(sample)],
    parts: withoutStopWords([...new Set([...heading.parts, ...prose.parts, ...code.parts])]),
    linkText: withoutStopWords([...new Set(linkTexts.flatMap((text) => termsOf(text).whole))]),
  };
}
