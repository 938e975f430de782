import type {HTMLAttributes, ReactNode} from 'react';

interface Props extends HTMLAttributes<HTMLHeadingElement> {
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** Mock of `@theme/Heading`: a plain heading, without the link to itself. */
export default function Heading({as: As, ...props}: Props): ReactNode {
  return <As {...props} />;
}
