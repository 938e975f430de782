import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Ajv, type ValidateFunction} from 'ajv';
import ajvFormats from 'ajv-formats';
import {findNodeAtLocation, parseTree} from 'jsonc-parser';
import {compareVersions, versionOf} from './versionNames.ts';
import {explain} from './schemaErrors.ts';

/** A data file that its schema has accepted. */
export interface DataFile {
  file: string;
  content: any;
}

/** Takes note of a fault: in which file, where in it (JSON pointer), what stands there, what may stand there. */
export type Report = (file: string, pointer: string, value: unknown, allowed: string) => void;

const addFormats = ajvFormats.default;

/**
 * @param text - Content of a JSON file.
 */
function parse(text: string) {
  try {
    return {content: JSON.parse(text)};
  } catch (error) {
    return {error: error instanceof Error ? error.message : String(error)};
  }
}

/**
 * @param text - Content of a JSON file.
 * @param pointer - JSON pointer; what it names need not be there.
 * @returns The line on which that stands, or what would hold it.
 */
function lineOf(text: string, pointer: string): number {
  const tree = parseTree(text);
  const segments = pointer.split('/').slice(1);
  while (tree) {
    const node = findNodeAtLocation(
      tree,
      segments.map((segment) => (/^\d+$/.test(segment) ? Number(segment) : segment)),
    );
    if (node) {
      return text.slice(0, node.offset).split('\n').length;
    }
    segments.pop();
  }
  return 1;
}

/**
 * Reports everything in a list that is not before its neighbour, as a list in order has no duplicates either.
 *
 * @param onFault - Called with the place of the value that is out of order.
 */
function checkOrder(
  values: readonly string[],
  compare: (a: string, b: string) => number,
  onFault: (index: number, previous: string) => void,
) {
  values.forEach((value, index) => {
    const previous = values[index - 1];
    if (previous !== undefined && compare(previous, value) >= 0) {
      onFault(index, previous);
    }
  });
}

function checkVersion({file, content: version}: DataFile, report: Report) {
  const {releases, requirements} = version;
  const name = path.basename(file, '.json');
  if (version.name !== name) {
    report(file, '/name', version.name, `"${name}", the name of the file`);
  }
  const dates = ['releaseDate', 'generalEndDate', 'securityEndDate', 'extendedSecurityEndDate'].filter(
    (key) => version[key],
  );
  dates.forEach((key, index) => {
    const previous = dates[index - 1];
    if (previous && version[key] < version[previous]) {
      report(file, `/${key}`, version[key], `${previous} (${version[previous]}) or later`);
    }
  });
  if (releases[0].releaseDate !== version.releaseDate) {
    report(
      file,
      '/releases/0/releaseDate',
      releases[0].releaseDate,
      `"${version.releaseDate}", the version's releaseDate`,
    );
  }

  const builds = new Map<string, string>();
  releases.forEach((release: any, index: number) => {
    if (versionOf(release.name) !== name) {
      report(file, `/releases/${index}/name`, release.name, `a release of ${name}`);
    }
    const previous = releases[index - 1];
    if (previous && release.releaseDate < previous.releaseDate) {
      report(
        file,
        `/releases/${index}/releaseDate`,
        release.releaseDate,
        `${previous.releaseDate} (${previous.name}) or later`,
      );
    }
    if (release.build) {
      builds.set(`/releases/${index}/build`, release.build);
    }
    const notes = [`/general/releases/${name}`, `/general/releases/${name}/${release.name}`][index === 0 ? 0 : 1];
    if (release.notes && release.notes !== notes) {
      report(file, `/releases/${index}/notes`, release.notes, `"${notes}"`);
    }
    if (release.issueListUrl && release.fixVersions) {
      report(
        file,
        `/releases/${index}/fixVersions`,
        release.fixVersions,
        'nothing beside issueListUrl, which links the list of issues already',
      );
    }
  });
  checkOrder(
    releases.map((release: any) => release.name),
    compareVersions,
    (index, previous) =>
      report(file, `/releases/${index}/name`, releases[index].name, `a release after ${previous}, the one before it`),
  );
  checkOrder(
    [...builds.values()],
    (a, b) => Number(a) - Number(b),
    (index, previous) =>
      report(
        file,
        [...builds.keys()][index] ?? '',
        [...builds.values()][index],
        `a build above ${previous}, the one before it`,
      ),
  );
  if (requirements) {
    checkRequirements(file, name, releases, requirements, report);
  }
}

