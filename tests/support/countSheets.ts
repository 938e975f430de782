import {PDFDocument} from '@cantoo/pdf-lib';

/**
 * Counts the sheets that a printed page needs.
 *
 * @param pdf - The PDF file that a browser printed.
 * @returns The number of sheets, with one side each.
 * @throws If the file is not valid.
 */
export async function countSheets(pdf: Uint8Array): Promise<number> {
  return (await PDFDocument.load(pdf)).getPageCount();
}
