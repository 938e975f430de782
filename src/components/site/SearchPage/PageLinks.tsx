import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/**
 * Numbers of the pages that a list of pages shows: the first, the last and those around the current one.
 *
 * @param page - The current one, from 1.
 * @param pages - How many there are.
 * @returns The numbers in order; undefined where some are left out.
 */
export function shownPages(page: number, pages: number): (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(near)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? 0);
    // A gap of one number is no shorter than the number.
    return gap === 2 ? [number - 1, number] : gap > 2 ? [undefined, number] : [number];
  });
}

interface Props {
  page: number;
  pages: number;
  /** Where a page of the results is. */
  addressOf: (page: number) => string;
}

/**
 * Links to the pages of a long list.
 *
 * @param props - See `Props`.
 */
export default function PageLinks({page, pages, addressOf}: Props): ReactNode {
  if (pages < 2) {
    return null;
  }
  return (
    <nav aria-label="Pages of the results">
      <ul className={styles.pages}>
        {page > 1 && (
          <li>
            <Link className={styles.pageLink} to={addressOf(page - 1)} rel="prev">
              Previous
            </Link>
          </li>
        )}
        {shownPages(page, pages).map((number, index) =>
          number === undefined ? (
            <li key={`gap ${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                className={styles.pageLink}
                to={addressOf(number)}
                aria-label={`Page ${number}`}

                {...(number === page && {'aria-current': 'page'})}>
                {number}
              </Link>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Link className={styles.pageLink} to={addressOf(page + 1)} rel="next">
              Next
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
