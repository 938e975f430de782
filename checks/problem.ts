/** A problem that a check reports in a page or a sample. Line numbers start at 1. */
export interface Problem {
  line: number;
  message: string;
}
