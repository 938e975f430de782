import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';
import {off, singleKeysKey} from '@site/src/early-actions/singleKeys';

/** Loads the list on demand, so that readers who don't use it only download this file. */
function show(): void {
  import('./showShortcuts').then(
    ({showShortcuts}) => showShortcuts(),
    (error: unknown) => console.warn('The keyboard shortcuts could not be loaded.', error),
  );
}

function opensList({key, ctrlKey, metaKey, altKey, target}: KeyboardEvent): boolean {
  return (
    key === '?' &&
    !ctrlKey &&
    !metaKey &&
    !altKey &&
    target instanceof HTMLElement &&
    !target.isContentEditable &&
    !target.matches('input, select, textarea') &&
    document.querySelector('dialog[open], [aria-modal=true]') === null &&
    createStorageSlot(singleKeysKey).get() !== off
  );
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', (event) => {
    if (opensList(event)) {
      event.preventDefault();
      show();
    }
  });
  // The button is in the footer; see `config/footer.ts`.
  document.addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest('[data-shows-shortcuts]')) {
      show();
    }
  });
}
