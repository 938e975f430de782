// Change: a circle with an i, drawn with lines like the icons of the other kinds.
import type {ReactNode} from 'react';

/** Renders the icon in the heading of admonitions of this kind. */
export default function AdmonitionIconInfo(): ReactNode {
  return (
    <svg viewBox="0 0 24 24">
      <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5m0-8v.1" />
    </svg>
  );
}
