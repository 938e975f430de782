/** Matches words that only say how the platform behaved before, or what has changed. With one of them, a line describes a fix. */
const change =
  /\b(?:fix(?:ed|es)?|correct(?:ed|s)?|resolved|repaired|prevent(?:ed|s)|avoid(?:ed|s)|restored|no longer|now|again|never|used to|was|were|had|did)\b/i;

/** Matches a change in the past tense at the beginning, such as `Forum: added a warning …`. */
const pastTense = /^(?:[^:`]+: )?\w+ed\b/;

/** Matches the first word of a clause that states a condition or reason, where an error is nothing to wonder at. */
const clause = /\b(?:if|when|whenever|unless|until|after|before|because|so that|in case|that|which|who|where|while)\b/i;

/** What only a bug does, in the main clause. */
const failures = [
  // "Restore fails with a database error"
  /(?<!to )\b(?:fails?|crashes|freezes)\b/i,
  // "the link is broken", "icons are missing"
  /\b(?:is|are) (?:broken|missing|wrong|incorrect|lost|stuck|corrupt|corrupted)\b/i,
  // "the filter does not work"
  /\bdo(?:es)?(?: not|n['’]t) work\b/i,
  // "a long name causes a database error"
  /\b(?:causes?|produces?|triggers?|leads? to|results? in) (?:an? |the )?(?:[\w-]+ )?(?:error|exception|warning|notice|loop|crash|timeout)s?\b/i,
  // "dates are incorrectly formatted"
  /\b(?:incorrectly|wrongly|erroneously)\b/i,
  // "Error when …", "Wrong order of …"
  /^(?:[^:`]+: )?(?:error|exception|notice|warning|missing|wrong|incorrect|broken|unable|undefined|cannot|can['’]t)\b/i,
];

/** What only a bug does, anywhere. */
const leaks = [
  // "the list shows users who cannot see the forum"
  /\b(?:shows?|displays?|lists?|includes?|sends?|reveals?|exposes?)\b.* (?:who|that|which) (?:cannot|can['’]t|should(?: not|n['’]t))\b/i,
  // "students can see posts that they should not"
  /\bshould(?: not|n['’]t)\b/i,
];

/**
 * Checks whether a line of release notes states a bug in the present tense, so that it reads as if the bug were a feature. It
 * only knows patterns that no feature matches; a line with words such as "fixed", "now" or "no longer" always passes.
 *
 * @param text - Markdown of the change, without references.
 */
export function statesBug(text: string): boolean {
  const visible = text.replace(/`[^`]*`|"[^"]*"/g, 'code');
  if (change.test(visible) || pastTense.test(visible)) {
    return false;
  }
  const [main = ''] = visible.split(clause);
  return failures.some((pattern) => pattern.test(main)) || leaks.some((pattern) => pattern.test(visible));
}
