import type {ComponentProps, ReactNode} from 'react';
import ScrollFrame from '../ScrollFrame';

/** Renders a table that scrolls sideways in its frame if it is wider than the text column. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollFrame label="Table">
      <table {...props} />
    </ScrollFrame>
  );
}
