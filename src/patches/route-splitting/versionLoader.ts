import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pruneDocs, type Version} from './pruneDocs.ts';

interface LoaderContext {
  resourcePath: string;
  addContextDependency: (folder: string) => void;
}

/** The generated files that this loader reads. Other files of the docs plugin do not have these properties. */
interface GeneratedFile {
  version?: Partial<Version>;
  categoryGeneratedIndex?: {permalink: string};
}

function isVersion(version: Partial<Version> | undefined): version is Version {
  return version?.docs !== undefined && version.docsSidebars !== undefined;
}

/** Bundler loader for the JSON files of the docs plugin. It prunes the props of a docs version. */
export default function versionLoader(this: LoaderContext, source: string): string {
  const {version, ...rest} = JSON.parse(source) as GeneratedFile;
  if (!isVersion(version)) {
    return source;
  }
  const folder = path.dirname(this.resourcePath);
  this.addContextDependency(folder);
  const indexes = readdirSync(folder).flatMap((file) => {
    const generated = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as GeneratedFile;
    return generated.categoryGeneratedIndex?.permalink ?? [];
  });
  return JSON.stringify({...rest, version: pruneDocs(version, new Set(indexes))});
}
