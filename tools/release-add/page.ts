import {stringify} from 'yaml';
import {versionOfRelease} from '../../src/moodle/versionNames.ts';
import {keysOf, type Item, type ReleaseRecord, type Section} from './record.ts';

/** Escapes characters that Markdown or MDX would interpret. Code in backticks stays as it is. */
function escapeText(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\`*_{}[\]<>|]/g, '\\$&')))
    .join('');
}

function itemLine(item: Item): string {
  const title = escapeText(item.title.replace(/\.$/, ''));
  const keys = keysOf(item);
  return `- ${title}${keys.length > 0 ? ` (${keys.join(', ')})` : ''}`;
}

function sectionText({heading, level = 2, items}: Section): string {
  const lines = items.map(itemLine);
  return [`${'#'.repeat(level)} ${escapeText(heading)}`, ...(lines.length > 0 ? [lines.join('\n')] : [])].join('\n\n');
}

/** Returns the sections of a page. The requirements of a new version come before the changes for developers, if any. */
function bodyOf(record: ReleaseRecord): string[] {
  const sections = record.sections.map(sectionText);
  if ('version' in record && record.requirements) {
    const version = versionOfRelease(record.version);
    const developers = record.sections.findIndex(({heading}) => heading === 'For developers');
    const requirements = `## Requirements\n\n<Requirements version="${version}" />`;
    sections.splice(developers < 0 ? sections.length : developers, 0, requirements);
  }
  return sections;
}

/** Returns the front matter and introduction that pages have by default. */
function defaultsOf(record: ReleaseRecord): {fields: object; description: string; introduction: string} {
  if ('app' in record) {
    const name = `Moodle App ${record.app}`;
    return {
      fields: {title: `${name} release notes`, tags: ['moodle-app', 'release-notes'], appVersion: record.app},
      description: `New features, improvements and fixes in ${name}, a release of the mobile app.`,
      introduction: `${name} is a release of the mobile app for Moodle ${record.minPlatform} and later.`,
    };
  }
  const version = versionOfRelease(record.version);
  const title = `Moodle ${record.support ? version : record.version}`;
  return {
    fields: {title, tags: ['release-notes', `moodle-${version.replace('.', '-')}`], version: record.version},
    ...(record.support
      ? {
          description: `What is new in ${title}, its requirements, and what plugin developers must change.`,
          introduction: `${title} is a major release.`,
        }
      : {
          description: `Security fixes, bug fixes and improvements in ${title}, a point release of Moodle ${version}.`,
          introduction: `${title} is a point release of Moodle ${version}.`,
        }),
  };
}

/** Writes the page with the notes of a release. Each item is a line with its title and keys. */
export function releasePage(record: ReleaseRecord): string {
  const {fields, ...defaults} = defaultsOf(record);
  const {description = defaults.description, introduction = defaults.introduction} = record;
  const {title, ...others} = fields as {title: string};
  const frontMatter = stringify({title, description, ...others}, {lineWidth: 0, singleQuote: true});
  return `${[`---\n${frontMatter}---`, introduction, ...bodyOf(record)].join('\n\n')}\n`;
}
