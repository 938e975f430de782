import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {nameOf, walkPhp, type PhpNode} from '../../../checks/samples/php/ast.ts';
import {parsePlatformPhp} from './php/phpFile.ts';
import {stringText} from './php/values.ts';

/** Reads the plugin names from the plugin manager of versions that do not have `lib/plugins.json`. */
function pluginsInManager(code: string): Map<string, string[]> {
  const plugins = new Map<string, string[]>();
  walkPhp(parsePlatformPhp(code), (node) => {
    if (node.kind !== 'method' || nameOf(node) !== 'standard_plugins_list') {
      return;
    }
    walkPhp(node.body, (entry) => {
      if (entry.kind === 'entry' && entry.key && entry.value.kind === 'array') {
        const names = entry.value.items.map(({value}: PhpNode) => stringText(value));
        plugins.set(stringText(entry.key), names);
      }
    });
  });
  return plugins;
}

/**
 * Reads the plugins that are part of a release, by type. Throws an error if the checkout does not list them, because otherwise
 * all plugins would be missing.
 */
export function standardPlugins(root: string): ReadonlyMap<string, string[]> {
  const [list, manager] = ['lib/plugins.json', 'lib/classes/plugin_manager.php'].map((file) => path.join(root, file));
  if (list !== undefined && existsSync(list)) {
    const {standard} = JSON.parse(readFileSync(list, 'utf8')) as {standard: Record<string, string[]>};
    return new Map(Object.entries(standard));
  }
  const plugins = manager && existsSync(manager) ? pluginsInManager(readFileSync(manager, 'utf8')) : undefined;
  if (!plugins?.size) {
    throw new Error(
      `--platform is "${root}", which does not list its standard plugins; allowed: a checkout with lib/plugins.json, ` +
        'or standard_plugins_list() in lib/classes/plugin_manager.php.',
    );
  }
  return plugins;
}
