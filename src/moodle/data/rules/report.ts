/** A data file that is valid according to its schema. */
export interface DataFile {
  file: string;
  content: any;
}

/** Reports an error with the file, the position in the file (JSON pointer), the current value and the allowed value. */
export type Report = (file: string, pointer: string, value: unknown, allowed: string) => void;
