import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ErrorData, MessageDetails} from '@site/src/errors/catalogue';
import {ownPlugin} from '@site/src/errors/paste';
import {editionLinks} from '@site/src/moodle/editions';
import CodeText from '../CodeText';
import FactList from '../FactList';
import {joinNodes} from '../joinNodes';
import type {DetailedMatch, FoundMessage} from './useErrors';
import styles from './styles.module.css';

interface Props {
  message: FoundMessage;
  pluginFolders: ErrorData['pluginFolders'];
}

const kinds: Readonly<Record<string, string>> = {
  exception: 'An exception, which ends the request',
  debugging: 'A debugging message for developers; the request continues',
  notice: 'A message of a command-line script or a log',
  form: 'A message of a form field',
  string: 'A language string; code computes its name, or plugins use it',
  php: 'A message of PHP',
  database: 'A message of the database',
  javascript: 'A message of the browser or of RequireJS',
};

/** A place in the source, as `FILE:LINE:FUNCTION`, with a link. */
function Place({place, version}: {place: string; version: string}): ReactNode {
  const [file = '', line = '', ...rest] = place.split(':');
  const name = rest.join(':');
  const url = editionLinks[version]?.source.replace('{page}', 'blob');
  const label = name === '' ? <code>{file}</code> : <code>{name}()</code>;
  return url === undefined ? label : <Link href={`${url}/${file}#L${line}`}>{label}</Link>;
}

/** Links the places of the newest version that has the message. */
function placesOf({places}: MessageDetails): ReactNode {
  const [version, list = []] = Object.entries(places)[0] ?? [];
  const shown = list.filter((place) => place.includes(':'));
  const count = Number(list.find((place) => !place.includes(':')) ?? shown.length);
  return version === undefined || shown.length === 0 ? undefined : (
    <>
      {joinNodes(
        shown.map((place) => <Place key={place} place={place} version={version} />),
        ', ',
      )}
      {count > shown.length && ` and ${count - shown.length} more`}
    </>
  );
}

/** Lists what the message has in place of its variables. */
function valuesOf({values, details}: DetailedMatch): ReactNode {
  const pairs = values.flatMap((value, position) => {
    const name = details.variables[position];
    return value === '' || name === undefined ? [] : [`${name}: \`${value.replaceAll('`', "'")}\``];
  });
  // A message can contain the same variable twice.
  return pairs.length === 0 ? undefined : <CodeText text={[...new Set(pairs)].join(', ')} />;
}

/** What a trace says: the first line in a plugin that isn't part of the platform, and what that line calls. */
function ownCodeOf({message: {trace}, pluginFolders}: Props): ReactNode {
  const line = trace.find(({file}) => ownPlugin(file, pluginFolders) !== undefined);
  return line === undefined ? undefined : (
    <>
      Line {line.line} of <code>{line.file}</code>
      {line.call !== undefined && (
        <>
          , which calls <CodeText text={`\`${line.call}\``} />
        </>
      )}
    </>
  );
}

/** Pages that are named for one message. */
const maxEntries = 3;

/** Explains one message of the reader's text. */
export default function Message({message, pluginFolders}: Props): ReactNode {
  const [best, ...others] = message.matches;
  const all = message.matches.flatMap(({details: {entries = []}}) => entries);
  const entries = [...new Map(all.map((entry) => [entry.path, entry])).values()].slice(0, maxEntries);
  const versions = best && Object.keys(best.details.places);
  return (
    <section className={styles.message}>
      <pre className={styles.text}>
        {message.text}
        {message.count > 1 && <span className={styles.count}> × {message.count}</span>}
      </pre>
      {entries.length > 0 && (
        <p>
          How to fix it:{' '}
          {joinNodes(
            entries.map(({path, title}) => (
              <Link key={path} to={path}>
                {title}
              </Link>
            )),
            ', ',
          )}
        </p>
      )}
      {best ? (
        <FactList
          facts={[
            ['What it is', kinds[best.details.kind]],
            ['Values', valuesOf(best)],
            ['Your code', ownCodeOf({message, pluginFolders})],
            ['Raised by', placesOf(best.details)],
            ['Exception', best.details.exception && <code>{best.details.exception}</code>],
            [
              'Error code',
              best.details.code && best.details.code !== 'codingerror' && (
                <code>
                  {best.details.component}/{best.details.code}
                </code>
              ),
            ],
            ['Versions', versions && versions.length > 0 && versions.map((version) => `Moodle ${version}`).join(', ')],
            [
              'Or raised by',
              others.length > 0 &&
                joinNodes(
                  others.map(({details}) => placesOf(details)),
                  ', ',
                ),
            ],
          ]}
        />
      ) : (
        <p>
          The catalogue has no such message. Paste the message with its stack trace, in English if your site can show it
          in English.
        </p>
      )}
    </section>
  );
}
