import type {ReactNode} from 'react';
import Admonition from '@theme-original/Admonition';
import type {Props} from '@theme/Admonition';

/** Starts the title of an admonition that has none of its own with a capital letter. The stock title is the keyword. */
export default function AdmonitionWrapper({title, ...props}: Props): ReactNode {
  return <Admonition {...props} title={title ?? props.type.charAt(0).toUpperCase() + props.type.slice(1)} />;
}