/**
 * @param name - Name of the version.
 */
function checkRequirements(
  file: string,
  name: string,
  releases: readonly any[],
  {php, upgradeFrom, databases, extensions}: any,
  report: Report,
) {
  const also = php.alsoSupported ?? [];
  const supported = [php.min, ...also.map(({version}: any) => version)];
  checkOrder(supported, compareVersions, (index, previous) =>
    report(
      file,
      `/requirements/php/alsoSupported/${index - 1}/version`,
      supported[index],
      `a PHP version above ${previous}`,
    ),
  );
  also.forEach(({since}: any, index: number) => {
    if (since && !releases.some((release) => release.name === since)) {
      report(file, `/requirements/php/alsoSupported/${index}/since`, since, `a release of ${name}`);
    }
  });
  if (php.max && also.length > 0 && php.max !== also.at(-1).version) {
    report(file, '/requirements/php/max', php.max, `"${also.at(-1).version}", the newest of alsoSupported`);
  } else if (php.max && compareVersions(php.max, versionOf(php.min)) < 0) {
    report(file, '/requirements/php/max', php.max, `${php.min} or later`);
  }
  if (upgradeFrom && compareVersions(upgradeFrom.min, name) >= 0) {
    report(file, '/requirements/upgradeFrom/min', upgradeFrom.min, `a release before ${name}`);
  }
  if (upgradeFrom?.firstStep && versionOf(upgradeFrom.firstStep) !== versionOf(upgradeFrom.min)) {
    report(
      file,
      '/requirements/upgradeFrom/firstStep',
      upgradeFrom.firstStep,
      `a release of ${versionOf(upgradeFrom.min)}`,
    );
  }
  Object.entries({
    php,
    ...Object.fromEntries(Object.entries(databases).map(([key, value]) => [`databases/${key}`, value])),
  }).forEach(([place, {minRaisedSince}]) => {
    if (minRaisedSince && compareVersions(minRaisedSince, name) >= 0) {
      report(file, `/requirements/${place}/minRaisedSince`, minRaisedSince, `a version before ${name}`);
    }
  });
  extensions.optional.forEach((extension: string, index: number) => {
    if (extensions.required.includes(extension)) {
      report(
        file,
        `/requirements/extensions/optional/${index}`,
        extension,
        'an extension that is not among the required ones',
      );
    }
  });
}

/**
 * What php-support.json says has to be what the files of the versions say.
 *
 * @param versions - By name.
 */
function checkPhpSupport({file, content}: DataFile, versions: ReadonlyMap<string, any>, report: Report) {
  checkOrder(
    content.map(({php}: any) => php),
    (a, b) => compareVersions(b, a),
    (index, previous) =>
      report(file, `/${index}/php`, content[index].php, `a version below ${previous}, as the newest stands first`),
  );
  content.forEach(({php, usableFrom, minimumFor}: any, index: number) => {
    usableFrom.forEach((release: string, place: number) => {
      const version = versions.get(versionOf(release));
      const {min, alsoSupported = []} = version?.requirements?.php ?? {min: ''};
      const entry = alsoSupported.find((candidate: any) => candidate.version === php);
      const since = entry?.since ?? (entry || versionOf(min) === php ? versionOf(release) : undefined);
      if (since !== release) {
        const allowed = since
          ? `"${since}", as data/versions/${versionOf(release)}.json has it`
          : `a release that runs on PHP ${php}`;
        report(file, `/${index}/usableFrom/${place}`, release, allowed);
      }
    });
    const first = [...versions.values()]
      .filter(({requirements}) => requirements && compareVersions(versionOf(requirements.php.min), php) >= 0)
      .sort((a, b) => compareVersions(a.name, b.name))[0];
    if (minimumFor !== first?.name) {
      const allowed = first
        ? `"${first.name}", the first version that needs PHP ${php} or later`
        : `nothing, as no version needs PHP ${php}`;
      report(file, `/${index}/minimumFor`, minimumFor, allowed);
    }
  });
}

