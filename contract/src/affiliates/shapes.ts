import { z } from 'zod';
import { normaliseIban } from '../iban.ts';
import { latinDigits, withoutInvisible } from '../phone.ts';
import { givenRiyals, id, lasts, text, timestamp, typedCode, version } from '../platform/shapes.ts';
import { affiliateChannelKinds, affiliateStatuses, ownAffiliateStatuses } from '../vocabulary/index.ts';

const link = z.url({ protocol: /^https?$/, error: 'validation.url' }).max(300);
export const affiliateChannel = z.object({ kind: z.enum(affiliateChannelKinds), url: link });
const shownChannels = z.array(z.object({ kind: z.enum(affiliateChannelKinds), url: text(300) })).max(5);

/** Four to sixteen Latin letters and digits, in any case. */
export const wishedCode = z
  .string()
  .overwrite((typed) => withoutInvisible(typed).trim())
  .regex(/^[a-zA-Z0-9]{4,16}$/, 'validation.affiliate_code');

/** The number of a licence of «موثوق», in any digits. */
export const mawthooqNumber = z
  .string()
  .max(40)
  .transform((written) => latinDigits(written).replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{5,15}$/, 'validation.mawthooq'));

/** A typed Saudi IBAN, stored without spaces. */
export const payoutIban = typedCode(60)
  .refine((typed) => normaliseIban(typed)?.startsWith('SA') === true, 'validation.iban')
  .transform((typed) => normaliseIban(typed) ?? typed);

/** At most two decimals, as amounts have. */
const percent = givenRiyals(50);

const said = {
  channels: shownChannels,
  audience: text(1_000),
  mawthooq_number: text(20).nullable(),
  terms_version: z.int().describe('Of the terms that were agreed to'),
};

export const application = z.object({
  status: z.enum(ownAffiliateStatuses),
  code: text(16).nullable().describe('Of use once approved'),
  ...said,
  terms_version: z.int().nullable(),
  reason: text(500).nullable().describe('Why one was refused or suspended'),
  applied_at: timestamp.nullable(),
  decided_at: timestamp.nullable(),
  may_apply_at: timestamp
    .nullable()
    .describe('When a refused person may apply again; null where it may be now or never'),
});
export type AffiliateApplication = z.infer<typeof application>;

export const staffApplication = z.object({
  id,
  status: z.enum(affiliateStatuses),
  code: text(16),
  customer: z
    .object({ id: z.uuid(), name: text(130), email: text(254).nullable(), phone: text(20).nullable() })
    .nullable()
    .describe('null once they left'),
  ...said,
  reason: text(500).nullable(),
  applied_at: timestamp,
  decided_at: timestamp.nullable(),
  clicks: z.int().describe('Counted ones, ever'),
  uncounted_clicks: z.int().describe('Too many of one network and day'),
  version,
});
export type StaffAffiliateApplication = z.infer<typeof staffApplication>;

export const affiliateRef = z.object({ id, code: text(16) });

const bounds = {
  commission_percent: percent.describe('Of goods after discounts, without VAT and delivery'),
  post_after_days: z.int().min(0).max(90).describe('From the delivery until points may be used'),
  click_days: z.int().min(1).max(90).describe('How long a click may lead to an order'),
  least_points: z.int().min(1).max(1_000_000).describe('That are converted at once'),
};
export const programme = z.object({
  ...bounds,
  point_value: z.number().describe('Riyals, when converted'),
  least_withdrawal: z.number().describe('Riyals'),
  terms_version: z.int(),
});
export type AffiliateProgramme = z.infer<typeof programme>;

export const settingsBody = z.object({
  ...bounds,
  point_value: givenRiyals(100, 0.01),
  least_withdrawal: givenRiyals(100_000, 1),
  terms_version: z.int().min(1).max(1_000_000).describe('A new one is agreed to by whoever applies from then on'),
  network_clicks: z.int().min(1).max(10_000).describe('Clicks of one network that are counted in a day'),
  version,
});
export type AffiliateSettingsEdit = z.input<typeof settingsBody>;
export const staffSettings = programme.extend({ network_clicks: z.int(), version });
export type StaffAffiliateSettings = z.infer<typeof staffSettings>;

const window = {
  percent,
  starts_at: timestamp,
  ends_at: timestamp.nullable(),
};
export const rate = z.object({
  affiliate_id: id.nullable(),
  category_id: id.nullable().describe('Holds for what is below it as well'),
  ...window,
});
export type AffiliateRateDraft = z.infer<typeof rate>;
export const rateBody = rate.refine(...lasts);
export const rateChange = rate.extend({ version }).refine(...lasts);
export type AffiliateRateEdit = z.input<typeof rateChange>;
export const staffRate = z.object({
  id,
  affiliate: affiliateRef.nullable(),
  category: z.object({ id, name: text(120) }).nullable(),
  ...window,
  percent: z.number(),
  version,
});
export type StaffAffiliateRate = z.infer<typeof staffRate>;

export const couponBody = z.object({
  affiliate_id: id,
  code: z
    .string()
    .overwrite((typed) => withoutInvisible(typed).trim())
    .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{2,39}$/, 'validation.coupon_code'),
  percent: z
    .int()
    .min(1)
    .max(90)
    .nullish()
    .describe('Makes a coupon of so much; left out, the code is of one there is'),
  ends_at: timestamp.nullish().describe('Of a coupon that is made; a year from now unless said'),
});
export type AffiliateCouponDraft = z.input<typeof couponBody>;
export const staffCoupon = z.object({
  coupon_id: id,
  code: text(60).nullable().describe('null where the coupon is used no more'),
  label: text(200).nullable(),
  uses: z.int(),
  affiliate: affiliateRef,
});
export type StaffAffiliateCoupon = z.infer<typeof staffCoupon>;
