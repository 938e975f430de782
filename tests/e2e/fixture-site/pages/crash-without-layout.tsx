import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** A page that crashes outside the layout, and so outside the error boundary that the layout brings. */
export default function CrashWithoutLayout(): ReactNode {
  if (useIsBrowser()) {
    throw new Error('This page has no layout to crash in');
  }
  return <p>Not yet crashed.</p>;
}
