import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { textId, typedText, version } from '../platform/shapes.ts';
import { staffListQuery, staffPage } from '../platform/staff-list.ts';
import { recordImportOutcomes, recordImportResults, recordKinds } from '../vocabulary/index.ts';
import { listedRecordImport, recordImport, recordImportItem } from './shapes.ts';

const managers = { staff: ['owner', 'manager'] } as const;
const params = z.object({ id: textId });
const seen = z.object({ version });
const step = [
  'record_imports.not_found',
  'record_imports.wrong_time',
  'record_imports.busy',
  'conflict.changed',
] as const;

export const recordImportEndpoints = {
  'GET /admin/record-imports': endpoint({
    access: managers,
    summary: 'Imports of records of the last 30 days, the latest first',
    query: staffListQuery({ sorts: ['-created_at'], filters: { kind: z.enum(recordKinds).optional() } }),
    reply: staffPage(listedRecordImport),
    errors: [],
  }),
  'POST /admin/record-imports': endpoint({
    access: managers,
    summary:
      'Send coupons, reviews, earlier orders, pages or redirects of another shop as XLSX or CSV, of at most 20 MB and 50,000 lines. They are checked at once, and nothing is written',
    query: z.object({
      kind: z.enum(recordKinds),
      name: typedText(200).describe('What the file is called').optional(),
    }),
    takes: 'csv',
    reply: recordImport,
    status: 201,
    errors: [
      'uploads.file_missing',
      'uploads.one_file',
      'uploads.too_large',
      'record_imports.not_csv',
      'record_imports.not_utf8',
      'record_imports.bad_quotes',
      'record_imports.no_rows',
      'record_imports.too_many_rows',
    ],
    limitPerMinute: 10,
  }),
  'GET /admin/record-imports/{id}': endpoint({
    access: managers,
    summary: 'One import of records: how its columns were read, how far it is, and what becomes of how many',
    params,
    reply: recordImport,
    errors: ['record_imports.not_found'],
  }),
  'PUT /admin/record-imports/{id}': endpoint({
    access: managers,
    summary:
      'Say what the columns mean, one after the other. The file is checked anew, and the next one of these headers is read so',
    params,
    body: seen.extend({
      fields: z
        .array(
          z
            .string()
            .regex(/^[a-z_]{1,40}$/)
            .nullable(),
        )
        .max(200)
        .describe('A field of the import, or null: left out'),
    }),
    reply: recordImport,
    errors: [
      'record_imports.not_found',
      'record_imports.wrong_time',
      'record_imports.column_missing',
      'record_imports.columns_changed',
      'conflict.changed',
    ],
    limitPerMinute: 20,
  }),
  'POST /admin/record-imports/{id}/run': endpoint({
    access: managers,
    summary:
      'Write the records, in the background. What the shop has stays as it is. The lines of the file are deleted at the end',
    params,
    body: seen,
    reply: recordImport,
    errors: step,
  }),
  'POST /admin/record-imports/{id}/undo': endpoint({
    access: managers,
    summary: 'Delete what the import made and nobody used since, in the background',
    params,
    body: seen,
    reply: recordImport,
    errors: step,
  }),
  'GET /admin/record-imports/{id}/items': endpoint({
    access: managers,
    summary: 'What becomes of each record of the file, and what is to be told of it',
    params,
    query: staffListQuery({
      sorts: ['item_number'],
      filters: {
        outcome: z.enum(recordImportOutcomes).optional(),
        result: z.enum(recordImportResults).optional(),
      },
    }),
    reply: staffPage(recordImportItem),
    errors: ['record_imports.not_found'],
  }),
};
