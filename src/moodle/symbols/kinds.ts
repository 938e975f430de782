/** Kinds of symbols, in the order of the API index. */
export const symbolKinds = [
  'function',
  'class',
  'method',
  'constant',
  'event',
  'task',
  'capability',
  'web service',
  'table',
  'template',
  'module',
  'callback',
  'cache',
  'message provider',
  'plugin type',
  'subsystem',
] as const;

export type SymbolKind = (typeof symbolKinds)[number];

/** Names of the kinds: in anchors, singular and plural. */
export const kindNames: Readonly<Record<SymbolKind, {slug: string; one: string; many: string}>> = {
  function: {slug: 'function', one: 'Function', many: 'Functions'},
  class: {slug: 'class', one: 'Class', many: 'Classes'},
  method: {slug: 'method', one: 'Method', many: 'Methods'},
  constant: {slug: 'constant', one: 'Constant', many: 'Constants'},
  event: {slug: 'event', one: 'Event', many: 'Events'},
  task: {slug: 'task', one: 'Scheduled task', many: 'Scheduled tasks'},
  capability: {slug: 'capability', one: 'Capability', many: 'Capabilities'},
  'web service': {slug: 'webservice', one: 'Web service', many: 'Web services'},
  table: {slug: 'table', one: 'Database table', many: 'Database tables'},
  template: {slug: 'template', one: 'Template', many: 'Templates'},
  module: {slug: 'module', one: 'JavaScript module', many: 'JavaScript modules'},
  callback: {slug: 'callback', one: 'Callback', many: 'Callbacks'},
  cache: {slug: 'cache', one: 'Cache', many: 'Caches'},
  'message provider': {slug: 'message', one: 'Message provider', many: 'Message providers'},
  'plugin type': {slug: 'plugintype', one: 'Plugin type', many: 'Plugin types'},
  subsystem: {slug: 'subsystem', one: 'Subsystem', many: 'Subsystems'},
};
