import {wordsOf} from '../words.ts';

/** First character of the terms for old names. Words never contain it, and it sorts before all words. */
export const nameMark = '!';

/**
 * Returns the index term of an old name, such as `!data manipulation api` for `Data_manipulation_API`. A query that consists
 * of the same words has the same term.
 */
export function nameTerm(text: string): string {
  return `${nameMark}${wordsOf(text).join(' ')}`;
}
