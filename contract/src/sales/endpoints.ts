import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { calendarDay, fileBytes, id, riyals, text } from '../platform/shapes.ts';
import { taxCategories } from '../vocabulary/index.ts';

const figures = {
  sales: riyals.describe('What counted orders came to, with VAT and delivery'),
  refunded: riyals.describe('What of `sales` was paid back by now: what stays is the difference'),
  orders: z.int(),
  average: riyals.describe('Of an order; 0 where there is none'),
  carts: z
    .int()
    .describe(
      'Shoppers who had a cart priced, each once a day as far as they can be told apart without keeping who they are',
    ),
  conversion: z
    .number()
    .min(0)
    .max(100)
    .nullable()
    .describe('Orders that shoppers placed themselves, in percent of `carts`; null where nobody was counted'),
};

export const report = z.object({
  from: calendarDay,
  to: calendarDay,
  ...figures,
  before: z.object(figures).describe('As many days before'),
  days: z
    .array(z.object({ day: calendarDay, sales: riyals.describe('Gross, as `sales` above'), orders: z.int() }))
    .max(366)
    .describe('Every day, also those on which nothing was ordered'),
  products: z
    .array(
      z.object({
        id,
        name: text(200),
        slug: text(200),
        pieces: z.int().describe('Sold less those paid back by now'),
        sales: riyals.describe(
          'What the shop kept of these products: an amount that was paid back without pieces, and delivery that was withheld, are shared among the products of their order',
        ),
      }),
    )
    .max(10)
    .describe(
      'Those that brought most, net of what was paid back; `sales` above them is gross, with `refunded` beside it',
    ),
});
export type SalesReport = z.infer<typeof report>;

export const vatReturn = z.object({
  from: calendarDay,
  to: calendarDay,
  categories: z
    .array(
      z.object({
        category: z.enum(taxCategories),
        sales: riyals.describe('Of invoices that were issued, without VAT'),
        sales_vat: riyals,
        refunds: riyals.describe('Of credit notes that were issued, without VAT'),
        refunds_vat: riyals,
        net: riyals,
        vat: riyals,
      }),
    )
    .max(4),
  vat: riyals.describe('Due on sales less refunds'),
});
export type VatReturn = z.infer<typeof vatReturn>;

const window = z.object({
  from: calendarDay.describe('A day of Riyadh; with `to` at most a year. The last thirty unless said').optional(),
  to: calendarDay.optional(),
});
const managers = { staff: ['owner', 'manager'] } as const;

export const salesEndpoints = {
  'GET /admin/sales/vat': endpoint({
    access: managers,
    summary: 'Invoices and credit notes of some days by category of VAT, for the VAT return',
    query: window,
    reply: vatReturn,
    errors: ['sales.window_wrong'],
    limitPerMinute: 30,
  }),
  'GET /admin/sales/vat.csv': endpoint({
    access: managers,
    summary: 'The same for a spreadsheet',
    query: window,
    reply: fileBytes,
    gives: 'text/csv',
    errors: ['sales.window_wrong'],
    limitPerMinute: 6,
  }),
  'GET /admin/sales': endpoint({
    access: { staff: ['owner', 'manager'] },
    summary: 'What was sold in some days, beside as many before: orders that are neither unpaid nor undone, nor prizes',
    query: window,
    reply: report,
    errors: ['sales.window_wrong'],
  }),
};
