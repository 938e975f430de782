import {checkEntryOrder} from './checkOrder.ts';
import type {DataFile, Report} from './report.ts';

/** Checks `meetings.json`: routes, and the order of meetings and recordings. */
export function checkMeetings({file, content: {meetings, earlier}}: DataFile, report: Report) {
  meetings.forEach(({route, start, agenda}: any, index: number) => {
    const expected = `/general/community/meetings/${start.slice(0, 7).replace('-', '')}`;
    if (route !== expected) {
      report(file, `/meetings/${index}/route`, route, `"${expected}", from the year and month of start`);
    }
    // Start and end times of talks in the recording. They can be compared as strings, because minutes have two digits.
    const times = agenda.flatMap(({from, to}: any, position: number) =>
      from
        ? [
            {key: `${position}/from`, at: from},
            {key: `${position}/to`, at: to},
          ]
        : [],
    );
    times.forEach(({key, at}: any, position: number) => {
      const previous = times[position - 1];
      if (previous && at < previous.at) {
        report(file, `/meetings/${index}/agenda/${key}`, at, `${previous.at} or later`);
      }
    });
  });
  const compare = (a: string, b: string) => b.localeCompare(a);
  checkEntryOrder({file, list: meetings, pointer: '/meetings'}, 'start', compare, 'a time before', report);
  checkEntryOrder({file, list: earlier, pointer: '/earlier'}, 'year', compare, 'a year before', report);
}
