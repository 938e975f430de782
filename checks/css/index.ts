/*
 * Checks the cascade layers and the colours of the built CSS. Run it after a build.
 *
 * Docusaurus puts its CSS into `docusaurus.*` layers. Our CSS is in `site.*` layers, which come after them, so it takes
 * precedence whatever the selectors are. This breaks silently if the bundler drops the layer statement, or if a minifier
 * moves a media query out of its layer (facebook/docusaurus#11567).
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {isMain} from '../../tools/lib/isMain.ts';
import {checkLayers, type Exception} from './layers.ts';
import {declaredLayers} from './stylelintLayers.ts';

const exceptions: readonly Exception[] = [];

/** Lists the custom properties that a style sheet declares, including the leading dashes. */
export function customProperties(css: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(css).walkDecls(/^--/, ({prop}) => {
    names.add(prop);
  });
  return names;
}

/**
 * Finds colours that are missing from the build. The bundler replaces its placeholders for hashes, and a colour can look
 * like such a placeholder.
 *
 * @param source - The text of a style sheet.
 * @param built - The text of the built style sheets.
 * @returns One line for each declaration that is missing.
 */
export function lostColours(source: string, built: string): string[] {
  const kept = new Set<string>();
  postcss.parse(built).walkDecls(/^--/, ({prop, value}) => {
    kept.add(`${prop}: ${value}`);
  });
  const problems: string[] = [];
  postcss.parse(source).walkDecls(/^--/, ({prop, value}) => {
    if (/^#[\da-f]+$/.test(value) && !kept.has(`${prop}: ${value}`)) {
      problems.push(`${prop}: ${value} is in the sources, but not in the build`);
    }
  });
  return problems;
}

/**
 * Checks all style sheets in a build.
 *
 * @param site - Folder of the project.
 * @returns One line for each problem, with the file.
 */
export function checkBuiltCss(site: string): string[] {
  const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
  const settings = {
    layers: declaredLayers(read('src/css/layers.css')),
    tokens: customProperties(read('src/css/tokens.css')),
    exceptions,
  };
  const folder = 'build/assets/css';
  const names = existsSync(path.join(site, folder)) ? readdirSync(path.join(site, folder)) : [];
  const files = names.filter((name) => name.endsWith('.css')).map((name) => `${folder}/${name}`);
  if (files.length === 0) {
    return ['build/assets/css contains no CSS; run "npm run build" first'];
  }
  return [
    ...files.flatMap((file) => checkLayers(read(file), settings).map((problem) => `${file}: ${problem}`)),
    ...lostColours(read('src/css/tokens.css'), files.map(read).join('\n')),
  ];
}

if (isMain(import.meta.url)) {
  const problems = checkBuiltCss(path.join(import.meta.dirname, '../..'));
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length === 0 ? 0 : 1;
}
