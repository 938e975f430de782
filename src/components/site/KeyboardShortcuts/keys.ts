/** Whether a key is the shortcut of the search, Ctrl+K or Cmd+K. Browsers use the same keys with Shift and Alt. */
export function isSearchKey({key, ctrlKey, metaKey, shiftKey, altKey}: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/** Whether a key is pressed alone, and not in a field. */
export function isSingleKey({ctrlKey, metaKey, altKey, target}: KeyboardEvent): boolean {
  return (
    !ctrlKey &&
    !metaKey &&
    !altKey &&
    target instanceof HTMLElement &&
    !target.isContentEditable &&
    !target.matches('input, select, textarea')
  );
}
