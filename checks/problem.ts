/** Something that a check reports about a page or a sample. Lines start at 1. */
export interface Problem {
  line: number;
  message: string;
}
