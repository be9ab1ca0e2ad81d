import type { AdminLottoCampaign, LottoCampaignDraft, PrizeKind } from '@waha/contract/types';
import { readNumber, showNumber } from '../../form/numbers.ts';

/** A prize as the form has it: numbers as they are typed. */
export interface PrizeValues {
  key: string;
  kind: PrizeKind;
  count: string;
  percent: string;
  amount: string;
  points: string;
  variant_id: string;
  /** Label of a prize's product that was saved before. */
  item?: string;
  maximum_discount: string;
  minimum_order: string;
}

export const newPrize = (): PrizeValues => ({
  key: crypto.randomUUID(),
  kind: 'nothing',
  count: '',
  percent: '',
  amount: '',
  points: '',
  variant_id: '',
  maximum_discount: '',
  minimum_order: '',
});

/** A campaign as its form has it. */
export const valuesOf = (campaign?: AdminLottoCampaign) => ({
  name_ar: campaign?.name_ar ?? '',
  name_en: campaign?.name_en ?? '',
  licence_number: campaign?.licence_number ?? '',
  rules_ar: campaign?.rules_ar ?? '',
  rules_en: campaign?.rules_en ?? '',
  starts_at: campaign?.starts_at ?? '',
  ends_at: campaign?.ends_at ?? '',
  gives_welcome: campaign?.gives_welcome ?? true,
  gives_daily: campaign?.gives_daily ?? true,
  gives_for_activity: campaign?.gives_for_activity ?? false,
  activity_per_day: showNumber(campaign?.activity_per_day ?? 1),
  gives_for_purchases: campaign?.gives_for_purchases ?? false,
  has_read_warning: campaign?.gives_for_purchases ?? false,
  prizes: (campaign?.prizes ?? []).map(
    (prize, at): PrizeValues => ({
      key: String(at),
      kind: prize.kind,
      count: showNumber(prize.count),
      percent: showNumber(prize.percent),
      amount: showNumber(prize.amount),
      points: showNumber(prize.points),
      variant_id: showNumber(prize.variant_id),
      ...(prize.item === null ? {} : { item: prize.item }),
      maximum_discount: showNumber(prize.maximum_discount),
      minimum_order: showNumber(prize.minimum_order),
    }),
  ),
  version: campaign?.version ?? 0,
});

export type CampaignValues = ReturnType<typeof valuesOf>;

/** Body of the call; a prize sends the fields of its kind and no others. */
export function bodyOf({ has_read_warning: hasRead, version: _, ...values }: CampaignValues): LottoCampaignDraft {
  const number = (typed: string) => readNumber(typed) as number;
  return {
    ...values,
    licence_number: values.licence_number || null,
    rules_ar: values.rules_ar || null,
    rules_en: values.rules_en || null,
    starts_at: values.starts_at || null,
    ends_at: values.ends_at || null,
    activity_per_day: number(values.activity_per_day),
    ...(values.gives_for_purchases && hasRead ? { acknowledges_purchases_warning: true as const } : {}),
    prizes: values.prizes.map((prize) => {
      const has = (...kinds: PrizeKind[]) => kinds.includes(prize.kind);
      return {
        kind: prize.kind,
        count: number(prize.count),
        ...(has('percentage_coupon')
          ? { percent: number(prize.percent), maximum_discount: readNumber(prize.maximum_discount) }
          : {}),
        ...(has('fixed_coupon', 'store_credit') ? { amount: number(prize.amount) } : {}),
        ...(has('points') ? { points: number(prize.points) } : {}),
        ...(has('product') ? { variant_id: number(prize.variant_id) } : {}),
        ...(has('percentage_coupon', 'fixed_coupon', 'free_shipping')
          ? { minimum_order: readNumber(prize.minimum_order) }
          : {}),
      };
    }),
  };
}
