import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {CourseCreditGroup} from '@site/src/platform/types';
import FilteredTable from '../FilteredTable';
import {PropError} from '../props';
import SortableTable from '../SortableTable';

export interface Props {
  /** Which courses: `english` or `other-languages`. */
  group: string;
  /** Put in by the build: `data/course-credits.json`. */
  credits: readonly CourseCreditGroup[];
}

/** From this many courses on, a filter saves time. */
const manyRows = 20;

/**
 * The courses of moodle.org in a group of languages, with the people who look after them or did so earlier.
 *
 * @throws PropError for a group that does not exist.
 */
export default function CourseCredits({group, credits}: Props): ReactNode {
  const chosen = credits.find((one) => one.group === group);
  if (!chosen) {
    throw new PropError('CourseCredits', 'group', group, credits.map((one) => `"${one.group}"`).join(' or '));
  }
  const rows = chosen.courses.map(({course, url, current, previous}) => ({
    key: course,
    values: [course, current.join(', '), previous.join(', ')],
    cells: url === undefined ? undefined : {0: <Link href={url}>{course}</Link>},
  }));
  const table = {
    caption: group === 'english' ? 'Courses in English' : 'Courses in other languages',
    columns: ['Course', 'Current', 'Earlier'],
    rows,
  };
  return rows.length < manyRows ? (
    <SortableTable {...table} />
  ) : (
    <FilteredTable label="Filter by course or name" what="courses" {...table} />
  );
}
