import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/**
 * Returns the page numbers to link: the first page, the last page and the pages around the current one.
 *
 * @returns The numbers in order, with undefined for each gap.
 */
export function paginationRange(page: number, pageCount: number): (number | undefined)[] {
  const linked = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const numbers = [...new Set(linked)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const difference = number - (numbers[index - 1] ?? 0);
    // An ellipsis would not be shorter than a single number.
    return difference === 2 ? [number - 1, number] : difference > 2 ? [undefined, number] : [number];
  });
}

interface Props {
  page: number;
  pageCount: number;
  /** Returns the URL of a page. */
  addressOf: (page: number) => string;
}

/** Links to the pages of the results; renders nothing for a single page. */
export default function Pagination({page, pageCount, addressOf}: Props): ReactNode {
  if (pageCount < 2) {
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
        {paginationRange(page, pageCount).map((number, index) =>
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
        {page < pageCount && (
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
