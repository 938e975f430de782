import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {redirects} from '../../../config/redirects.ts';

/**
 * Writes the redirect pages with `@docusaurus/plugin-client-redirects`. Its options are not in the site's configuration,
 * because Docusaurus sends the configuration to every reader, and the redirects are 5 kB after compression.
 */
export default function redirectPages(context: LoadContext): Plugin | null {
  return clientRedirects(context, redirects) as Plugin | null;
}
