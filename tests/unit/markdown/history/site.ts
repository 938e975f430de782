import {cpSync} from 'node:fs';
import path from 'node:path';
import {beforeEach} from 'vitest';
import {temporarySite, type TemporarySite} from '../../temporarySite';

/**
 * Creates a site with the data that version histories are validated against: the project's schema, and three versions. It
 * is for the tests of the current file.
 */
export function historySite(): TemporarySite {
  const history = temporarySite();
  beforeEach(() => {
    cpSync('data/schemas', path.join(history.site, 'data/schemas'), {recursive: true});
    for (const [name, ...releases] of [
      ['3.9', '3.9.0'],
      ['4.1', '4.1.0', '4.1.3'],
      ['4.2', '4.2.0', '4.2.2'],
    ] as const) {
      history.write(`data/versions/${name}.json`, {name, releases: releases.map((release) => ({name: release}))});
    }
  });
  return history;
}
