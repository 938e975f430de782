import {nameTerm} from '../../search/embedded/nameTerm.ts';
import {termsOf, withoutStopWords, type Document, type SectionField} from '../../search/embedded/fields.ts';
import type {PageSection, PieceKind} from './searchPageOf.ts';

/**
 * Maximum length of an indexed section in characters. Only generated lists are longer, and their entries have their own
 * pages.
 */
const maxTextLength = 8_000;

/** Matches names in code. Samples are only indexed by the names in them, because they all share the same keywords. */
const namePattern = /[_\\/:>]|\.\w|\p{Ll}\p{Lu}/u;

function joinPieces({pieces}: PageSection, kind: PieceKind): string {
  return pieces
    .filter((piece) => piece.kind === kind)
    .map(({text}) => text)
    .join(' ')
    .slice(0, maxTextLength);
}

/**
 * Words that say nothing about a change in release notes: how its line is phrased, and the projects of its issue keys. They
 * are in most lines, so that the index would be larger.
 */
const boilerplate = new Set(['fixed', 'longer', 'mdl', 'mobile', 'msa', 'no', 'now']);

/**
 * Splits a section of release notes into itself and its changes, which have no heading, so that only the section is found by
 * it. Otherwise a fix would be one line in a long list, after any page that repeats a word of the query.
 */
export function splitChanges(section: PageSection): [PageSection, ...PageSection[]] {
  const rest: PageSection = {...section, pieces: []};
  const changes: PageSection[] = [];
  for (const piece of section.pieces) {
    if (piece.change === undefined) {
      rest.pieces.push(piece);
    } else {
      (changes[piece.change] ??= {heading: '', anchor: section.anchor, pieces: []}).pieces.push(piece);
    }
  }
  return [rest, ...changes];
}

/**
 * Returns the text for a section's snippets, on one line. Code samples are excluded, because they make no sense out of
 * context.
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
 * Creates the MiniSearch document of a section, with the text of each link to it; the first section also has the page's
 * keywords.
 */
export function documentOf(
  section: PageSection,
  id: number,
  linkTexts: readonly string[],
  keywords = '',
): Document<SectionField> {
  const isChange = section.pieces.some(({change}) => change !== undefined);
  const useful = (terms: readonly string[]) => (isChange ? terms.filter((term) => !boilerplate.has(term)) : terms);
  const heading = termsOf(section.heading);
  const prose = termsOf(joinPieces(section, 'prose'));
  const code = termsOf(joinPieces(section, 'code'));
  const sample = termsOf(joinPieces(section, 'sample')).whole.filter((term) => namePattern.test(term));
  return {
    id,
    heading: heading.whole,
    code: code.whole,
    text: [...useful(withoutStopWords(prose.whole)), ...new Set(sample)],
    parts: useful(withoutStopWords([...new Set([...heading.parts, ...prose.parts, ...code.parts])])),
    linkText: [
      ...withoutStopWords([...new Set(linkTexts.flatMap((text) => termsOf(text).whole))]),
      ...(section.oldNames ?? []).map(nameTerm),
    ],
    keywords: [...new Set(withoutStopWords(termsOf(keywords).whole))],
  };
}
