// Change: the link to a heading is after it instead of in it, so that the name of the heading is its text, and the link is
// named after the text even if the text contains code.
import {Children, isValidElement, type PropsWithChildren, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import type {Props} from '@theme/Heading';

/** Returns the text of nodes, without that of components such as badges. */
function textOfNodes(nodes: ReactNode): string {
  return Children.toArray(nodes)
    .flatMap((node) => (isValidElement<PropsWithChildren>(node) ? textOfNodes(node.props.children) : node))
    .filter((node) => typeof node === 'string')
    .join('');
}

/** Renders a heading, and a link to it if it has an ID. */
export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const targetClass = useAnchorTargetClassName(id);
  if (As === 'h1' || !id) {
    return <As {...props} id={undefined} />;
  }
  collectAnchor(id);
  const label = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    {heading: textOfNodes(props.children).trim() || id},
  );
  return (
    <>
      <As {...props} className={clsx('anchor', targetClass, props.className)} id={id} />
      <Link className="hash-link" to={`#${id}`} aria-label={label} title={label} translate="no" />
    </>
  );
}
