import {Fragment, type ReactNode} from 'react';

/** Joins content with a separator, as `Array.join` joins strings. */
export function joinNodes(nodes: readonly ReactNode[], separator: ReactNode): ReactNode {
  return nodes.map((node, index) => (
    <Fragment key={index}>
      {index > 0 && separator}
      {node}
    </Fragment>
  ));
}
