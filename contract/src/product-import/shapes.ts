import { z } from 'zod';
import { id, text, timestamp, version } from '../platform/shapes.ts';
import { importFields, importFormats, importOutcomes, importResults, importStatuses } from '../vocabulary/index.ts';
import { bulkChangeRule, importDifference } from './bulk-change.ts';

/** Of one file. */
const MOST_COLUMNS = 200;
const MOST_EXAMPLES = 3;

export const importColumn = z.object({
  header: text(200),
  field: z.enum(importFields).nullable().describe('What it is; null: it is left out'),
  examples: z.array(text(200)).max(MOST_EXAMPLES).describe('The first different cells below it that are not empty'),
});
export type ImportColumn = z.infer<typeof importColumn>;

export const importChoices = z.object({
  columns: z.array(z.enum(importFields).nullable()).max(MOST_COLUMNS).describe('One for each column of the file'),
  category_id: id.nullable().describe('Where new products go whose category is not known; null: that is a fault'),
  makes_categories: z
    .boolean()
    .optional()
    .describe('true: the run makes the categories of a file of another shop that this shop does not have'),
});

const count = z.int();

export const outcomeCounts = z.object({ create: count, update: count, unchanged: count, error: count });
export type ImportOutcomeCounts = z.infer<typeof outcomeCounts>;

export const resultCounts = z.object({ done: count, refused: count, undone: count, kept: count, archived: count });
export type ImportResultCounts = z.infer<typeof resultCounts>;

export const pictureCounts = z.object({
  wanted: count.describe('Those the dry run found and the shop does not have'),
  taken: count,
  failed: count.describe('Those that are missing, refused or no pictures; each is told at its row'),
});
export type ImportPictureCounts = z.infer<typeof pictureCounts>;

export const noteCounts = z.object({
  warned: count.describe('Products that are written, with something to be told'),
  drafts: count.describe('New products that stay drafts for a reason told at their row'),
});
export type ImportNoteCounts = z.infer<typeof noteCounts>;

/** The categories that one answer lists. */
const MOST_NEW_CATEGORIES = 500;

/** A category that a file names and the shop does not have. */
export const importCategory = z.object({
  path: z.array(text(120)).max(5).describe('Names from the root; empty: where products without a category go'),
  products_count: count,
  category_id: id.nullable().describe('Null before the run makes it, and after an undo removed it'),
  is_refused: z.boolean().describe('The tree has no room for it'),
});
export type ImportCategory = z.infer<typeof importCategory>;
export const importCategories = z.array(importCategory).max(MOST_NEW_CATEGORIES);

export const productImport = z.object({
  id,
  version,
  status: z.enum(importStatuses),
  format: z.enum(importFormats),
  file_name: text(200),
  bulk_change: bulkChangeRule.nullable().describe('Where its rows were made by a rule and not sent in a file'),
  columns: z.array(importColumn).max(MOST_COLUMNS),
  category_id: id.nullable(),
  makes_categories: z.boolean(),
  new_categories: count.describe('Categories that the file names and the shop does not have'),
  missing: z.array(z.enum(importFields)).max(5).describe('What no column is and something must be'),
  rows_count: count,
  products_count: count,
  progress: count.describe('Products that the present or last step is through with'),
  progress_of: count.describe('Of so many'),
  outcomes: outcomeCounts,
  results: resultCounts,
  notes: noteCounts,
  pictures: pictureCounts,
  staff_name: text(200),
  created_at: timestamp,
  finished_at: timestamp.nullable(),
});
export type ProductImport = z.infer<typeof productImport>;

export const listedImport = productImport.omit({
  columns: true,
  missing: true,
  makes_categories: true,
  new_categories: true,
});
export type ProductImportInList = z.infer<typeof listedImport>;

export const importItem = z.object({
  number: z.int(),
  first_row: z.int().describe('As a spreadsheet counts: the line of headers is 1, where the file begins with it'),
  last_row: z.int(),
  rows_count: count,
  sku: text(200),
  name: text(300),
  outcome: z.enum(importOutcomes).nullable(),
  result: z.enum(importResults).nullable(),
  product_id: id.nullable(),
  faults: z
    .array(
      z.object({
        row: z.int(),
        column: text(200).nullable(),
        message: text(500),
        is_warning: z.boolean().describe('true: the product is written all the same'),
      }),
    )
    .max(50)
    .describe('What is wrong, each at its row; of many the first'),
  changes: z.array(text(60)).max(40).describe('What an update changes, by the names of the product’s fields'),
  differences: z
    .array(importDifference)
    .max(50)
    .describe('Of these, prices and levels, as they were and as they are to be; of many the first'),
});
export type ImportItem = z.infer<typeof importItem>;
