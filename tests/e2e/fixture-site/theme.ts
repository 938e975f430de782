import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Adds a navbar item that fails when a test asks for it. */
export default function theme(): Plugin {
  return {
    name: 'fixture-theme',
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}
