import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pruneDocs, type Version} from './pruneDocs.ts';

/** The part of a loader's context that is used here. */
interface LoaderContext {
  resourcePath: string;
  addContextDependency: (folder: string) => void;
}

/** The generated files that concern this loader; others have neither property. */
interface GeneratedFile {
  version?: Partial<Version>;
  categoryGeneratedIndex?: {permalink: string};
}

function isVersion(version: Partial<Version> | undefined): version is Version {
  return version?.docs !== undefined && version.docsSidebars !== undefined;
}

/**
 * Loader for what Docusaurus generates for the pages of a documentation.
 *
 * @param source - Text of a generated file.
 * @returns The text, without unused docs if the file describes a version.
 */
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
