import type {ReactNode} from 'react';

/** The search icon, hidden from screen readers. */
export default function MagnifyingGlass({className}: {className?: string}): ReactNode {
  return (
    <svg className={className} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M14.4 14.4l4.1 4.1M14.4 14.4a7.5 7.5 0 1 0-10.6-10.6 7.5 7.5 0 0 0 10.6 10.6z" />
    </svg>
  );
}
