const errorPage = /\/docs\/(?:\d+\.\d+\/)?errors\/./;

/** Returns whether a path belongs to a page that explains an error message, in any edition. */
export function isErrorPage(path: string): boolean {
  return errorPage.test(path);
}
