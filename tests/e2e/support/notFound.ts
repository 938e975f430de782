/** What browsers write into the console when the server answers a page with status 404. */
export const notFoundMessage = /the server responded with a status of 404/;
