/** The parts of `navigator.connection` that are used. */
export interface Connection {
  saveData?: boolean;
  type?: string;
}

/** Checks whether downloads may cost the reader money, because the connection uses mobile data or the browser saves data. */
export function isMetered(connection: Connection | undefined): boolean {
  return connection?.saveData === true || connection?.type === 'cellular';
}
