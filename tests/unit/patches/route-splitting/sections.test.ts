import {describe, expect, test} from 'vitest';
import {splitChunks, planSections, readRoutes} from '@site/src/patches/route-splitting/sections.ts';
import {registryOf} from './registry.ts';

/** A route as Docusaurus writes it. */
const routeOf = (path: string, below?: string) =>
  `{ path: '${path}', component: ComponentCreator('${path}', 'a1b'), ${below === undefined ? 'exact: true' : `routes: [${below}]`} }`;

const table = (...routes: string[]) =>
  `import React from 'react';\nimport ComponentCreator from '@docusaurus/ComponentCreator';\n\nexport default [\n  ${routes.join(',\n  ')},\n  {\n    path: '*',\n    component: ComponentCreator('*'),\n  },\n];\n`;

/** Sixty docs pages, half of them in a folder, and another page. */
const many = Array.from({length: 30}, (_, index) => [`/docs/apis/${index}`, `/docs/${index}`]).flat();
const site = table(
  routeOf('/search'),
  routeOf('/docs', [routeOf('/docs/tags/x'), routeOf('/docs', many.map((path) => routeOf(path)).join(','))].join(',')),
);

describe('readRoutes', () => {
  test('throws an error if the table has an unknown format', () => {
    expect(() => readRoutes('export const routes = [];\n')).toThrow(
      'The plugin route-splitting cannot parse .docusaurus/routes.js. ' +
        'Docusaurus has changed the format, so update src/patches/route-splitting/sections.ts.',
    );
  });
});

describe('planSections', () => {
  const {routes, sections} = planSections(readRoutes(site));

  test('keeps top-level routes, and routes with children', () => {
    expect(routes.map(({path}) => path)).toEqual(['/search', '/docs', '*']);
    expect(routes[1]!.routes!.map(({path}) => path)).toEqual(['/docs']);
    expect(routes[1]!.routes![0]!.routes).toEqual([]);
  });

  test('groups the other routes by folder', () => {
    expect(sections.map(({prefix, parts}) => [prefix, parts.map((part) => part.routes.length)])).toEqual([
      ['/docs', [1, 30]],
      ['/docs/apis', [30]],
    ]);
  });
});

describe('splitChunks', () => {
  test('assigns a chunk to its section, or to the initial table if several use it', () => {
    const chunks = {
      '/search-a1b': {__comp: 'search'},
      '/docs/0-a1b': {__comp: 'item', content: 'first'},
      '/docs/apis/0-a1b': {__comp: 'item', content: 'second'},
    };
    const registry = registryOf(
      ...['search', 'item', 'first', 'second', 'unused'].map((name) => [name, name] as const),
    );
    const plan = planSections(readRoutes(site));
    const [rest, apis] = plan.sections.map(({name}) => name);
    const bySection = splitChunks(plan, registry, chunks);
    expect(bySection.get(undefined)!.names).toEqual(['search', 'item']);
    expect(bySection.get(rest)!.names).toEqual(['first']);
    expect(bySection.get(apis)!.names).toEqual(['second']);
    expect(bySection.get(undefined)!.keys).toContain('/search-a1b');
    expect(bySection.get(rest)!.keys).toContain('/docs/0-a1b');
  });
});
