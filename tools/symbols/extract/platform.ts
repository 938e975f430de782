import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {standardPlugins} from './standardPlugins.ts';
import {isOwnFile, thirdPartyLocations} from './thirdParty.ts';

/** A plugin type or subplugin type, with the standard plugins of the release. */
export interface PluginType {
  name: string;
  /** Folder in the platform that contains the plugins. */
  folder: string;
  /** Plugin that defines the type; empty for plugin types of core. */
  owner: string;
  plugins: string[];
}

export interface Platform {
  /** For example `4.2`. */
  version: string;
  pluginTypes: PluginType[];
  /** Folders by name, without the prefix `core_`. The value is null for a subsystem without a folder. */
  subsystems: Record<string, string | null>;
  folders: ReadonlyMap<string, string>;
  /** Returns sorted paths with the given extension, without folders, third-party code and additional plugins. */
  files: (extension: string) => string[];
  /** Folder with the code. All paths are relative to it. */
  root: string;
  /** Reads and parses a file. Throws an error that names the file if that is not possible. */
  read: <Content>(file: string, parse: (text: string) => Content) => Content;
}

const allowed = 'a folder with a checkout of the platform: version.php with $branch, and lib/components.json';

/** Returns the folder with the code of a checkout. Since 5.1, it is `public`, and only lists are in the folder above. */
function codeFolder(root: string): string {
  const folder = path.join(root, 'public');
  return existsSync(path.join(folder, 'version.php')) ? folder : root;
}

/** Reads and parses a file. If that fails, adds the file to the message, because Node.js doesn't name it. */
function readFile<Content>(file: string, parse: (text: string) => Content): Content {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Reads the version of a checkout, such as `4.2`. Throws an error if the folder does not contain a platform. */
export function readVersion(root: string): string {
  const file = path.join(codeFolder(root), 'version.php');
  const branch = existsSync(file) && /\$branch\s*=\s*['"](\d)(\d\d?)['"]/.exec(readFileSync(file, 'utf8'));
  if (!branch || !existsSync(path.join(root, 'lib/components.json'))) {
    throw new Error(`--platform is "${root}"; allowed: ${allowed}.`);
  }
  return `${branch[1] ?? ''}.${Number(branch[2])}`;
}

/** Reads a JSON file, or returns an empty object if it does not exist. */
function readJson(file: string): Record<string, Record<string, string | null>> {
  return existsSync(file) ? readFile(file, (text) => JSON.parse(text)) : {};
}

/** Returns the folders of a plugin's subplugins by type. `subplugintypes` is relative to the plugin's folder. */
function subpluginFolders(root: string, plugin: string): [type: string, folder: string][] {
  const {subplugintypes, plugintypes = {}} = readJson(path.join(root, plugin, 'db/subplugins.json'));
  return Object.entries(subplugintypes ?? plugintypes).map(([type, folder]) => [
    type,
    subplugintypes ? `${plugin}/${folder}` : (folder ?? ''),
  ]);
}

/** Returns whether a set contains a path or one of its parent folders. */
function isBelow(file: string, places: ReadonlySet<string>): boolean {
  for (let end = file.length; end > 0; end = file.lastIndexOf('/', end - 1)) {
    if (places.has(file.slice(0, end))) {
      return true;
    }
  }
  return false;
}

function installedPlugins(root: string, folder: string): string[] {
  const parent = path.join(root, folder);
  return existsSync(parent)
    ? readdirSync(parent).filter((name) => existsSync(path.join(parent, name, 'version.php')))
    : [];
}

/**
 * Reads the plugin types, subsystems and files of a checkout, relative to the folder with the code. Throws an error if it does
 * not contain a platform or does not list its standard plugins.
 */
export function readPlatform(checkout: string): Platform {
  const version = readVersion(checkout);
  const root = codeFolder(checkout);
  const components = readJson(path.join(checkout, 'lib/components.json'));
  const foldersOf = (kind: string) =>
    Object.fromEntries(
      Object.entries(components[kind] ?? {}).map(([name, folder]) => [name, folder?.replace(/^public\//, '') ?? null]),
    );
  const [plugintypes, subsystems] = [foldersOf('plugintypes'), foldersOf('subsystems')];
  const standard = standardPlugins(checkout);
  const pluginTypes: PluginType[] = [];
  const folders = new Map<string, string>();
  for (const [name, folder] of Object.entries(subsystems)) {
    if (folder !== null) {
      folders.set(folder, `core_${name}`);
    }
  }
  const additional = new Set<string>();

  const addType = (name: string, folder: string, owner: string) => {
    const plugins = [...(standard.get(name) ?? [])].sort();
    pluginTypes.push({name, folder, owner, plugins});
    for (const plugin of new Set([...plugins, ...installedPlugins(root, folder)])) {
      const place = `${folder}/${plugin}`;
      if (!plugins.includes(plugin)) {
        additional.add(place);
        continue;
      }
      folders.set(place, `${name}_${plugin}`);
      for (const [type, subfolder] of subpluginFolders(root, place)) {
        addType(type, subfolder, `${name}_${plugin}`);
      }
    }
  };
  for (const [name, folder] of Object.entries(plugintypes)) {
    addType(name, folder ?? '', '');
  }

  const libraries = new Set(thirdPartyLocations(root));
  const isSkipped = (file: string) =>
    isBelow(file, additional) || (isBelow(file, libraries) && !isOwnFile(root, file, libraries));
  const all = readdirSync(root, {recursive: true, withFileTypes: true})
    .filter((entry) => !entry.isDirectory())
    .map(({parentPath, name}) => path.relative(root, path.join(parentPath, name)).replaceAll(path.sep, '/'))
    .filter((file) => !/(?:^|\/)(?:node_modules|vendor|lang|\.[^/]*)\//.test(file) && !isSkipped(file))
    .sort();
  return {
    version,
    root,
    pluginTypes,
    subsystems,
    folders,
    files: (extension) => all.filter((file) => file.endsWith(extension)),
    read: (file, parse) => readFile(path.join(root, file), parse),
  };
}

/** Finds the component that a file belongs to: `mod_quiz`, `core_course` for a subsystem, or `core`. */
export function componentOfFile({folders}: Platform, file: string): string {
  let folder = file;
  while (folder !== '') {
    folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0));
    const component = folders.get(folder);
    if (component !== undefined) {
      return component;
    }
  }
  return 'core';
}

/**
 * Returns the platform's name, such as `mod_quiz/list`, for a file with an extension in a component's folder, such as a
 * template or module; undefined if it is not in such a folder.
 */
export function placeIn({folders}: Platform, file: string, folder: string, extension: string): string | undefined {
  const start = file.indexOf(`/${folder}/`);
  const parent = file.slice(0, start);
  const component = parent === 'lib' ? 'core' : folders.get(parent);
  return start === -1 || component === undefined
    ? undefined
    : `${component}/${file.slice(start + folder.length + 2, -extension.length)}`;
}
