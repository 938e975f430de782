import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** A page that crashes outside the layout, and therefore outside the layout's error boundary. */
export default function CrashWithoutLayout(): ReactNode {
  if (useIsBrowser()) {
    throw new Error('This page has no layout to crash in');
  }
  return <p>Not yet crashed.</p>;
}