function checkAppReleases({file, content}: DataFile, report: Report) {
  checkOrder(
    content.map(({version}: any) => version),
    (a, b) => compareVersions(b, a),
    (index, previous) =>
      report(
        file,
        `/${index}/version`,
        content[index].version,
        `a version below ${previous}, as the newest stands first`,
      ),
  );
  content.forEach(({name, version, date, versionCode, route}: any, index: number) => {
    if (!name.endsWith(` ${version}`)) {
      report(file, `/${index}/name`, name, `a name that ends in ${version}, its version`);
    }
    const series = version.split('.')[0];
    // The releases of the first series share a page.
    const notes =
      series === '1'
        ? `/general/app_releases/v1.x#moodle-mobile-${version.replaceAll('.', '')}`
        : `/general/app_releases/v${series}/v${version}`;
    if (route !== notes) {
      report(file, `/${index}/route`, route, `"${notes}"`);
    }
    const newer = content[index - 1];
    if (newer && date > newer.date) {
      report(file, `/${index}/date`, date, `${newer.date} (${newer.version}) or earlier`);
    }
    if (newer && versionCode >= newer.versionCode) {
      report(file, `/${index}/versionCode`, versionCode, `a code below ${newer.versionCode} (${newer.version})`);
    }
  });
}

function checkProjects({file, content}: DataFile, report: Report) {
  for (const key of ['title', 'route']) {
    content.forEach((project: any, index: number) => {
      const first = content.findIndex((other: any) => other[key] === project[key]);
      if (project[key] && first < index) {
        report(file, `/${index}/${key}`, project[key], `a ${key} that no other project has (/${first} has it)`);
      }
    });
  }
}

function checkMeetings({file, content: {meetings, earlier}}: DataFile, report: Report) {
  meetings.forEach(({route, start, agenda}: any, index: number) => {
    const expected = `/general/community/meetings/${start.slice(0, 7).replace('-', '')}`;
    if (route !== expected) {
      report(file, `/meetings/${index}/route`, route, `"${expected}", after year and month of start`);
    }
    // Where the talks of a recording begin and end; minutes have two digits, so they sort as text.
    const cuts = agenda.flatMap(({from, to}: any, place: number) =>
      from
        ? [
            {key: `${place}/from`, at: from},
            {key: `${place}/to`, at: to},
          ]
        : [],
    );
    cuts.forEach(({key, at}: any, place: number) => {
      const previous = cuts[place - 1];
      if (previous && at < previous.at) {
        report(file, `/meetings/${index}/agenda/${key}`, at, `${previous.at} or later`);
      }
    });
  });
  checkOrder(
    meetings.map(({start}: any) => start),
    (a, b) => b.localeCompare(a),
    (index, previous) =>
      report(
        file,
        `/meetings/${index}/start`,
        meetings[index].start,
        `a time before ${previous}, as the newest stands first`,
      ),
  );
  checkOrder(
    earlier.map(({year}: any) => String(year)),
    (a, b) => b.localeCompare(a),
    (index, previous) =>
      report(
        file,
        `/earlier/${index}/year`,
        earlier[index].year,
        `a year before ${previous}, as the newest stands first`,
      ),
  );
}

function checkTestingCredits({file, content}: DataFile, report: Report) {
  checkOrder(
    content.map(({name}: any) => name),
    (a, b) => a.localeCompare(b, 'en', {numeric: true}),
    (index, previous) =>
      report(file, `/${index}/name`, content[index].name, `a cycle after ${previous}, the one before it`),
  );
}

