import type {DataFile, Report} from './report.ts';

/** Checks that titles and routes in `projects.json` are unique. */
export function checkProjects({file, content}: DataFile, report: Report) {
  for (const key of ['title', 'route']) {
    content.forEach((project: any, index: number) => {
      const first = content.findIndex((other: any) => other[key] === project[key]);
      if (project[key] && first < index) {
        report(file, `/${index}/${key}`, project[key], `a ${key} that no other project has (/${first} has it)`);
      }
    });
  }
}

/** Checks that the courses in `course-credits.json` are unique, and that each credits at least one person. */
export function checkCourseCredits({file, content}: DataFile, report: Report) {
  content.forEach(({courses}: any, group: number) => {
    courses.forEach(({course, current, previous}: any, index: number) => {
      if (current.length === 0 && previous.length === 0) {
        report(file, `/${group}/courses/${index}/current`, current, 'at least one person here or in previous');
      }
      const first = courses.findIndex((other: any) => other.course === course);
      if (first < index) {
        report(
          file,
          `/${group}/courses/${index}/course`,
          course,
          `a course that is not in the list yet (/${group}/courses/${first} has it)`,
        );
      }
    });
  });
}

/** Checks that libraries in `third-party-libraries.json` are unique. */
export function checkLibraries({file, content}: DataFile, report: Report) {
  content.forEach(({name, location}: any, index: number) => {
    const first = content.findIndex((other: any) => other.name === name && other.location === location);
    if (first < index) {
      report(
        file,
        `/${index}/location`,
        location,
        `another location, because /${first} is ${name} in the same location`,
      );
    }
  });
}
