import {getDocument, VerbosityLevel} from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * Counts the sheets that a printed page needs.
 *
 * @param pdf - The PDF file that a browser printed.
 * @returns The number of sheets, with one side each.
 * @throws If the file is not valid.
 */
export async function countSheets(pdf: Uint8Array): Promise<number> {
  const task = getDocument({data: Uint8Array.from(pdf), verbosity: VerbosityLevel.ERRORS});
  const {numPages} = await task.promise;
  await task.destroy();
  return numPages;
}
