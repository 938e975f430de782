import {placeIn, type Platform} from '../platform.ts';
import type {Table} from '../table.ts';

/** Mustache helpers, which run code instead of reading a variable. */
const helpers = new Set(['str', 'cleanstr', 'pix', 'js', 'quote', 'userdate', 'shortentext', 'uniqid']);

/** Matches a tag with its sigil, such as `#`, and its name. */
const tag = /\{\{\{\s*([\w.-]+)\s*\}\}\}|\{\{\s*([#^/$><&]?)\s*([^\s{}]+)\s*\}\}/g;

/** Finds the variables and partials in a template, in the order of their first use. */
function readTemplate(source: string): {variables: string[]; partials: string[]} {
  const [variables, partials] = [new Set<string>(), new Set<string>()];
  for (const [, raw, sigil = '', name = raw ?? ''] of source
    .replace(/\{\{!(?:(?!\}\})[\s\S])*\}\}/g, '')
    .matchAll(tag)) {
    if (sigil === '>' || sigil === '<') {
      partials.add(name);
    } else if (sigil !== '/' && sigil !== '$' && name !== '.' && !helpers.has(name)) {
      variables.add(name);
    }
  }
  return {variables: [...variables], partials: [...partials]};
}

/** Lists the Mustache templates of a platform. */
export function templateTable(platform: Platform): Table {
  const rows = platform.files('.mustache').flatMap((file) => {
    const template = placeIn(platform, file, 'templates', '.mustache');
    if (template === undefined) {
      return [];
    }
    const {variables, partials} = platform.read(file, readTemplate);
    return [{template, variables: variables.join(' '), partials: partials.join(' ')}];
  });
  return {columns: ['template', 'variables', 'partials'], rows};
}
