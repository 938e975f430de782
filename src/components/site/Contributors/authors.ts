/** The people who changed a page, according to its Git history. */
export interface Authors {
  last: string;
  /** Everyone who changed the text, in the order in which pages name them. */
  contributors: readonly string[];
}

/** Joins names into one string with a name on each line, because Docusaurus passes one string on to each page. */
export function joinAuthors({last, contributors}: Authors): string {
  return [last, ...contributors].join('\n');
}

/** Splits the string that `joinAuthors` has returned, or an author from a page's front matter, which has no contributors. */
export function splitAuthors(joined: string): Authors {
  const [last = '', ...contributors] = joined.split('\n');
  return {last, contributors};
}
