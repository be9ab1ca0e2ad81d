import { z } from 'zod';
import { orderParams } from '../orders/endpoints.ts';
import { viewToken } from '../orders/unpaid.ts';
import { endpoint } from '../platform/endpoint.ts';
import { id, text, textId, timestamp, typedLines, typedName, version } from '../platform/shapes.ts';
import { digitalKinds } from '../vocabulary/index.ts';

const managers = { staff: ['owner', 'manager'] } as const;
const support = { staff: ['owner', 'manager', 'support'] } as const;

/** Most files of one variant, and codes of one call. */
export const MOST_FILES = 20;
export const MOST_CODES_AT_ONCE = 500;
const LONGEST_CODE = 200;

const terms = {
  gives: z.enum(digitalKinds).describe('Codes are stock, each sold once; files are for all who pay'),
  most_downloads: z.int().min(1).max(100).describe('Of each file, by each buyer'),
  link_days: z.int().min(1).max(3_650).describe('Days after which files can no longer be fetched'),
};

export const digitalFile = z.object({
  id: z.uuid(),
  name: text(200),
  media_type: text(120),
  bytes: z.int(),
  added_at: timestamp,
});
export type DigitalFile = z.infer<typeof digitalFile>;

export const digitalVariant = z.object({
  variant_id: id,
  name: text(160).nullable().describe('Null of a simple product'),
  codes_left: z.int().describe('Neither sold nor promised to an order'),
  codes_given: z.int(),
  waiting: z.int().describe('Pieces that are paid and wait for a code or a file'),
  files: z.array(digitalFile).max(MOST_FILES),
});
export type DigitalVariant = z.infer<typeof digitalVariant>;

export const digitalGoods = z.object({ product_id: id, version, ...terms, variants: z.array(digitalVariant).max(200) });
export type DigitalGoods = z.infer<typeof digitalGoods>;

export const termsEdit = z.object({ version, ...terms });
export type DigitalTerms = z.input<typeof termsEdit>;

export const addedCodes = digitalGoods.extend({
  added: z.int(),
  doubled: z.array(text(LONGEST_CODE)).max(MOST_CODES_AT_ONCE).describe('Codes that were there before, or twice'),
});
export type AddedCodes = z.infer<typeof addedCodes>;

const codeLine = z.object({
  id: z.int(),
  shown_at: timestamp.nullable(),
  code: text(LONGEST_CODE).nullable().describe('Null until it was asked for; then it cannot be returned'),
});
export const digitalDownload = z.object({
  id: z.uuid(),
  name: text(200),
  bytes: z.int(),
  left: z.int().describe('Downloads that are left'),
  ends_at: timestamp,
});
export type DigitalDownload = z.infer<typeof digitalDownload>;

export const orderDigitalLine = z.object({
  item_id: id,
  name: text(200),
  variant: text(160).nullable(),
  pieces: z.int(),
  given: z.int().describe('Fewer than `pieces` while codes are missing'),
  gives: z.enum(digitalKinds).nullable().describe('Null before payment'),
  is_ended: z.boolean().describe('Refunded'),
  codes: z.array(codeLine).max(99),
  files: z.array(digitalDownload).max(MOST_FILES),
});
export type OrderDigitalLine = z.infer<typeof orderDigitalLine>;

export const orderDigital = z.object({ lines: z.array(orderDigitalLine).max(200) });
export type OrderDigital = z.infer<typeof orderDigital>;

export const staffLine = orderDigitalLine.extend({
  codes: z.array(z.object({ id: z.int(), shown_at: timestamp.nullable(), last_four: text(4) })).max(99),
});
export type StaffDigitalLine = z.infer<typeof staffLine>;
const staffDigital = z.object({ lines: z.array(staffLine).max(200) });

/** Most products that are named to staff at once. */
export const MOST_WAITS = 50;

export const digitalWait = z.object({
  product_id: id,
  name: text(200),
  orders: z.int(),
  pieces: z.int(),
  since: timestamp,
});
export type DigitalWait = z.infer<typeof digitalWait>;

const view = z.object({ view_token: viewToken.optional() });
const product = z.object({ id: textId });

