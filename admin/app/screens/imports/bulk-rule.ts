import type { BulkChangeRule, ProductImport } from '@waha/contract/types';
import type { Say } from '@waha/kit/texts';
import type { Areas } from '../../text/areas.ts';

type Field = BulkChangeRule['field'];

/** Ways as staff choose them: raising and lowering apart. */
export type Way = 'up_percent' | 'down_percent' | 'up' | 'down' | 'set' | 'off' | 'clear';

/** Ways of each field, the usual one first. */
export const waysOf: Readonly<Record<Field, readonly [Way, ...Way[]]>> = {
  price: ['up_percent', 'down_percent', 'up', 'down', 'set'],
  sale_price: ['off', 'clear', 'up_percent', 'down_percent', 'up', 'down', 'set'],
  stock: ['set'],
};

/** The rule that the API takes, of a way and an amount above zero. */
export function toRule(way: Way, amount: number | null): Pick<BulkChangeRule, 'way' | 'amount'> {
  if (way === 'clear') return { way, amount: null };
  if (way === 'set' || way === 'off') return { way, amount };
  const isDown = way === 'down' || way === 'down_percent';
  // A text that is no number is sent as typed, and refused at its field.
  const signed = isDown && typeof amount === 'number' ? -amount : amount;
  return { way: way === 'up' || way === 'down' ? 'add' : 'percent', amount: signed };
}

function wayOf({ way, amount }: BulkChangeRule): Way {
  const isDown = (amount ?? 0) < 0;
  if (way === 'percent') return isDown ? 'down_percent' : 'up_percent';
  return way === 'add' ? (isDown ? 'down' : 'up') : way;
}

/** Name of an import: its file, or the rule that made its rows. */
export function nameOfImport(
  { file_name: file, bulk_change: rule }: Pick<ProductImport, 'file_name' | 'bulk_change'>,
  say: Say<Areas['imports']>,
): string {
  if (!rule) return file;
  const what = say(`field_of_${rule.field}`);
  return say(`rule_${wayOf(rule)}`, { what, amount: Math.abs(rule.amount ?? 0) });
}
