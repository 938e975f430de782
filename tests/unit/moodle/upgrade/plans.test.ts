import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {adviseUpgrade, planRoute} from '@site/src/moodle/upgrade/advice';
import {upgradeContents} from '@site/src/moodle/upgrade/contents';
import {pathOf, requirementRows} from '@site/src/moodle/upgrade/requirements';
import {readServer, serverOptions} from '@site/src/moodle/upgrade/server';
import {planSteps} from '@site/src/moodle/upgrade/steps';
import {compareVersions, versionOfRelease} from '@site/src/moodle/versionNames';
import {find, readContents, versions} from './site';

// The plans to 4.5 and later were checked by hand against the platform's source; the others show every kind of advice. A new
// release changes none of them, because a plan only uses releases that were available when its target was released.
const plans = readFileSync(path.join(import.meta.dirname, 'plans.txt'), 'utf8')
  .split(/^=== /m)
  .slice(1)
  .map((plan) => {
    const [title = '', ...lines] = plan.trim().split('\n');
    return [title, lines.join('\n').trim()] as const;
  });

const contents = readContents();

test.each(plans)('the plan from %s is right', async (title, expected) => {
  const [from = '', , to = '', , , php = '', , db = '', dbversion = ''] = title.split(' ');
  const server = readServer({php, db, dbversion}, serverOptions(from, versions));
  const route = planRoute(from, to, versions, server);
  const names = route.kind === 'steps' ? route.steps.map(({name}) => name) : [];
  const advice = adviseUpgrade(from, names, versions, server);
  const all = await contents;
  const notes = upgradeContents(find(from, all), find(to, all), all).gained.filter(({kind}) => kind === 'before');
  const paragraphs = [
    advice.route,
    advice.php,
    ...names.map((name, index) =>
      [
        `Step ${index + 1}: Moodle ${name}`,
        ...(advice.steps[index] ?? []).map(({topic, text}) => `${topic}: ${text}`),
      ].join('\n'),
    ),
    advice.databases,
    requirementRows(pathOf([from, ...names], versions, server.database))
      .filter(({isChanged}) => isChanged)
      .map(({what, values}) => `${what}: ${values.map(({text}) => text ?? 'Not on record').join(' → ')}`)
      .join('\n'),
    `Read before you upgrade: ${[...new Set(notes.map(({release}) => release.name))].join(', ') || 'nothing'}`,
  ];
  expect(paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')).toBe(expected);
});

test.each([
  // The older TinyMCE, the legacy log store, XML-RPC and the support email address
  ['3.9.5', '4.2.0', ['MDL-77308', 'MDL-52805', 'MDL-76052', 'MDL-72984']],
  // Oracle, Atto, Chat and Survey, MNet, the PHP machine learning backend and CAS
  ['4.1.22', '5.1.6', ['MDL-83172', 'MDL-83282', 'MDL-82457', 'MDL-84652', 'MDL-84107', 'MDL-78778']],
])('removals between %s and %s are read before the upgrade', async (from, to, keys) => {
  const all = await contents;
  const notes = upgradeContents(find(from, all), find(to, all), all).gained.filter(({kind}) => kind === 'before');
  expect(notes.flatMap((note) => note.keys)).toEqual(expect.arrayContaining(keys));
});

test('every release can be upgraded to the newest release of each later version, step by step', () => {
  const newest = versions.map(({releases}) => releases.at(-1)!.name);
  const limits = new Map(versions.map(({name, requirements}) => [name, requirements?.upgradeFrom?.min ?? name]));
  for (const from of versions.flatMap(({releases}) => [releases[0]!.name, releases.at(-1)!.name])) {
    for (const to of newest.filter((name) => compareVersions(name, from) > 0)) {
      const route = planSteps(from, to, versions);
      const path = route.kind === 'steps' ? [from, ...route.steps.map(({name}) => name)] : [];
      expect(path.at(-1), `${from} to ${to}`).toBe(to);
      path.slice(1).forEach((name, index) => {
        const limit = limits.get(versionOfRelease(name)) ?? '';
        expect(
          compareVersions(path[index] ?? '', limit) >= 0 || limit === versionOfRelease(name),
          `${path.join()}`,
        ).toBe(true);
      });
    }
  }
});
