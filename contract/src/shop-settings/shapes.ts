import { z } from 'zod';
import { normaliseIban } from '../iban.ts';
import { withoutInvisible } from '../phone.ts';
import {
  bilingual,
  email,
  givenRiyals,
  id,
  onceRight,
  riyals,
  text,
  typedCode,
  typedLines,
  typedText,
  version,
  written,
} from '../platform/shapes.ts';
import {
  headingFonts,
  type PhoneMessage,
  phoneChannelOrders,
  phoneMessages,
  returnPayers,
  setupSteps,
  shopLanguages,
  textMessageRules,
  themeRadii,
} from '../vocabulary/index.ts';

const orNothing = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, z.literal('')]);
/** The same, optional. */

/** Phone of the shop: short numbers are allowed, which are no mobile numbers. */
const shopPhone = z
  .string()
  .overwrite((typed) => withoutInvisible(typed).trim())
  .max(32)
  .regex(/^\+?\d[\d\s()-]{2,30}$/, 'validation.phone');

export const storeIdentity = z.object({
  name: written(typedText(120)),
  tagline: written(orNothing(typedText(300))),
  legal_name: written(orNothing(typedText(200))),
  address: written(orNothing(typedLines(300))),
  hours: written(orNothing(typedLines(200))),
  phone: orNothing(shopPhone),
  whatsapp: orNothing(shopPhone),
  email: orNothing(email).describe('Mails are answered here, and messages come here'),
  vat_number: orNothing(z.string().regex(/^3\d{13}3$/, 'validation.vat_number')).describe('Stands on every invoice'),
  commercial_registration: orNothing(z.string().regex(/^\d{10}$/, 'validation.commercial_registration')),
  licences: z.array(z.object({ label: written(typedText(120)), number: typedText(60) })).max(10),
  social: z
    .array(z.object({ network: typedText(30), url: z.url({ protocol: /^https$/, error: 'validation.url' }).max(300) }))
    .max(12),
  uses_riyal_sign: z.boolean().describe('Prices with the sign U+20C1 instead of ر.س or SAR'),
});
export type StoreIdentityBody = z.infer<typeof storeIdentity>;

/** Saved values are shown unchanged, even those older than the validation rules. */
const shownBoth = bilingual(text(300));
export const shownIdentity = storeIdentity.extend({
  name: shownBoth,
  tagline: shownBoth,
  legal_name: shownBoth,
  address: shownBoth,
  hours: shownBoth,
  phone: text(60),
  whatsapp: text(60),
  email: text(254),
  vat_number: text(60),
  commercial_registration: text(60),
  licences: z.array(z.object({ label: shownBoth, number: text(60) })).max(10),
  social: z.array(z.object({ network: text(60), url: text(500) })).max(12),
});

const LARGEST = 100_000;

const cashOnDelivery = z.object({
  is_on: z.boolean(),
  fee: givenRiyals(1_000),
  maximum: givenRiyals(LARGEST, 1).describe('Orders above this, fee included, are not sent unpaid'),
  city_ids: z.array(id).max(500).nullable().describe('Only these cities; null: every city served'),
});

const iban = z.string().trim().max(60);

const bankTransfer = z.object({
  is_on: z.boolean(),
  bank_name: written(orNothing(typedText(120))),
  account_name: written(orNothing(typedText(120))),
  iban,
  hold_hours: z.int().min(1).max(336).describe('How long an unpaid order holds its stock'),
});

interface Bank {
  is_on: boolean;
  bank_name: { ar: string; en: string };
  account_name: { ar: string; en: string };
  iban: string;
}
const isFull = (words: { ar: string; en: string }) => Boolean(words.ar && words.en);
const needed = (field: keyof Bank) => ({
  ...onceRight('is_on', field),
  path: [field],
  error: field === 'iban' ? 'validation.iban' : 'validation.required',
});

