import {expect, test} from 'vitest';
import {readReleases} from '@site/src/moodle/releases/readReleases';

const {versions} = readReleases(process.cwd());

/** Returns the lowest versions of PHP and of the databases that a version of the platform needs, and what was needed before. */
function minimums(name: string | undefined) {
  const requirements = versions.find((version) => version.name === name)?.requirements;
  return requirements && {php: requirements.php, ...requirements.databases};
}

test.each(versions.map(({name}) => name))('%s names the minimum of the last version with a lower one', (name) => {
  for (const [software, {min, minRaisedSince, minBefore}] of Object.entries(minimums(name) ?? {})) {
    const before = minimums(minRaisedSince)?.[software as 'php'];
    expect(before?.min, software).toBe(minBefore);
    expect(min, software).not.toBe(minBefore);
  }
});
