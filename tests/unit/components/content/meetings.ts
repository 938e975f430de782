import type {Meetings} from '@site/src/moodle/types';
import data from '../../../data/meetings.json';

/** Two meetings with a page, and earlier ones without. */
export const meetings: Meetings = data;