/** A bank transfer requires complete account data. */
const wholeBankTransfer = bankTransfer
  .refine(
    ({ is_on: isOn, iban: typed }: Bank) => (!isOn && typed === '') || normaliseIban(typed) !== null,
    needed('iban'),
  )
  .refine(({ is_on: isOn, bank_name: name }: Bank) => !isOn || isFull(name), needed('bank_name'))
  .refine(({ is_on: isOn, account_name: name }: Bank) => !isOn || isFull(name), needed('account_name'));

export const paymentSettings = z.object({
  cash_on_delivery: cashOnDelivery,
  bank_transfer: wholeBankTransfer,
  version,
});
export type PaymentSettingsBody = z.infer<typeof paymentSettings>;

export const shownPayments = z.object({
  cash_on_delivery: cashOnDelivery.extend({ fee: riyals, maximum: riyals }),
  bank_transfer: bankTransfer.extend({ bank_name: shownBoth, account_name: shownBoth, iban: text(60) }),
  version,
});
export type AdminPaymentSettings = z.infer<typeof shownPayments>;

export const setup = z.object({
  steps: z
    .array(z.object({ step: z.enum(setupSteps), is_done: z.boolean(), is_optional: z.boolean() }))
    .length(setupSteps.length)
    .describe('In the order they are best done'),
  is_done: z.boolean().describe('Nothing is left but what a shop can sell without'),
});
export type Setup = z.infer<typeof setup>;

export const openingSettings = z.object({
  is_open: z.boolean().describe('False: visitors see a page with the name and contacts of the shop, and order nothing'),
});
export type OpeningSettings = z.infer<typeof openingSettings>;

export const languageSettings = z.object({
  languages: z.enum(shopLanguages).describe('`ar`: pages, mails and messages are Arabic alone'),
});
export type LanguageSettings = z.infer<typeof languageSettings>;

const ceiling = givenRiyals(LARGEST).nullable();
export const refundSettings = z.object({
  day_owner: ceiling.describe('By one owner in a day of Riyadh, all acts together; null: no limit'),
  day_manager: ceiling,
  day_support: ceiling,
  day_fulfilment: ceiling,
  order_manager: ceiling.describe('Of one order, all acts of all staff together; of store credit, by one act'),
  order_support: ceiling,
  order_fulfilment: ceiling,
  alert_percent: z.int().min(1).max(100).describe('Owners are told when a day reaches so much of its ceiling'),
  alert_acts: z.int().min(2).max(1_000).describe('And when somebody acts so often for one customer in a day'),
});
export type RefundSettings = z.infer<typeof refundSettings>;

const count = z.int().min(1).max(1_000_000);
export const holdSettings = z.object({
  buyer_orders: count.describe('Unpaid orders of one buyer at once: an account, or the phone of a guest'),
  buyer_pieces: count,
  door_orders: count.describe('The same of one door, where a short address or a building number tells it'),
  door_pieces: count,
  visitor_orders: count.describe('The same of one network address, which many may share'),
  visitor_pieces: count,
  stock_percent: z.int().min(1).max(100).describe('Of what there is of one thing, so much may be held unpaid by one'),
  stock_pieces: z.int().min(0).max(1_000_000).describe('So many pieces may be held in any case'),
  proved_times: z.int().min(1).max(100).describe('With a proved phone a buyer may hold so many times as much'),
  code_orders: count.describe('Orders of one door or network that wait for a code to their phone at once'),
  code_minutes: z.int().min(5).max(1_440).describe('So long an order waits for the code before it expires'),
});
export type HoldSettings = z.infer<typeof holdSettings>;

const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'validation.colour');

export const appearanceSettings = z.object({
  primary: colour.describe('Of buttons and headings: readable on all surfaces, and under white text'),
  accent: colour.describe('Of focus rings and marks; links are a readable shade of it'),
  radius: z.enum(themeRadii).describe('How round corners are'),
  heading_font: z.enum(headingFonts),
});
export type AppearanceSettings = z.infer<typeof appearanceSettings>;

/** The nearest colours that can be read: those sent, where they can. */
export const nearestColours = appearanceSettings.pick({ primary: true, accent: true });

