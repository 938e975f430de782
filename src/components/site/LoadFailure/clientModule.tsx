import {createRoot, type Root} from 'react-dom/client';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import LoadFailure from '@site/src/components/site/LoadFailure';

let root: Root | undefined;

function isChunkLoadError(reason: unknown): reason is Error {
  return reason instanceof Error && reason.name === 'ChunkLoadError';
}

function showFailure(error: Error): void {
  const container = document.createElement('div');
  document.querySelector('#__docusaurus')?.prepend(container);
  root = createRoot(container);
  root.render(<LoadFailure message={error.message} onRetry={() => window.location.reload()} />);
}

/*
 * Docusaurus only hydrates a page when all its chunks have loaded. If a chunk of the first page fails or times out, the
 * page is visible, but its buttons don't work and there is no error message. This module shows one. After the first load,
 * the Loading component shows such errors.
 */
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', (event) => {
    if (!root && document.documentElement.dataset.hasHydrated !== 'true' && isChunkLoadError(event.reason)) {
      showFailure(event.reason);
    }
  });
}
