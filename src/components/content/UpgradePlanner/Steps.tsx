import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Release, Version} from '@site/src/platform/types';
import {adviseUpgrade} from '@site/src/platform/releases/upgrade/advice';
import CalendarDate from '../CalendarDate';
import styles from './styles.module.css';

interface Props {
  from: Release;
  /** From `planSteps`. */
  steps: readonly Release[];
  versions: readonly Version[];
}

/** The steps of an upgrade, with the PHP and database versions that each of them needs. */
export default function Steps({from, steps, versions}: Props): ReactNode {
  const advice = adviseUpgrade(
    from.name,
    steps.map(({name}) => name),
    versions,
  );
  return (
    <>
      <p role="status">{advice.route}</p>
      {advice.php !== '' && <p>{advice.php}</p>}
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.name}>
            <p>
              {step.notes === undefined ? `Moodle ${step.name}` : <Link to={step.notes}>Moodle {step.name}</Link>},
              released on <CalendarDate day={step.releaseDate} />
            </p>
            {advice.steps[index]?.map(({topic, text}) => (
              <p key={topic}>
                <strong>{topic}:</strong> {text}
              </p>
            ))}
          </li>
        ))}
      </ol>
      {advice.databases !== '' && <p>{advice.databases}</p>}
    </>
  );
}
