import type {ComponentProps, ReactNode} from 'react';
import ScrollFrame from '../ScrollFrame';

/**
 * A table that scrolls in a frame of its own where it is wider than the text.
 *
 * @param props - Those of a `table` element.
 */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollFrame label="Table">
      <table {...props} />
    </ScrollFrame>
  );
}
