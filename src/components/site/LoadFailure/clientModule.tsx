import {createRoot, type Root} from 'react-dom/client';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import LoadFailure from '@site/src/components/site/LoadFailure';

let root: Root | undefined;

function isLoadFailure(reason: unknown): reason is Error {
  return reason instanceof Error && reason.name === 'ChunkLoadError';
}

function show(error: Error): void {
  const container = document.createElement('div');
  document.querySelector('#__docusaurus')?.prepend(container);
  root = createRoot(container);
  root.render(<LoadFailure message={error.message} onRetry={() => window.location.reload()} />);
}

/*
 * Docusaurus hydrates a page when all of its chunks have arrived. If one fails or times out on the first load, it
 * never does and never says so: the reader sees the page, but no button works. Loading and PendingNavigation of
 * the framework cover everything after the first load.
 */
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', (event) => {
    if (!root && document.documentElement.dataset.hasHydrated !== 'true' && isLoadFailure(event.reason)) {
      show(event.reason);
    }
  });
}
