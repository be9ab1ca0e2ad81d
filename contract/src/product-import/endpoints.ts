import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { fileBytes, textId, typedText, version } from '../platform/shapes.ts';
import { searched, staffListQuery, staffPage } from '../platform/staff-list.ts';
import { importOutcomes, importResults } from '../vocabulary/index.ts';
import { newBulkChange } from './bulk-change.ts';
import { importCategories, importChoices, importItem, listedImport, productImport } from './shapes.ts';

const managers = { staff: ['owner', 'manager'] } as const;
const params = z.object({ id: textId });
const seen = z.object({ version });

export const importChoicesEdit = importChoices.extend({ version });
export type ImportChoicesEdit = z.input<typeof importChoicesEdit>;

export const productImportEndpoints = {
  'GET /admin/product-imports': endpoint({
    access: managers,
    summary: 'Imports of products of the last 30 days, the latest first',
    query: staffListQuery({ sorts: ['-created_at'] }),
    reply: staffPage(listedImport),
    errors: [],
  }),
  'POST /admin/product-imports': endpoint({
    access: managers,
    summary:
      'Send products as XLSX or CSV: ours, Shopify’s, Salla’s, WooCommerce’s, or a sheet of one’s own, of at most 20 MB and 50,000 rows. Its dry run begins at once where its columns are known',
    query: z.object({ name: typedText(200).describe('What the file is called').optional() }),
    takes: 'csv',
    reply: productImport,
    status: 201,
    errors: [
      'uploads.file_missing',
      'uploads.one_file',
      'uploads.too_large',
      'product_imports.not_csv',
      'product_imports.not_utf8',
      'product_imports.bad_quotes',
      'product_imports.no_columns',
      'product_imports.empty',
      'product_imports.too_many_rows',
      'product_imports.too_many_columns',
      'product_imports.busy',
    ],
    limitPerMinute: 10,
  }),
  'POST /admin/product-imports/bulk-change': endpoint({
    access: managers,
    summary:
      'Change prices or levels of many products by one rule: an import whose rows are made here, of at most 50,000 variants. Its dry run begins at once',
    body: newBulkChange,
    reply: productImport,
    status: 201,
    errors: ['product_imports.none_chosen', 'product_imports.too_many_chosen', 'product_imports.busy'],
    limitPerMinute: 10,
  }),
  'GET /admin/product-imports/{id}': endpoint({
    access: managers,
    summary: 'One import: how far it is, and what it says of how many products',
    params,
    reply: productImport,
    errors: ['product_imports.not_found'],
  }),
  'PUT /admin/product-imports/{id}': endpoint({
    access: managers,
    summary: 'Say which column is what, before anything is written. The dry run begins anew',
    params,
    body: importChoicesEdit,
    reply: productImport,
    errors: ['product_imports.not_found', 'product_imports.wrong_time', 'product_imports.busy', 'conflict.changed'],
  }),
  'POST /admin/product-imports/{id}/run': endpoint({
    access: managers,
    summary: 'Write what the dry run said, in the background. What was edited since then is told and left alone',
    params,
    body: seen,
    reply: productImport,
    errors: ['product_imports.not_found', 'product_imports.wrong_time', 'product_imports.busy', 'conflict.changed'],
  }),
  'POST /admin/product-imports/{id}/cancel': endpoint({
    access: managers,
    summary: 'Stop a dry run or a run where it is. What was written stays, and can be undone',
    params,
    reply: productImport,
    errors: ['product_imports.not_found', 'product_imports.wrong_time'],
  }),
  'POST /admin/product-imports/{id}/undo': endpoint({
    access: managers,
    summary:
      'Bring everything back to how it was, in the background. What was edited since is told and left alone, new products that somebody has are archived',
    params,
    body: seen,
    reply: productImport,
    errors: ['product_imports.not_found', 'product_imports.wrong_time', 'product_imports.busy', 'conflict.changed'],
  }),
  'GET /admin/product-imports/{id}/items': endpoint({
    access: managers,
    summary: 'What becomes of each product of the file, with its rows and what is wrong in them',
    params,
    query: staffListQuery({
      sorts: ['number'],
      filters: {
        outcome: z.enum(importOutcomes).optional(),
        result: z.enum(importResults).optional(),
        notes: z.enum(['warned']).optional().describe('Only those that are written with something to be told'),
        pictures: z.enum(['failed']).optional().describe('Only those with a picture that is not taken'),
        q: searched.describe('The beginning of a SKU'),
      },
    }),
    reply: staffPage(importItem),
    errors: ['product_imports.not_found'],
  }),
  'GET /admin/product-imports/{id}/categories': endpoint({
    access: managers,
    summary: 'Categories that the file names and the shop does not have, those with most products first',
    params,
    reply: importCategories,
    errors: ['product_imports.not_found'],
  }),
  'GET /admin/product-imports/{id}/bad-rows.csv': endpoint({
    access: managers,
    summary:
      'The rows of products that are not written, or lack a picture they name, as they were sent, with what is wrong at the end of each',
    params,
    reply: fileBytes,
    gives: 'text/csv',
    errors: ['product_imports.not_found'],
    limitPerMinute: 12,
  }),
};
