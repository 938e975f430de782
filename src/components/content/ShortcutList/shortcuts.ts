/** A keyboard shortcut of the site. */
export interface Shortcut {
  /** The shortcuts that do the same. Each consists of the keys that are pressed together. */
  keys: readonly (readonly string[])[];
  /** What the shortcut does, as an instruction. */
  action: string;
  /** Completes the line "KEY to …" in the search dialog. */
  hint?: string;
}

/**
 * All keyboard shortcuts of the site, for everything that lists them. A unit test compares them with the keys that the
 * code handles.
 */
export const shortcuts = {
  'On every page': [
    {keys: [['/'], ['Ctrl', 'K'], ['⌘', 'K']], action: 'Search this site'},
    {keys: [['?']], action: 'Show the keyboard shortcuts'},
    {keys: [['Tab']], action: 'At the start of a page: go to the link that skips the navigation'},
  ],
  'In the search': [
    {keys: [['↓'], ['↑']], action: 'Select the next or previous result', hint: 'navigate'},
    {keys: [['Enter']], action: 'Open the selected result', hint: 'select'},
    {keys: [['Esc']], action: 'Close the search', hint: 'close'},
  ],
  'In menus and dialogs': [
    {keys: [['Enter'], ['Space']], action: 'Open the menu that has the focus'},
    {keys: [['Esc']], action: 'Close the menu, dialog, message or preview of a symbol'},
  ],
  'In tabs and wide tables or samples': [
    {keys: [['←'], ['→']], action: 'Go to the previous or next tab, or scroll sideways'},
    {keys: [['Home'], ['End']], action: 'Go to the first or last tab'},
    {keys: [['Enter']], action: 'Show the tab that has the focus'},
  ],
} as const satisfies Readonly<Record<string, readonly Shortcut[]>>;
