import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import areas from '@generated/error-catalogue/default/entries.json';

/** Lists the pages that explain an error message, by subject. */
export default function ErrorEntries(): ReactNode {
  return areas.map(({area, entries}) => (
    <section key={area}>
      <h3>{area}</h3>
      <ul>
        {entries.map(({title, path}) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
