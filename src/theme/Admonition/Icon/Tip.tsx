// Change: a light bulb, drawn with lines like the icons of the other kinds.
import type {ReactNode} from 'react';

/** Renders the icon in the heading of admonitions of this kind. */
export default function AdmonitionIconTip(): ReactNode {
  return (
    <svg viewBox="0 0 24 24">
      <path d="M9 17c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8zM10 21h4" />
    </svg>
  );
}
