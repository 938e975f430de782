// Change: uses the same sort order in every language, and leaves out tags of a single page, which lead nowhere else.
import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Tag from '@theme/Tag';
import type {Props} from '@theme/TagsListByLetter';
import {sortByText} from '@site/src/components/sortByText';
import styles from './styles.module.css';

/**
 * Lists the tags of several pages by their first letter. The stock component uses the sort order of the reader's language, which may differ
 * from the order in the prerendered page.
 */
export default function TagsListByLetter({tags}: Props): ReactNode {
  const letterOf = (label: string): string => label.charAt(0).toUpperCase();
  const sorted = sortByText(
    tags.filter(({count}) => count > 1),
    ({label}) => label,
  );
  const letters = new Set(sorted.map(({label}) => letterOf(label)));
  return (
    <section className="margin-vert--lg">
      {[...letters].map((letter) => (
        <article key={letter}>
          <Heading as="h2" id={letter} className={styles.letter}>
            {letter}
          </Heading>
          <ul className="padding--none">
            {sorted
              .filter(({label}) => letterOf(label) === letter)
              .map((tag) => (
                <li key={tag.permalink} className={styles.tag}>
                  <Tag {...tag} />
                </li>
              ))}
          </ul>
        </article>
      ))}
    </section>
  );
}
