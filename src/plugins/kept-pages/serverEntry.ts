import {readFileSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import render, {type RenderedPage} from '@kept-pages/render';
import {replaceFile} from '../../build/kept.ts';
import {keyOf} from './parts.ts';
import type {KeptPages} from '.';

/** The bundler's name for what loads files that are no part of the bundle. */
declare const __non_webpack_require__: NodeJS.Require;

const {folder, ...parts} = __non_webpack_require__('./kept-pages.json') as KeptPages;

function read(file: string): RenderedPage | undefined {
  try {
    return deserialize(readFileSync(file)) as RenderedPage;
  } catch {
    // Not there, or taken away by another build.
    return undefined;
  }
}

let isKeeping = true;

function keep(file: string, page: RenderedPage): void {
  if (!isKeeping) {
    return;
  }
  try {
    replaceFile(file, serialize(page));
  } catch (error) {
    isKeeping = false;
    console.warn(`The next build has to render pages again: ${String(error)}`);
  }
}

/**
 * Renders a page as Docusaurus does, or finds it as the last build has rendered it from the same files.
 *
 * @param page - What Docusaurus asks for.
 * @returns What Docusaurus takes.
 */
export default async function renderOrRead(page: Parameters<typeof render>[0]): Promise<RenderedPage> {
  const file = path.join(folder, keyOf(parts, page.pathname));
  const kept = read(file);
  if (kept) {
    return kept;
  }
  const rendered = await render(page);
  keep(file, rendered);
  return rendered;
}
