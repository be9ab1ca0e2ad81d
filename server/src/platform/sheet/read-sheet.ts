import { NoCsv, readCsv, recogniseCsv } from '../csv/index.ts';
import { isXlsx, readXlsx } from '../xlsx/index.ts';

/** Streams the rows of an XLSX or CSV file in any of the usual encodings. `refuseFile` says that a file is neither. */
export async function* readSheet(path: string, refuseFile: (fault: NoCsv) => never): AsyncGenerator<string[]> {
  try {
    yield* (await isXlsx(path)) ? readXlsx(path) : readCsv(path, await recogniseCsv(path));
  } catch (error) {
    if (error instanceof NoCsv) refuseFile(error);
    throw error;
  }
}

/** A header as it is compared. */
export const headerKey = (header: string): string =>
  header.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
