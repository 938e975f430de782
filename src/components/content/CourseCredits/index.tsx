import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {CourseCreditGroup} from '@site/src/moodle/types';
import FilteredTable from '../FilteredTable';
import {PropError} from '../props';
import SortableTable from '../SortableTable';

export interface Props {
  /** Group of courses: `english` or `other-languages`. */
  group: string;
  credits: readonly CourseCreditGroup[];
}

/** Tables with fewer rows don't need a filter. */
const minimumFilteredRows = 20;

/** Lists the courses on moodle.org in a group of languages, with their current and earlier maintainers. */
export default function CourseCredits({group, credits}: Props): ReactNode {
  const creditGroup = credits.find((candidate) => candidate.group === group);
  if (!creditGroup) {
    throw new PropError(
      'CourseCredits',
      'group',
      group,
      credits.map((candidate) => `"${candidate.group}"`).join(' or '),
    );
  }
  const rows = creditGroup.courses.map(({course, url, current, previous}) => ({
    key: course,
    values: [course, current.join(', '), previous.join(', ')],
    cells: url === undefined ? undefined : {0: <Link href={url}>{course}</Link>},
  }));
  const table = {
    caption: group === 'english' ? 'Courses in English' : 'Courses in other languages',
    columns: ['Course', 'Current', 'Earlier'],
    rows,
  };
  return rows.length < minimumFilteredRows ? (
    <SortableTable {...table} />
  ) : (
    <FilteredTable label="Filter by course or name" itemName="courses" {...table} />
  );
}
