import {archivedEditions} from '@site/src/moodle/editions';

/** The most common tasks of readers, for the home page and the empty search dialog. */
export const commonTasks = [
  {to: '/docs/gettingstarted/first-plugin', label: 'Write your first plugin'},
  {to: '/general/development/gettingstarted', label: 'Set up a development site'},
  {to: '/docs/apis/plugintypes', label: 'Choose a plugin type'},
  {to: '/docs/apis/subsystems/external/writing-a-service', label: 'Write a web service'},
  {to: '/docs/errors', label: 'Paste an error message'},
  {to: '/docs/changes', label: `See what changed since ${archivedEditions[0]}`},
  {to: '/general/releases/upgrade', label: 'Plan an upgrade'},
] as const;
