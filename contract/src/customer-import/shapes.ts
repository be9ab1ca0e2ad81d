import { z } from 'zod';
import { id, text, timestamp, version } from '../platform/shapes.ts';
import {
  customerImportFaults,
  customerImportFields,
  customerImportOutcomes,
  customerImportResults,
  customerImportStatuses,
} from '../vocabulary/index.ts';

const MOST_COLUMNS = 200;
const count = z.int();

export const customerImportPlan = z.object({
  ...{ create: count, update: count, unchanged: count, merged: count, error: count },
});
export type CustomerImportPlan = z.infer<typeof customerImportPlan>;

export const customerImportWritten = z.object({ done: count, undone: count, kept: count });
export type CustomerImportWritten = z.infer<typeof customerImportWritten>;

export const customerImport = z.object({
  id,
  version,
  status: z.enum(customerImportStatuses),
  file_name: text(200),
  columns: z
    .array(z.object({ header: text(200), field: z.enum(customerImportFields).nullable() }))
    .max(MOST_COLUMNS)
    .describe('What each column of the file was taken for; null: it was left out and is not kept'),
  rows_count: count,
  progress: count.describe('Rows that the present or last step is through with'),
  progress_of: count.describe('Of so many'),
  outcomes: customerImportPlan,
  results: customerImportWritten,
  warned: count.describe('Rows that are taken, with something to be told'),
  staff_name: text(200),
  created_at: timestamp,
  finished_at: timestamp.nullable(),
});
export type CustomerImport = z.infer<typeof customerImport>;

export const listedCustomerImport = customerImport.omit({ columns: true });
export type ListedCustomerImport = z.infer<typeof listedCustomerImport>;

export const customerImportRow = z.object({
  row_number: z.int().describe('As a spreadsheet counts: the line of headers is 1'),
  name: text(200).describe('Empty once the import ran: the rows of the file are deleted then'),
  phone: text(40).nullable(),
  outcome: z.enum(customerImportOutcomes),
  result: z.enum(customerImportResults).nullable(),
  customer_id: z.uuid().nullable(),
  faults: z.array(z.object({ kind: z.enum(customerImportFaults), message: text(300) })).max(20),
});
export type CustomerImportRow = z.infer<typeof customerImportRow>;
