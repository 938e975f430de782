// Change: an octagon with an exclamation mark, drawn with lines like the icons of the other kinds.
import type {ReactNode} from 'react';

/** Renders the icon in the heading of admonitions of this kind. */
export default function AdmonitionIconDanger(): ReactNode {
  return (
    <svg viewBox="0 0 24 24">
      <path d="M8.2 3h7.6L21 8.2v7.6L15.8 21H8.2L3 15.8V8.2zM12 8v5m0 3v.1" />
    </svg>
  );
}
