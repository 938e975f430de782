// Change: sorts in the same order in every language.
import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Tag from '@theme/Tag';
import type {Props} from '@theme/TagsListByLetter';
import {sortByText} from '@site/src/platform/sortByText';
import styles from './styles.module.css';

/**
 * Lists tags by their first letter. The stock component sorts in the visitor's language, so that in some languages React
 * finds another order than in the prerendered page.
 *
 * @param props - See `Props`.
 */
export default function TagsListByLetter({tags}: Props): ReactNode {
  const letterOf = (label: string): string => label.charAt(0).toUpperCase();
  const sorted = sortByText(tags, ({label}) => label);
  const letters = new Set(sorted.map(({label}) => letterOf(label)));
  return (
    <section className="margin-vert--lg">
      {[...letters].map((letter) => (
        <article key={letter}>
          <Heading as="h2" id={letter}>
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
          <hr />
        </article>
      ))}
    </section>
  );
}
