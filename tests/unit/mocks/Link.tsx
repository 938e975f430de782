import type {AnchorHTMLAttributes, ReactNode} from 'react';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to?: string;
}

/** Mock of `@docusaurus/Link`: a plain link that treats `to` like `href`. */
export default function Link({to, href, children, ...props}: Props): ReactNode {
  return (
    <a href={to ?? href} {...props}>
      {children}
    </a>
  );
}
