import { z } from 'zod';
import { id, text, timestamp, version } from '../platform/shapes.ts';
import { recordImportOutcomes, recordImportResults, recordImportStatuses, recordKinds } from '../vocabulary/index.ts';

const MOST_COLUMNS = 200;
const count = z.int();

export const recordImportPlan = z.object({ create: count, known: count, error: count });
export type RecordImportPlan = z.infer<typeof recordImportPlan>;

export const recordImportWritten = z.object({ done: count, undone: count, kept: count });
export type RecordImportWritten = z.infer<typeof recordImportWritten>;

export const recordImportField = z.object({
  name: text(40),
  label: text(100),
  is_required: z.boolean().describe('Without a column of this meaning nothing can be taken'),
});
export type RecordImportField = z.infer<typeof recordImportField>;

export const recordImportColumn = z.object({
  header: text(200),
  field: text(40).nullable().describe('What it was taken for; null: it is left out'),
  samples: z.array(text(100)).max(3).describe('Empty once the import ran'),
});
export type RecordImportColumn = z.infer<typeof recordImportColumn>;

export const listedRecordImport = z.object({
  id,
  version,
  kind: z.enum(recordKinds),
  status: z.enum(recordImportStatuses),
  file_name: text(200),
  rows_count: count.describe('Lines of the file; a record may have several'),
  progress: count.describe('Records that the present or last step is through with'),
  progress_of: count.describe('Of so many'),
  outcomes: recordImportPlan,
  results: recordImportWritten,
  warned: count.describe('Records that are taken, with something to be told'),
  staff_name: text(200),
  created_at: timestamp,
  finished_at: timestamp.nullable(),
});
export type ListedRecordImport = z.infer<typeof listedRecordImport>;

export const recordImport = listedRecordImport.extend({
  columns: z.array(recordImportColumn).max(MOST_COLUMNS),
  fields: z.array(recordImportField).max(50).describe('Meanings that a column of this kind may have'),
});
export type RecordImport = z.infer<typeof recordImport>;

export const recordImportItem = z.object({
  item_number: count,
  row_number: count.describe('Its first line, as a spreadsheet counts: the line of headers is 1'),
  label: text(200).describe('Empty once the import ran: the lines of the file are deleted then'),
  outcome: z.enum(recordImportOutcomes),
  result: z.enum(recordImportResults).nullable(),
  faults: z.array(z.object({ kind: text(60), message: text(300) })).max(20),
});
export type RecordImportItem = z.infer<typeof recordImportItem>;
