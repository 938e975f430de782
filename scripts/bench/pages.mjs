// @ts-check

/** A page of each kind, by the name that the bench prints. */
export const pages = new Map([
  ['home', '/'],
  ['documentation', '/docs'],
  ['long page', '/docs/apis/core/dml'],
  ['many samples', '/docs/apis/subsystems/form'],
  ['documentation 4.1', '/docs/4.1/apis/core/dml'],
  ['general page', '/general/documentation/contributing'],
  ['releases', '/general/releases'],
  ['release notes', '/general/releases/4.1/4.1.3'],
  ['process', '/general/development/process'],
  ['API index', '/docs/api-index'],
  ['upgrade planner', '/general/releases/upgrade'],
  ['search', '/search'],
  ['versions', '/versions'],
  ['offline', '/offline'],
  ['tags', '/docs/tags'],
  ['credits', '/general/community/credits'],
  ['diagram', '/docs/apis/core/navigation'],
  ['Behat steps', '/general/development/tools/behat/writing'],
]);
