import { z } from 'zod';
import { consentPurposes } from '../conversions/endpoints.ts';
import { endpoint } from '../platform/endpoint.ts';
import { riyals, text } from '../platform/shapes.ts';
import { shownFrame } from '../shop-settings/frame.ts';
import {
  deliveryReaches,
  informationPages,
  paymentKinds,
  phoneChannels,
  returnPayers,
  shopLanguages,
  walletKinds,
} from '../vocabulary/index.ts';

/** A picture of the shop itself, in the size that pages show. */
export const brandImage = z.object({ url: text(300), width: z.int(), height: z.int() });
export type BrandImage = z.infer<typeof brandImage>;

/** Identity of the shop for headers, footers, mails and invoices. Edited by staff, never compiled in. */
export const storeSettings = z.object({
  name: text(120),
  tagline: text(300),
  legal_name: text(200),
  phone: text(32),
  whatsapp: text(32),
  email: text(254),
  address: text(300),
  hours: text(200).describe('When people can be reached'),
  vat_number: text(15),
  commercial_registration: text(20),
  licences: z.array(z.object({ label: text(120), number: text(60) })).max(10),
  social: z.array(z.object({ network: text(30), url: text(300) })).max(12),
  currency_label: text(10).describe('ر.س or SAR, behind the number; or the sign U+20C1, left of it'),
  return_days: z.int().describe('So many days after delivery an order that is placed now may be sent back'),
  low_stock: z.int().describe('From here down it is said how few pieces are left; 0: never'),
  gift_wrap: riyals.describe('What wrapping an order as a gift costs; 0: it is not offered'),
  return_paid_by: z.enum(returnPayers).optional().describe('Payer of the way back; absent where the shop has not said'),
  is_demo: z.boolean(),
  logo: brandImage.nullable().describe('null: the name stands alone'),
  logo_dark: brandImage.nullable().describe('The logo on dark grounds; null: the logo stands there, too'),
  icon: z
    .object({ small: text(300), touch: text(300), medium: text(300), large: text(300) })
    .nullable()
    .describe('Addresses of the icon, square PNG of 48, 180, 192 and 512 pixels; null: the built-in one'),
  share: brandImage.nullable().describe('Card of shared links, JPEG; null: the built-in one'),
  delivers_to: z.enum(deliveryReaches),
  payment_kinds: z.array(z.enum(paymentKinds)).max(paymentKinds.length).describe('Ways to pay that are on'),
  payment_marks: z.array(text(40)).max(20).describe('Marks of cards and wallets that these take'),
  payment_instalments: z
    .array(z.object({ count: z.int(), minimum: riyals, maximum: riyals.nullable() }))
    .max(20)
    .optional()
    .describe('Parts in which a lender lets a price be paid, and the amounts it takes; absent where none does'),
  payment_wallets: z
    .array(z.object({ kind: z.enum(walletKinds), method: text(40), networks: z.array(text(20)).max(10) }))
    .max(walletKinds.length)
    .optional()
    .describe(
      'Wallets whose sheet opens on the shop’s own pages, and the payment method of each; absent where there is none',
    ),
  asks_consent: z
    .array(z.enum(consentPurposes))
    .max(consentPurposes.length)
    .optional()
    .describe('Purposes that visitors are asked to agree to; absent where there is none'),
  offers_by_phone: z
    .array(z.enum(phoneChannels))
    .max(2)
    .optional()
    .describe('Channels by which the shop advertises to phones of customers who agree; absent where there is none'),
  theme_color: text(7).describe('`#rrggbb` of the shop’s colour, for the bar of an installed shop'),
  theme: text(60)
    .nullable()
    .describe('Address of the stylesheet of the shop’s own look, which names its content; null: the built-in look'),
  frame: shownFrame.nullable().describe('Menus and lines of the shop’s own; null: the usual ones'),
  unwritten_pages: z
    .array(z.enum(informationPages))
    .max(informationPages.length)
    .describe('Information pages without a text: menus leave them out'),
  is_open: z.boolean().describe('False: visitors are told that the shop is closed, and staff alone see its pages'),
  languages: z
    .enum(shopLanguages)
    .describe('`ar`: the shop speaks Arabic alone, and addresses of `/en` lead to the Arabic ones'),
});

export const storeEndpoints = {
  'GET /settings': endpoint({
    access: 'public',
    whileClosed: 'answers',
    summary: 'Name, contacts, legal identity and links of the shop',
    reply: storeSettings,
    errors: [],
    cache: { tags: ['settings', 'shipping', 'content'] },
  }),
};
export type StoreSettings = z.infer<typeof storeSettings>;
