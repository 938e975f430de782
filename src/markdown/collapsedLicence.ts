/** Text that code blocks show instead of a licence header. */
export const collapsedLicence = 'Licence header (GPL v3 or later)…';
