/** The console error that browsers log when the server responds to a page request with status 404. */
export const notFoundMessage = /the server responded with a status of 404/;
