import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { textId, typedText, version } from '../platform/shapes.ts';
import { staffListQuery, staffPage } from '../platform/staff-list.ts';
import { customerImportOutcomes, customerImportResults } from '../vocabulary/index.ts';
import { customerImport, customerImportRow, listedCustomerImport } from './shapes.ts';

const managers = { staff: ['owner', 'manager'] } as const;
const params = z.object({ id: textId });
const seen = z.object({ version });

export const customerImportEndpoints = {
  'GET /admin/customer-imports': endpoint({
    access: managers,
    summary: 'Imports of customers of the last 30 days, the latest first',
    query: staffListQuery({ sorts: ['-created_at'] }),
    reply: staffPage(listedCustomerImport),
    errors: [],
  }),
  'POST /admin/customer-imports': endpoint({
    access: managers,
    summary:
      'Send customers as XLSX or CSV: Shopify’s, WooCommerce’s, Salla’s, Zid’s or a sheet of one’s own, of at most 20 MB and 50,000 rows. It is checked at once, and nothing is written',
    query: z.object({ name: typedText(200).describe('What the file is called').optional() }),
    takes: 'csv',
    reply: customerImport,
    status: 201,
    errors: [
      'uploads.file_missing',
      'uploads.one_file',
      'uploads.too_large',
      'customer_imports.not_csv',
      'customer_imports.not_utf8',
      'customer_imports.bad_quotes',
      'customer_imports.no_phones',
      'customer_imports.too_many_rows',
    ],
    limitPerMinute: 10,
  }),
  'GET /admin/customer-imports/{id}': endpoint({
    access: managers,
    summary: 'One import of customers: how far it is, and what becomes of how many rows',
    params,
    reply: customerImport,
    errors: ['customer_imports.not_found'],
  }),
  'POST /admin/customer-imports/{id}/run': endpoint({
    access: managers,
    summary:
      'Write the customers, in the background. Those the shop has are filled in where they are empty. The rows of the file are deleted at the end',
    params,
    body: seen,
    reply: customerImport,
    errors: ['customer_imports.not_found', 'customer_imports.wrong_time', 'customer_imports.busy', 'conflict.changed'],
  }),
  'POST /admin/customer-imports/{id}/undo': endpoint({
    access: managers,
    summary: 'Delete the accounts that the import made and nobody used since, in the background',
    params,
    body: seen,
    reply: customerImport,
    errors: ['customer_imports.not_found', 'customer_imports.wrong_time', 'customer_imports.busy', 'conflict.changed'],
  }),
  'GET /admin/customer-imports/{id}/rows': endpoint({
    access: managers,
    summary: 'What becomes of each row of the file, and what is to be told of it',
    params,
    query: staffListQuery({
      sorts: ['row_number'],
      filters: {
        outcome: z.enum(customerImportOutcomes).optional(),
        result: z.enum(customerImportResults).optional(),
      },
    }),
    reply: staffPage(customerImportRow),
    errors: ['customer_imports.not_found'],
  }),
};
