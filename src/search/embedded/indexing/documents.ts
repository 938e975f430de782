import {termsOf, withoutStopWords, type Document, type SectionField} from '../fields.ts';
import type {PageSection, PieceKind} from './readPage.ts';

/**
 * What the index keeps of the text of one section, in characters. Lists drawn from data are longer; what they list stands
 * on pages of its own.
 */
const longestText = 8_000;

/** Of a sample, only names: its keywords and strings are those of every sample. */
const namePattern = /[_\\/:>]|\.\w|\p{Ll}\p{Lu}/u;

function textOf({pieces}: PageSection, wanted: (kind: PieceKind) => boolean): string {
  return pieces
    .filter(({kind}) => wanted(kind))
    .map(({text}) => text)
    .join(' ')
    .slice(0, longestText);
}

/**
 * The text of a section as snippets show it: its sentences, as lines of a sample say little out of their place.
 *
 * @param section - A section of a page.
 * @returns One line of text.
 */
export function snippetTextOf({pieces}: PageSection): string {
  return pieces
    .map(({kind, text}) => (kind === 'sample' ? ' ' : text))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestText);
}

/**
 * What MiniSearch is to know of a section.
 *
 * @param section - A section of a page.
 * @param id - Number of the section.
 * @param calls - What links to it say.
 * @returns Its terms by field.
 */
export function documentOf(section: PageSection, id: number, calls: readonly string[]): Document<SectionField> {
  const heading = termsOf(section.heading);
  const prose = termsOf(textOf(section, (kind) => kind === 'prose'));
  const code = termsOf(textOf(section, (kind) => kind === 'code'));
  const sample = termsOf(textOf(section, (kind) => kind === 'sample')).whole.filter((term) => namePattern.test(term));
  return {
    id,
    heading: heading.whole,
    code: code.whole,
    text: [...withoutStopWords(prose.whole), ...new Set(sample)],
    parts: withoutStopWords([...new Set([...heading.parts, ...prose.parts, ...code.parts])]),
    called: withoutStopWords([...new Set(calls.flatMap((text) => termsOf(text).whole))]),
  };
}
