// @ts-check
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Ajv} from 'ajv';
import ajvFormats from 'ajv-formats';
import {findNodeAtLocation, parseTree} from 'jsonc-parser';
import {compareVersions, versionOf} from '../../src/data/versionNames.mjs';
import {explain} from '../schema-faults.mjs';

/**
 * A data file that its schema has accepted.
 *
 * @typedef {{file: string, content: any}} DataFile
 */

/**
 * Takes note of a fault: in which file, where in it (JSON pointer), what stands there, what may stand there.
 *
 * @typedef {(file: string, pointer: string, value: unknown, allowed: string) => void} Report
 */

const addFormats = ajvFormats.default;

/** @param {string} text - Content of a JSON file. */
function parse(text) {
  try {
    return {content: JSON.parse(text)};
  } catch (error) {
    return {error: error instanceof Error ? error.message : String(error)};
  }
}

/**
 * @param {string} text - Content of a JSON file.
 * @param {string} pointer - JSON pointer; what it names need not be there.
 * @returns {number} The line on which that stands, or what would hold it.
 */
function lineOf(text, pointer) {
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
 * @param {readonly string[]} values
 * @param {(a: string, b: string) => number} compare
 * @param {(index: number, previous: string) => void} onFault - Called with the place of the value that is out of order.
 */
function checkOrder(values, compare, onFault) {
  values.forEach((value, index) => {
    const previous = values[index - 1];
    if (previous !== undefined && compare(previous, value) >= 0) {
      onFault(index, previous);
    }
  });
}

/**
 * @param {DataFile} dataFile
 * @param {Report} report
 */
function checkVersion({file, content: version}, report) {
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

  /** @type {Map<string, string>} */
  const builds = new Map();
  releases.forEach((/** @type {any} */ release, /** @type {number} */ index) => {
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
    releases.map((/** @type {any} */ release) => release.name),
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
 * @param {string} file
 * @param {string} name - Name of the version.
 * @param {readonly any[]} releases
 * @param {any} requirements
 * @param {Report} report
 */
function checkRequirements(file, name, releases, {php, upgradeFrom, databases, extensions}, report) {
  const also = php.alsoSupported ?? [];
  const supported = [php.min, ...also.map((/** @type {any} */ {version}) => version)];
  checkOrder(supported, compareVersions, (index, previous) =>
    report(
      file,
      `/requirements/php/alsoSupported/${index - 1}/version`,
      supported[index],
      `a PHP version above ${previous}`,
    ),
  );
  also.forEach((/** @type {any} */ {since}, /** @type {number} */ index) => {
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
  extensions.optional.forEach((/** @type {string} */ extension, /** @type {number} */ index) => {
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
 * @param {DataFile} dataFile
 * @param {ReadonlyMap<string, any>} versions - By name.
 * @param {Report} report
 */
function checkPhpSupport({file, content}, versions, report) {
  checkOrder(
    content.map((/** @type {any} */ {php}) => php),
    (a, b) => compareVersions(b, a),
    (index, previous) =>
      report(file, `/${index}/php`, content[index].php, `a version below ${previous}, as the newest stands first`),
  );
  content.forEach((/** @type {any} */ {php, usableFrom, minimumFor}, /** @type {number} */ index) => {
    usableFrom.forEach((/** @type {string} */ release, /** @type {number} */ place) => {
      const version = versions.get(versionOf(release));
      const {min, alsoSupported = []} = version?.requirements?.php ?? {min: ''};
      const entry = alsoSupported.find((/** @type {any} */ candidate) => candidate.version === php);
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

/**
 * @param {DataFile} dataFile
 * @param {Report} report
 */
function checkAppReleases({file, content}, report) {
  checkOrder(
    content.map((/** @type {any} */ {version}) => version),
    (a, b) => compareVersions(b, a),
    (index, previous) =>
      report(
        file,
        `/${index}/version`,
        content[index].version,
        `a version below ${previous}, as the newest stands first`,
      ),
  );
  content.forEach((/** @type {any} */ {name, version, date, versionCode, route}, /** @type {number} */ index) => {
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

/**
 * @param {DataFile} dataFile
 * @param {Report} report
 */
function checkProjects({file, content}, report) {
  for (const key of ['title', 'route']) {
    content.forEach((/** @type {any} */ project, /** @type {number} */ index) => {
      const first = content.findIndex((/** @type {any} */ other) => other[key] === project[key]);
      if (project[key] && first < index) {
        report(file, `/${index}/${key}`, project[key], `a ${key} that no other project has (/${first} has it)`);
      }
    });
  }
}

/**
 * @param {DataFile} dataFile
 * @param {Report} report
 */
function checkMeetings({file, content: {meetings, earlier}}, report) {
  meetings.forEach((/** @type {any} */ {route, start, agenda}, /** @type {number} */ index) => {
    const expected = `/general/community/meetings/${start.slice(0, 7).replace('-', '')}`;
    if (route !== expected) {
      report(file, `/meetings/${index}/route`, route, `"${expected}", after year and month of start`);
    }
    // Where the talks of a recording begin and end; minutes have two digits, so they sort as text.
    const cuts = agenda.flatMap((/** @type {any} */ {from, to}, /** @type {number} */ place) =>
      from
        ? [
            {key: `${place}/from`, at: from},
            {key: `${place}/to`, at: to},
          ]
        : [],
    );
    cuts.forEach((/** @type {any} */ {key, at}, /** @type {number} */ place) => {
      const previous = cuts[place - 1];
      if (previous && at < previous.at) {
        report(file, `/meetings/${index}/agenda/${key}`, at, `${previous.at} or later`);
      }
    });
  });
  checkOrder(
    meetings.map((/** @type {any} */ {start}) => start),
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
    earlier.map((/** @type {any} */ {year}) => String(year)),
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

/**
 * @param {DataFile} dataFile
 * @param {Report} report
 */
function checkTestingCredits({file, content}, report) {
  checkOrder(
    content.map((/** @type {any} */ {name}) => name),
    (a, b) => a.localeCompare(b, 'en', {numeric: true}),
    (index, previous) =>
      report(file, `/${index}/name`, content[index].name, `a cycle after ${previous}, the one before it`),
  );
}

/**
 * @param {DataFile} dataFile
 * @param {Report} report
 */
function checkCourseCredits({file, content}, report) {
  content.forEach((/** @type {any} */ {courses}, /** @type {number} */ group) => {
    courses.forEach((/** @type {any} */ {course, current, previous}, /** @type {number} */ index) => {
      if (current.length === 0 && previous.length === 0) {
        report(file, `/${group}/courses/${index}/current`, current, 'a person here or in previous');
      }
      const first = courses.findIndex((/** @type {any} */ other) => other.course === course);
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

/**
 * @param {DataFile} dataFile
 * @param {Report} report
 */
function checkLibraries({file, content}, report) {
  content.forEach((/** @type {any} */ {name, location}, /** @type {number} */ index) => {
    const first = content.findIndex((/** @type {any} */ other) => other.name === name && other.location === location);
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
 * @param {string} directory - The folder `data`.
 * @param {readonly string[]} [topics] - Names of the files or folders to check; all are checked without it.
 * @returns {string[]} One line a fault: file with line, place in it (JSON pointer), value, what is allowed. None if all
 *   is well.
 */
export function checkData(directory, topics) {
  /** @type {string[]} */
  const faults = [];
  /** @type {Map<string, string>} */
  const texts = new Map();
  /** @type {Report} */
  const report = (file, pointer, value, allowed) => {
    const shown = value === undefined ? 'not set' : JSON.stringify(value);
    const place = `${file}:${lineOf(texts.get(file) ?? '', pointer)} ${pointer || '/'}`;
    faults.push(`${place}: ${shown.length > 100 ? `${shown.slice(0, 100)}…` : shown}; allowed: ${allowed}.`);
  };

  // What validates is used once: to optimise it takes longer than to run it.
  const ajv = addFormats(new Ajv({allErrors: true, verbose: true, code: {optimize: false}}));
  /** @type {Map<string, import('ajv').ValidateFunction>} */
  const schemas = new Map();
  /** @type {{file: string, topic: string, content: any}[]} */
  const valid = [];
  /** @type {Set<string>} */
  const invalidTopics = new Set();

  const isSchema = (/** @type {string} */ entry) => entry.startsWith(`schemas${path.sep}`);
  const topicOf = (/** @type {string} */ entry) =>
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
