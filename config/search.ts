/**
 * Where readers report what the search should find: a new issue of the project.
 *
 * @param repositoryUrl - Address of the public repository, without a trailing slash.
 * @returns An address that takes a `title`.
 */
export function newIssueUrl(repositoryUrl: string): string {
  return `${repositoryUrl}/issues/new`;
}
