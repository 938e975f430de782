import type {ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {currentEdition} from '@site/src/moodle/editions';
import Tick from '@site/src/components/site/Tick';
import {checkText} from '../props';
import styles from './styles.module.css';

interface Props {
  /** Folder of the step in `samples/tutorial`, which starts with its number. */
  step: string;
  /** What shows that the step works. */
  children: ReactNode;
}

/** Ends a step of the tutorial: what the reader should see, a box to tick off the step, and its files to download. */
export default function Checkpoint({step, children}: Props): ReactNode {
  const {version} = useDocsVersion();
  // `src/finish/tutorialDownloads.ts` writes the files.
  const folder = useBaseUrl(`samples/tutorial/${version === 'current' ? currentEdition : version}`);
  const number = parseInt(checkText('Checkpoint', 'step', step), 10);
  return (
    <div className={styles.checkpoint}>
      {children}
      <div className={styles.actions}>
        <Tick name={`tutorial-${number}`}>Step {number} works</Tick>
        <a href={`${folder}/${step}.zip`} download>
          Download the plugin after step {number} (ZIP)
        </a>
      </div>
    </div>
  );
}
