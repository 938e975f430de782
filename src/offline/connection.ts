/** What a browser says of the connection, where it says anything. */
export interface Connection {
  saveData?: boolean;
  type?: string;
}

/**
 * Whether a reader may pay for what is fetched.
 *
 * @param connection - `navigator.connection`, which some browsers do not have.
 * @returns True for mobile data and where the reader asked to save data.
 */
export function isMetered(connection: Connection | undefined): boolean {
  return connection?.saveData === true || connection?.type === 'cellular';
}