function checkCourseCredits({file, content}: DataFile, report: Report) {
  content.forEach(({courses}: any, group: number) => {
    courses.forEach(({course, current, previous}: any, index: number) => {
      if (current.length === 0 && previous.length === 0) {
        report(file, `/${group}/courses/${index}/current`, current, 'a person here or in previous');
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

function checkLibraries({file, content}: DataFile, report: Report) {
  content.forEach(({name, location}: any, index: number) => {
    const first = content.findIndex((other: any) => other.name === name && other.location === location);
    if (first < index) {
      report(file, `/${index}/location`, location, `another place, as /${first} is ${name} in the same one`);
    }
  });
}

/**
 * Checks every data file: against its schema, and for what schemas cannot say (dates and builds in order, names that
 * match, files that agree with each other). The schema of `data/name.json`, and of every file under `data/name/`, is
 * `data/schemas/name.schema.json`.
 *
 * @param directory - The folder `data`.
 * @param topics - Names of the files or folders to check; all are checked without it.
 * @returns One line a fault: file with line, place in it (JSON pointer), value, what is allowed. None if all
 *   is well.
 */
export function checkData(directory: string, topics?: readonly string[]): string[] {
  const faults: string[] = [];
  const texts = new Map<string, string>();
  const report: Report = (file, pointer, value, allowed) => {
    const shown = value === undefined ? 'not set' : JSON.stringify(value);
    const place = `${file}:${lineOf(texts.get(file) ?? '', pointer)} ${pointer || '/'}`;
    faults.push(`${place}: ${shown.length > 100 ? `${shown.slice(0, 100)}…` : shown}; allowed: ${allowed}.`);
  };

  // What validates is used once: to optimise it takes longer than to run it.
  const ajv = addFormats(new Ajv({allErrors: true, verbose: true, code: {optimize: false}}));
  const schemas = new Map<string, ValidateFunction>();
  const valid: {file: string; topic: string; content: any}[] = [];
  const invalidTopics = new Set<string>();

  const isSchema = (entry: string) => entry.startsWith(`schemas${path.sep}`);
  const topicOf = (entry: string) =>
    path.basename((isSchema(entry) ? path.basename(entry, '.schema.json') : entry.split(path.sep)[0]) ?? '', '.json');
  const entries = readdirSync(directory, {recursive: true, encoding: 'utf8'}).filter(
    (entry) => entry.endsWith('.json') && (!topics || topics.includes(topicOf(entry))),
  );
  // Schemas come first, then the data in an order that does not depend on the file system.
  entries.sort((a, b) => Number(isSchema(b)) - Number(isSchema(a)) || a.localeCompare(b, 'en', {numeric: true}));
  for (const entry of entries) {
    const file = `data/${entry.split(path.sep).join('/')}`;
    const topic = topicOf(entry);
    const text = readFileSync(path.join(directory, entry), 'utf8');
    texts.set(file, text);
    const {content, error} = parse(text);
    if (error !== undefined) {
      faults.push(`${file}: no JSON (${error}).`);
      invalidTopics.add(topic);
      continue;
    }
    if (isSchema(entry)) {
      try {
        schemas.set(path.basename(entry, '.schema.json'), ajv.compile(content));
      } catch (compileError) {
        faults.push(
          `${file}: no JSON schema (${compileError instanceof Error ? compileError.message : String(compileError)}).`,
        );
      }
      continue;
    }
    const validate = schemas.get(topic);
    if (!validate) {
      faults.push(`${file}: no schema; data/schemas/${topic}.schema.json has to describe it.`);
    } else if (validate(content)) {
      valid.push({file, topic, content});
    } else {
      validate.errors?.forEach((fault) => report(file, ...explain(fault, validate.schema)));
      invalidTopics.add(topic);
    }
  }

  const versions = new Map(valid.filter(({topic}) => topic === 'versions').map(({content}) => [content.name, content]));
  for (const dataFile of valid) {
    switch (dataFile.topic) {
      case 'versions':
        checkVersion(dataFile, report);
        break;
      case 'php-support':
        // Half of the versions would only raise faults that are none.
        if (!invalidTopics.has('versions')) {
          checkPhpSupport(dataFile, versions, report);
        }
        break;
      case 'app-releases':
        checkAppReleases(dataFile, report);
        break;
      case 'projects':
        checkProjects(dataFile, report);
        break;
      case 'meetings':
        checkMeetings(dataFile, report);
        break;
      case 'testing-credits':
        checkTestingCredits(dataFile, report);
        break;
      case 'course-credits':
        checkCourseCredits(dataFile, report);
        break;
      case 'third-party-libraries':
        checkLibraries(dataFile, report);
        break;
    }
  }
  return faults;
}
