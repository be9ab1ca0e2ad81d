export { textWithoutFormulas } from './formulas.ts';
export { type CsvKind, MAX_CSV_BYTES, NoCsv, readCsv, recogniseCsv } from './read-csv.ts';
export { streamCsv } from './stream-csv.ts';
export { BYTE_ORDER_MARK, csvLine, plainCell, writeCsv } from './write-csv.ts';
