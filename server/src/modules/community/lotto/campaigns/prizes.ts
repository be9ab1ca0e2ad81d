import { type PrizeKind, prizeKinds, toRiyals } from '@waha/contract';
import { type Row, sql } from '../../../../platform/database/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { type PrizeItem, prizeItem } from '../../../selling/orders/index.ts';
import { lottoTexts } from '../texts.ts';

/** The columns of a prize. Amounts of coupons and credit are halalas. */
export const prizeColumns = {
  kind: sql.text.oneOf(...prizeKinds),
  percent: sql.int2.orNull,
  amount: sql.int4.orNull,
  maximum_halalas: sql.int4.orNull,
  minimum_order_halalas: sql.int4.orNull,
  variant_id: sql.int4.orNull,
  /** The product to send, as it was when the campaign was saved. */
  item: sql.jsonb.of(prizeItem).orNull,
};
export type Prize = Row<typeof prizeColumns>;

/**
 * A prize with all its terms in machine-readable form, e.g. `percentage_coupon percent=10 maximum=5000`. Cards are
 * hashed with it, so their root also fixes the terms of prizes. This format must never change.
 */
export function prizeCode(prize: Prize): string {
  const terms = [
    ['percent', prize.percent],
    ['amount', prize.amount],
    ['maximum', prize.maximum_halalas],
    ['minimum', prize.minimum_order_halalas],
    ['variant', prize.variant_id],
  ] as const;
  return [prize.kind, ...terms.flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]))].join(' ');
}

/** The prize in words for people. */
export function prizeLabel(prize: Prize, language: Language): string {
  if (prize.item) return itemLabel(prize.item, language);
  const { kind, percent, amount, maximum_halalas: maximum, minimum_order_halalas: minimum } = prize;
  const shown = kind === 'points' ? amount : toRiyals(amount ?? 0);
  const label = lottoTexts.say(language, kind, { percent: percent ?? 0, amount: shown ?? 0 });
  const terms = [
    maximum === null ? null : lottoTexts.say(language, 'maximum', { amount: toRiyals(maximum) }),
    minimum === null ? null : lottoTexts.say(language, 'minimum', { amount: toRiyals(minimum) }),
  ].filter((term) => term !== null);
  return [label, ...terms].join(lottoTexts.say(language, 'comma'));
}

/** The label of a product and its variant for a winner. */
export function itemLabel(item: PrizeItem, language: Language): string {
  const [name, variant] = language === 'ar' ? [item.name_ar, item.variant_ar] : [item.name_en, item.variant_en];
  return variant === null ? name : `${name} (\u2068${variant}\u2069)`;
}

export function presentPrize(prize: Prize, language: Language): { kind: PrizeKind; label: string } {
  return { kind: prize.kind, label: prizeLabel(prize, language) };
}
