/** The parts of `navigator.connection` that are used. */
export interface Connection {
  saveData?: boolean;
  type?: string;
}

/**
 * Checks whether downloads may cost the reader money.
 *
 * @param connection - `navigator.connection`, which some browsers don't support.
 * @returns True if the connection uses mobile data, or if the reader has asked the browser to save data.
 */
export function isMetered(connection: Connection | undefined): boolean {
  return connection?.saveData === true || connection?.type === 'cellular';
}
