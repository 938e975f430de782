import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** Returns the page numbers to link, with undefined for each gap: the first, the last, and those around the current one. */
export function paginationRange(page: number, pageCount: number): (number | undefined)[] {
  const linked = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const numbers = [...new Set(linked)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const difference = number - (numbers[index - 1] ?? 0);
    // Fill a gap of one page, because an ellipsis would not be shorter than the number.
    return difference === 2 ? [number - 1, number] : difference > 2 ? [undefined, number] : [number];
  });
}

interface Props {
  page: number;
  pageCount: number;
  urlOf: (page: number) => string;
}

/** Links to the pages of search results. Renders nothing if there is only one page. */
export default function Pagination({page, pageCount, urlOf}: Props): ReactNode {
  if (pageCount < 2) {
    return null;
  }
  return (
    <nav aria-label="Search result pages">
      <ul className={styles.pages}>
        {page > 1 && (
          <li>
            <Link className={styles.pageLink} to={urlOf(page - 1)} rel="prev">
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
                to={urlOf(number)}
                aria-label={`Page ${number}`}

                {...(number === page && {'aria-current': 'page'})}>
                {number}
              </Link>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <Link className={styles.pageLink} to={urlOf(page + 1)} rel="next">
              Next
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
