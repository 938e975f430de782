/**
 * Key under which the browser stores that the reader has turned off the shortcuts that are a single character. Speech
 * input can trigger them by accident, so WCAG 2.1.4 requires a way to turn them off.
 */
export const singleKeysKey = 'single-key-shortcuts';

/** Value that is stored while they are off. There is no value while they are on. */
export const off = 'off';