interface NamedCarrier {
  name: string;
}
export const carrierSettings = z.object({
  carriers: z
    .array(
      z.object({
        name: typedText(120),
        tracking_url: orNothing(
          z
            .string()
            .trim()
            .max(300)
            .regex(/^https:\/\/[^\s{}/]+\/[^\s{}]*\{number\}[^\s{}]*$/, 'validation.tracking_url'),
        ).describe('Where a parcel is followed, with `{number}` in the place of its number'),
      }),
    )
    .max(30)
    .refine(
      (all: NamedCarrier[]) => new Set(all.map(({ name }) => name)).size === all.length,
      'validation.carrier_twice',
    ),
});
export type CarrierSettings = z.infer<typeof carrierSettings>;

export const storefrontSettings = z.object({
  social_proof: z.boolean().describe('Whether visitors are told what others bought of late'),
});
export type StorefrontSettings = z.infer<typeof storefrontSettings>;

export const taxSettings = z.object({
  is_registered: z
    .boolean()
    .describe('Registered for VAT. Not: prices contain none, and documents are no tax invoices'),
});
export type TaxSettings = z.infer<typeof taxSettings>;

export const cartReminderSettings = z.object({
  is_on: z.boolean(),
  first_hours: z.int().min(1).max(72).describe('Hours after the last change of a cart'),
  second_hours: z.int().min(1).max(168).nullable().describe('Hours after the first reminder; null: there is one alone'),
  code: orNothing(typedCode(40)).describe('A discount code that the last reminder offers; empty: none'),
});
export type CartReminderSettings = z.infer<typeof cartReminderSettings>;

/** The law gives a buyer seven days after delivery (E-Commerce Law, article 13): a shop may give more. */
export const salesRules = z.object({
  return_days: z
    .int()
    .min(7)
    .max(90)
    .describe('So many days after delivery things may be sent back; orders keep what held when they were placed'),
  low_stock: z.int().min(0).max(1_000).describe('From here down it is said how few pieces are left; 0: never'),
  gift_wrap: givenRiyals(1_000).describe('What wrapping an order as a gift costs; 0: it is not offered'),
  return_paid_by: z
    .enum(returnPayers)
    .nullable()
    .optional()
    .describe('Payer of the way back, as search engines are told; null, or left out: they are told nothing'),
});
export type SalesRules = z.infer<typeof salesRules>;

/** Budgets of text messages. */
export const smsSettings = z.object({
  is_on: z.boolean().describe('Off: nothing is sent'),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .min(1)
    .max(60)
    .describe('ISO 3166 codes of the countries whose numbers get messages'),
  number_per_day: z.int().min(1).max(100).describe('To one number'),
  block_per_hour: z.int().min(1).max(10_000).describe('To numbers that differ in their last four digits alone'),
  network_per_hour: z
    .int()
    .min(1)
    .max(10_000)
    .describe('Asked for from one address; a mobile network has many customers'),
  shop_per_hour: z.int().min(1).max(1_000_000),
  shop_per_day: z.int().min(1).max(1_000_000),
  alarm_percent: z.int().min(1).max(100).describe('From this share of a budget of the shop on, staff are told'),
});
export type SmsSettings = z.infer<typeof smsSettings>;

const phoneRoute = z.object({
  rule: z
    .enum(textMessageRules)
    .describe(
      '`without_email`: only those without an e-mail address are told. Always `always` of what somebody asked for',
    ),
  channels: z.enum(phoneChannelOrders).describe('The next channel is taken where one fails'),
});
/** The table of messages to phones; mails are sent in any case. */
export const phoneMessageSettings = z.object({
  routes: z.object(
    Object.fromEntries(phoneMessages.map((message) => [message, phoneRoute])) as Record<
      PhoneMessage,
      typeof phoneRoute
    >,
  ),
  part_price: z
    .number()
    .min(0)
    .max(10)
    .multipleOf(0.0001)
    .describe('Riyals that the gateway charges for one part of a text message; 0: not said'),
});
export type PhoneMessageSettings = z.infer<typeof phoneMessageSettings>;
