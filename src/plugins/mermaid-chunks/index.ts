import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import escapeStringRegexp from 'escape-string-regexp';

/** Returns the names of a package and of all packages that it needs. */
function packagesOf(siteDir: string, name: string, found = new Set<string>()): Set<string> {
  const file = path.join(siteDir, 'node_modules', name, 'package.json');
  if (!found.has(name) && existsSync(file)) {
    found.add(name);
    const {dependencies = {}} = JSON.parse(readFileSync(file, 'utf8')) as {dependencies?: Record<string, string>};
    Object.keys(dependencies).forEach((dependency) => packagesOf(siteDir, dependency, found));
  }
  return found;
}

/**
 * Gives the scripts of Mermaid, of which a page loads only those for its diagrams, names that contain `mermaid`, so that the
 * offline archives can leave them out. There are no such scripts while all diagrams have drawings.
 */
export default function mermaidChunks({siteDir}: LoadContext): Plugin {
  return {
    name: 'mermaid-chunks',
    configureWebpack({mode}, isServer) {
      if (isServer || mode !== 'production') {
        return {};
      }
      const names = [...packagesOf(siteDir, 'mermaid')].map(escapeStringRegexp).join('|');
      const test = new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.replaceAll('/', '[\\\\/]')})[\\\\/]`);
      // A higher priority than the group `common` of Docusaurus, whose chunk every page loads.
      const mermaid = {test, idHint: 'mermaid', priority: 45};
      return {optimization: {chunkIds: 'named', splitChunks: {cacheGroups: {mermaid}}}};
    },
  };
}
