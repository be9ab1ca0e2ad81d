import { z } from 'zod';
import { isAmount } from '../money.ts';
import { evenIfWrong, givenId, text, typedCode, typedText } from '../platform/shapes.ts';
import {
  type BulkChangeField,
  type BulkChangeWay,
  bulkChangeFields,
  bulkChangeWays,
  priceRoundings,
  productStatuses,
  stockFilters,
} from '../vocabulary/index.ts';

/** Largest amount of any way, in riyals or pieces. */
const LARGEST = 1_000_000;

const rule = {
  field: z.enum(bulkChangeFields),
  way: z.enum(bulkChangeWays).describe('A price is set, or changed by percent or riyals; a level is set'),
  amount: z
    .number()
    .min(-LARGEST)
    .max(LARGEST)
    .multipleOf(0.01, 'validation.amount')
    .refine(isAmount, 'validation.amount')
    .nullable()
    .describe('Riyals, percent or pieces, below zero to lower; null with `clear` alone'),
  rounding: z.enum(priceRoundings).describe('Of computed prices'),
};

/** The rule of a bulk change, as it was asked for. */
export const bulkChangeRule = z.object({ ...rule, amount: z.number().nullable() });
export type BulkChangeRule = z.infer<typeof bulkChangeRule>;

/** The products that a list of staff shows with these filters. */
const filters = z.object({
  q: typedCode(60).optional(),
  category_id: givenId.optional(),
  brand: typedText(120).optional(),
  status: z.enum(productStatuses).optional(),
  stock: z.enum(stockFilters).optional(),
  on_sale: z.boolean().optional(),
});

export const newBulkChange = z
  .object({
    ...rule,
    product_ids: z
      .array(givenId)
      .min(1, 'validation.required')
      .max(500)
      .nullable()
      .describe('These products; null: all that the filters let through'),
    filters: filters.describe('As of `GET /admin/products`'),
  })
  .superRefine(checkAmount, evenIfWrong);
export type NewBulkChange = z.input<typeof newBulkChange>;

/** Ways of each field, with the least and the largest amount. */
const RANGES: Readonly<
  Record<BulkChangeField, Partial<Record<BulkChangeWay, readonly [least: number, most: number]>>>
> = {
  price: { set: [0.01, LARGEST], percent: [-99, 1_000], add: [-LARGEST, LARGEST] },
  sale_price: { set: [0.01, LARGEST], percent: [-99, 1_000], add: [-LARGEST, LARGEST], off: [0.01, 99], clear: [0, 0] },
  stock: { set: [0, LARGEST] },
};

const loose = z.object({
  field: z.enum(bulkChangeFields),
  way: z.enum(bulkChangeWays),
  amount: z.number().nullable(),
});

function checkAmount(value: unknown, context: z.core.$RefinementCtx): void {
  const read = loose.safeParse(value);
  const fault = read.success ? faultOf(read.data) : undefined;
  if (fault) context.addIssue({ code: 'custom', path: [fault.path], message: fault.message, input: value });
}

/** The fault of a rule whose values are each right. */
function faultOf({ field, way, amount }: z.infer<typeof loose>): { path: string; message: string } | undefined {
  const range = RANGES[field][way];
  if (!range) return { path: 'way', message: 'validation.invalid' };
  if (way === 'clear') return amount === null ? undefined : { path: 'amount', message: 'validation.invalid' };
  if (amount === null) return { path: 'amount', message: 'validation.required' };
  const [least, most] = range;
  const isNothing = amount === 0 && field !== 'stock';
  if (amount < least || amount > most || isNothing) return { path: 'amount', message: 'validation.amount' };
  return field === 'stock' && !Number.isInteger(amount) ? { path: 'amount', message: 'validation.integer' } : undefined;
}

/** One value that an import changes, as it was and as it is to be: riyals or pieces; null: none. */
export const importDifference = z.object({
  sku: text(64),
  field: z.enum(bulkChangeFields),
  from: z.number().nullable(),
  to: z.number().nullable(),
});
export type ImportDifference = z.infer<typeof importDifference>;