export const digitalGoodsEndpoints = {
  'GET /digital-goods/{id}': endpoint({
    access: 'visitor',
    summary: 'What an order gives as codes and files, for its buyer',
    params: orderParams,
    query: view,
    reply: orderDigital,
    errors: ['orders.not_found'],
  }),
  'POST /digital-goods/{id}/codes': endpoint({
    access: 'visitor',
    summary: 'Show the codes of a line; from then on they cannot be returned',
    params: orderParams,
    query: view,
    body: z.object({ item_id: id }),
    reply: orderDigital,
    errors: ['orders.not_found', 'digital.not_given', 'digital.ended'],
    limitPerMinute: 20,
  }),
  'POST /digital-goods/{id}/files/{file_id}': endpoint({
    access: 'visitor',
    summary: 'Begin one download of a file: the address works for an hour, also for a download that is taken up again',
    params: orderParams.extend({ file_id: z.uuid() }),
    query: view,
    body: z.object({ item_id: id }),
    reply: z.object({ url: text(600) }),
    errors: ['orders.not_found', 'digital.not_given', 'digital.ended', 'digital.downloads_used'],
    limitPerMinute: 20,
  }),
  'GET /admin/digital-products/{id}': endpoint({
    access: managers,
    summary: 'What a digital product gives: its terms, how many codes are left, its files',
    params: product,
    reply: digitalGoods,
    errors: ['catalog.product_not_found', 'digital.not_digital'],
  }),
  'PATCH /admin/digital-products/{id}': endpoint({
    access: managers,
    summary: 'Change how a digital product is given; orders keep the terms of their payment',
    params: product,
    body: termsEdit,
    reply: digitalGoods,
    errors: ['catalog.product_not_found', 'digital.not_digital', 'conflict.changed'],
  }),
  'POST /admin/digital-products/{id}/codes': endpoint({
    access: managers,
    summary: 'Add codes, one a line; those that are there already are named',
    params: product,
    body: z.object({
      variant_id: id.nullish().describe('None of a simple product'),
      codes: typedLines(MOST_CODES_AT_ONCE * (LONGEST_CODE + 1)),
    }),
    reply: addedCodes,
    errors: [
      'catalog.product_not_found',
      'digital.not_digital',
      'digital.variant_unknown',
      'digital.gives_other',
      'digital.too_many_codes',
    ],
  }),
  'POST /admin/digital-products/{id}/codes/removal': endpoint({
    access: managers,
    summary: 'Take the codes of a variant that nobody bought out of stock',
    params: product,
    body: z.object({ variant_id: id.nullish() }),
    reply: digitalGoods,
    errors: ['catalog.product_not_found', 'digital.not_digital', 'digital.variant_unknown'],
  }),
  'POST /admin/digital-products/{id}/files': endpoint({
    access: managers,
    summary: 'Add a file of at most 100 MB: PDF, ZIP, EPUB, MP3, MP4 or a picture, for buyers alone',
    takes: 'file',
    params: product,
    query: z.object({ variant_id: textId.optional(), name: typedName(200) }),
    reply: digitalGoods,
    errors: [
      'catalog.product_not_found',
      'digital.not_digital',
      'digital.variant_unknown',
      'digital.gives_other',
      'digital.too_many_files',
      'digital.file_kind',
      'uploads.file_missing',
      'uploads.one_file',
      'uploads.too_large',
    ],
    limitPerMinute: 20,
  }),
  'DELETE /admin/digital-products/{id}/files/{file_id}': endpoint({
    access: managers,
    summary: 'Give a file to no new buyer; those who have it keep it until their links end',
    params: product.extend({ file_id: z.uuid() }),
    reply: digitalGoods,
    errors: ['catalog.product_not_found', 'digital.not_digital', 'digital.file_unknown'],
  }),
  'GET /admin/digital-waits': endpoint({
    access: support,
    summary: 'Products of which paid orders wait for codes or files, the longest wait first',
    reply: z.array(digitalWait).max(MOST_WAITS),
    errors: [],
  }),
  'GET /admin/digital-orders/{id}': endpoint({
    access: support,
    summary: 'What an order was given, without the codes',
    params: orderParams,
    reply: staffDigital,
    errors: ['orders.not_found'],
  }),
  'POST /admin/digital-orders/{id}/links': endpoint({
    access: support,
    summary: 'Give the files of a line again: downloads and days begin anew',
    params: orderParams,
    body: z.object({ item_id: id }),
    reply: staffDigital,
    errors: ['orders.not_found', 'digital.line_unknown', 'digital.not_given', 'digital.ended'],
  }),
  'POST /admin/digital-orders/{id}/replacement': endpoint({
    access: support,
    summary: 'Replace a code that does not work by the next one of stock; its price counts as a refund does',
    params: orderParams,
    body: z.object({ code_id: z.int().min(1) }),
    reply: staffDigital,
    errors: [
      'orders.not_found',
      'digital.code_unknown',
      'digital.line_unknown',
      'digital.not_given',
      'digital.ended',
      'digital.no_code_left',
      'digital.manager_needed',
      'money_acts.approval_needed',
      'money_acts.own_account',
    ],
  }),
};
