import type {ReactNode} from 'react';
import type {Props} from '@theme/Mermaid';
import Mermaid from '@theme-original/Mermaid';
import ScrollFrame from '@site/src/components/site/ScrollFrame';

/** Diagrams keep the size at which their text can be read, and scroll where that is too wide. */
export default function MermaidWrapper(props: Props): ReactNode {
  return (
    <ScrollFrame label="Diagram">
      {/* Drawn in the browser, so there has to be an element from the start whose size can be watched. */}
      <div>
        <Mermaid {...props} />
      </div>
    </ScrollFrame>
  );
}
