// Change: a triangle with an exclamation mark, drawn with lines like the icons of the other kinds.
import type {ReactNode} from 'react';

/** Renders the icon in the heading of admonitions of this kind. */
export default function AdmonitionIconWarning(): ReactNode {
  return (
    <svg viewBox="0 0 24 24">
      <path d="M12 4 2.5 20.5h19zM12 10v5m0 2.5v.1" />
    </svg>
  );
}
