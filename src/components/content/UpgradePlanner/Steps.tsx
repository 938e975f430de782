import type {ReactNode} from 'react';
import type {Release} from '@site/src/moodle/types';
import type {UpgradeAdvice} from '@site/src/moodle/upgrade/advice';
import CodeText from '../CodeText';
import styles from './styles.module.css';

interface Props {
  /** From `planSteps`. */
  steps: readonly Release[];
  /** From `adviseUpgrade`. */
  advice: UpgradeAdvice;
}

/** What to do at each step of an upgrade about PHP and the database. */
export default function Steps({steps, advice}: Props): ReactNode {
  return (
    <>
      {advice.php !== '' && <p>{advice.php}</p>}
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.name}>
            <p>Upgrade to Moodle {step.name}</p>
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
