// Change: the stock component sorts with `localeCompare`, whose first call on a page takes long.
import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Tag from '@theme/Tag';
import type {Props} from '@theme/TagsListByLetter';
import {sortByText} from '@site/src/data/sortByText';
import styles from './styles.module.css';

type ListedTag = Props['tags'][number];

function byLetter(tags: readonly ListedTag[]): Map<string, ListedTag[]> {
  const letters = new Map<string, ListedTag[]>();
  for (const tag of sortByText(tags, ({label}) => label)) {
    const letter = tag.label.charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), tag]);
  }
  return letters;
}

/**
 * All tags in alphabetical order, below their first letters.
 *
 * @param props - `tags`, in any order.
 */
export default function TagsListByLetter({tags}: Props): ReactNode {
  return (
    <section className="margin-vert--lg">
      {[...byLetter(tags)].map(([letter, list]) => (
        <article key={letter}>
          <Heading as="h2" id={letter}>
            {letter}
          </Heading>
          <ul className="padding--none">
            {list.map((tag) => (
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
