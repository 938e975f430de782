// Change: a sheet with lines, drawn with lines like the icons of the other kinds.
import type {ReactNode} from 'react';

/** Renders the icon in the heading of admonitions of this kind. */
export default function AdmonitionIconNote(): ReactNode {
  return (
    <svg viewBox="0 0 24 24">
      <path d="M5 3h14v18H5zM9 8h6m-6 4h6m-6 4h3" />
    </svg>
  );
}
