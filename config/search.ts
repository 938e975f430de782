/**
 * Returns the URL where readers can report a missing search result. It accepts the query parameter `title`.
 *
 * @param repositoryUrl - URL of the public repository, without a trailing slash.
 */
export function newIssueUrl(repositoryUrl: string): string {
  return `${repositoryUrl}/issues/new`;
}
