import type {ReactNode} from 'react';
import type {Release} from '@site/src/moodle/types';
import type {UpgradeAdvice} from '@site/src/moodle/upgrade/advice';
import Tick from '@site/src/components/site/Tick';
import CodeText from '../CodeText';
import styles from './styles.module.css';

interface Props {
  /** Name of the release that the site runs. */
  from: string;
  /** From `planSteps`. */
  steps: readonly Release[];
  /** From `adviseUpgrade`. */
  advice: UpgradeAdvice;
}

/** What to do at each step of an upgrade about PHP and the database. */
export default function Steps({from, steps, advice}: Props): ReactNode {
  return (
    <>
      {advice.php !== '' && <p>{advice.php}</p>}
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.name}>
            <Tick name={`upgrade-${from}-${step.name}`}>Upgrade to Moodle {step.name}</Tick>
            {advice.steps[index]?.map(({topic, text}) => (
              <p key={topic}>
                <strong>{topic}:</strong> <CodeText text={text} />
              </p>
            ))}
          </li>
        ))}
      </ol>
      {advice.databases !== '' && <p>{advice.databases}</p>}
    </>
  );
}
