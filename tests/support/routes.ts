import {readFileSync} from 'node:fs';

/** Routes that the site must keep: new pages can be added to the list, but none may ever be removed. */
export const promisedRoutes = readFileSync('tests/e2e/data/routes.txt', 'utf8').trim().split('\n');
