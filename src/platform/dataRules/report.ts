/** A data file that is valid according to its schema. */
export interface DataFile {
  file: string;
  content: any;
}

/** Reports an error: file, place in it (JSON pointer), current value, allowed value. */
export type Report = (file: string, pointer: string, value: unknown, allowed: string) => void;
