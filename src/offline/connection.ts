/** The parts of `navigator.connection` that are used. */
export interface Connection {
  saveData?: boolean;
  type?: string;
}

/**
 * Checks whether downloads may cost the reader money.
 *
 * @param connection - `navigator.connection`, which some browsers do not have.
 * @returns True for mobile data, and if the reader asked the browser to save data.
 */
export function isMetered(connection: Connection | undefined): boolean {
  return connection?.saveData === true || connection?.type === 'cellular';
}
