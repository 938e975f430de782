import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Adds what the site's own theme does not have: parts that fail when a test asks them to. */
export default function theme(): Plugin {
  return {
    name: 'fixture-theme',
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}
