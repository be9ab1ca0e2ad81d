import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { image, version } from '../platform/shapes.ts';
import { brandPictures, staffRoles } from '../vocabulary/index.ts';
import { domainEndpoints } from './domain.ts';
import { frameSettings } from './frame.ts';
import {
  appearanceSettings,
  carrierSettings,
  cartReminderSettings,
  holdSettings,
  languageSettings,
  nearestColours,
  openingSettings,
  paymentSettings,
  phoneMessageSettings,
  refundSettings,
  salesRules,
  setup,
  shownIdentity,
  shownPayments,
  smsSettings,
  storefrontSettings,
  storeIdentity,
  taxSettings,
} from './shapes.ts';

/** Only owners edit money and identity; managers may read them. */
const owner = { staff: ['owner'] } as const;
const managers = { staff: ['owner', 'manager'] } as const;
const changed = ['conflict.changed'] as const;

export const identity = shownIdentity.extend({ version });
export type AdminStoreIdentity = z.infer<typeof identity>;
export const refunds = refundSettings.extend({ version });
export type AdminRefundSettings = z.infer<typeof refunds>;
export const holds = holdSettings.extend({ version });
export type AdminHoldSettings = z.infer<typeof holds>;
export const rules = salesRules.extend({ version });
export type AdminSalesRules = z.infer<typeof rules>;
export const sms = smsSettings.extend({ version });
export type AdminSmsSettings = z.infer<typeof sms>;
export const phoneMessageTable = phoneMessageSettings.extend({ version });
export type AdminPhoneMessageSettings = z.infer<typeof phoneMessageTable>;
const opening = openingSettings.extend({ version });
const languages = languageSettings.extend({ version });
export const logo = z.object({ logo: image.nullable().describe('null: the name stands alone') });
export type AdminLogo = z.infer<typeof logo>;
const kindParams = z.object({ kind: z.enum(brandPictures) });
export const brandPicture = z.object({ picture: image.nullable().describe('null: there is none') });
export type AdminBrandPicture = z.infer<typeof brandPicture>;
export const shownBrandPictures = z.object({
  logo_dark: image.nullable().describe('The logo on dark grounds; null: the logo stands there, too'),
  icon: image.nullable().describe('Of tabs, bookmarks and the installed shop'),
  share: image.nullable().describe('Shown with a shared link that has no picture of its own'),
});
export type AdminBrandPictures = z.infer<typeof shownBrandPictures>;
const takingPictures = [
  'uploads.file_missing',
  'uploads.one_file',
  'uploads.too_large',
  'uploads.not_an_image',
  'uploads.heic',
  'uploads.too_many_pixels',
  'uploads.too_small',
  'uploads.damaged',
] as const;
export const appearance = appearanceSettings.extend({ version });
export type AdminAppearanceSettings = z.infer<typeof appearance>;
export const frame = frameSettings.extend({ version });
export type AdminFrameSettings = z.infer<typeof frame>;
export const carriers = carrierSettings.extend({ version });
export type AdminCarrierSettings = z.infer<typeof carriers>;
export const cartReminders = cartReminderSettings.extend({ version });
export type AdminCartReminderSettings = z.infer<typeof cartReminders>;
const storefront = storefrontSettings.extend({ version });
export const taxes = taxSettings.extend({ version });
export type AdminTaxSettings = z.infer<typeof taxes>;

export const storeIdentityEdit = storeIdentity.extend({ version });
export type StoreIdentityEdit = z.input<typeof storeIdentityEdit>;

export const shopSettingsEndpoints = {
  ...domainEndpoints,
  'GET /admin/settings/opening': endpoint({
    access: { staff: staffRoles },
    summary: 'Whether visitors may come in',
    reply: opening,
    errors: [],
  }),
  'PUT /admin/settings/opening': endpoint({
    access: owner,
    summary: 'Open the shop, or close it to visitors; what people already ordered stays within their reach',
    body: opening,
    reply: opening,
    errors: changed,
  }),
  'GET /admin/settings/languages': endpoint({
    access: managers,
    summary: 'Languages that visitors meet',
    reply: languages,
    errors: [],
  }),
  'PUT /admin/settings/languages': endpoint({
    access: managers,
    summary: 'Sell in Arabic and English, or in Arabic alone; English addresses then lead to the Arabic ones',
    body: languages,
    reply: languages,
    errors: changed,
  }),
  'GET /admin/setup': endpoint({
    access: managers,
    summary: 'What a new shop still lacks before it sells',
    reply: setup,
    errors: [],
  }),
  'GET /admin/settings/store': endpoint({
    access: managers,
    summary: 'Who the shop is, in both languages',
    reply: identity,
    errors: [],
  }),
  'PUT /admin/settings/store': endpoint({
    access: owner,
    summary: 'Change who the shop is: names, contacts, tax number, licences, links',
    body: storeIdentityEdit,
    reply: identity,
    errors: changed,
  }),
  'GET /admin/settings/logo': endpoint({
    access: managers,
    summary: 'The logo of the shop',
    reply: logo,
    errors: [],
  }),
  'POST /admin/settings/logo': endpoint({
    access: owner,
    summary: 'Send a logo: JPEG, PNG, WebP or AVIF of 64 by 64 pixels or more, at most 10 MB; transparent parts stay',
    takes: 'image',
    reply: logo,
    status: 201,
    errors: [...takingPictures],
    limitPerMinute: 60,
  }),
  'DELETE /admin/settings/logo': endpoint({
    access: owner,
    summary: 'Remove the logo',
    reply: logo,
    errors: [],
  }),
  'GET /admin/settings/pictures': endpoint({
    access: managers,
    summary: 'Pictures of the shop beside its logo',
    reply: shownBrandPictures,
    errors: [],
  }),
  'POST /admin/settings/pictures/{kind}': endpoint({
    access: owner,
    summary:
      'Send one: a logo for dark grounds of 64 by 64 pixels or more, an icon of 192 by 192, a share picture of 600 by 315',
    params: kindParams,
    takes: 'image',
    reply: brandPicture,
    status: 201,
    errors: [...takingPictures],
    limitPerMinute: 60,
  }),
  'DELETE /admin/settings/pictures/{kind}': endpoint({
    access: owner,
    summary: 'Remove one',
    params: kindParams,
    reply: brandPicture,
    errors: [],
  }),
  'GET /admin/settings/appearance': endpoint({
    access: managers,
    summary: 'Colours, corners and fonts of the storefront',
    reply: appearance,
    errors: [],
  }),
  'PUT /admin/settings/appearance': endpoint({
    access: owner,
    summary: 'Change them; colours that cannot be read are refused with the nearest that can',
    body: appearance,
    reply: appearance,
    errors: [...changed, 'shop_settings.colours_faint'],
    details: { 'shop_settings.colours_faint': nearestColours },
  }),
  'GET /admin/settings/frame': endpoint({
    access: managers,
    summary: 'Menus, the line above the header and what home promises',
    reply: frame,
    errors: [],
  }),
  'PUT /admin/settings/frame': endpoint({
    access: managers,
    summary: 'Change them; an empty list is the usual one',
    body: frame,
    reply: frame,
    errors: changed,
  }),
  'GET /admin/settings/payments': endpoint({
    access: managers,
    summary: 'How orders may be paid',
    reply: shownPayments,
    errors: [],
  }),
  'PUT /admin/settings/payments': endpoint({
    access: owner,
    summary: 'Change how orders may be paid: cash on delivery with its rules, and the account transfers go to',
    body: paymentSettings,
    reply: shownPayments,
    errors: [...changed, 'shop_settings.city_unknown'],
  }),
  'GET /admin/settings/refunds': endpoint({
    access: managers,
    summary:
      'How much money who of the staff may send out in a day and of an order, and from where on the owner is told',
    reply: refunds,
    errors: [],
  }),
  'PUT /admin/settings/refunds': endpoint({
    access: owner,
    summary: 'Change it; an owner has no limit unless one is set, and none where nobody else could approve',
    body: refunds,
    reply: refunds,
    errors: changed,
  }),
  'GET /admin/settings/holds': endpoint({
    access: managers,
    summary: 'What orders that wait for their payment may keep from others',
    reply: holds,
    errors: [],
  }),
  'PUT /admin/settings/holds': endpoint({
    access: owner,
    summary: 'Change it',
    body: holds,
    reply: holds,
    errors: changed,
  }),
  'GET /admin/settings/rules': endpoint({
    access: managers,
    summary: 'How long things may be sent back, and from when on stock is low',
    reply: rules,
    errors: [],
  }),
  'PUT /admin/settings/rules': endpoint({
    access: owner,
    summary: 'Change it; orders that were placed keep the days they were placed with',
    body: rules,
    reply: rules,
    errors: changed,
  }),
  'GET /admin/settings/sms': endpoint({
    access: managers,
    summary: 'What text messages may cost the shop',
    reply: sms,
    errors: [],
  }),
  'PUT /admin/settings/sms': endpoint({
    access: owner,
    summary: 'Change it, or switch text messages off',
    body: sms,
    reply: sms,
    errors: changed,
  }),
  'GET /admin/settings/phone-messages': endpoint({
    access: managers,
    summary: 'Messages to phones: who is told what, and by which channels in their order',
    reply: phoneMessageTable,
    errors: [],
  }),
  'PUT /admin/settings/phone-messages': endpoint({
    access: managers,
    summary: 'Change them; budgets of text messages hold all the same',
    body: phoneMessageTable,
    reply: phoneMessageTable,
    errors: changed,
  }),
  'GET /admin/settings/carriers': endpoint({
    access: { staff: ['owner', 'manager', 'support', 'fulfilment'] },
    summary: 'Carriers that parcels are given to',
    reply: carriers,
    errors: [],
  }),
  'PUT /admin/settings/carriers': endpoint({
    access: managers,
    summary: 'Change them; parcels that were sent keep the address where they are followed',
    body: carriers,
    reply: carriers,
    errors: changed,
  }),
  'GET /admin/settings/taxes': endpoint({
    access: managers,
    summary: 'Whether the shop is registered for VAT',
    reply: taxes,
    errors: [],
  }),
  'PUT /admin/settings/taxes': endpoint({
    access: owner,
    summary: 'Change it; what was sold before keeps its tax',
    body: taxes,
    reply: taxes,
    errors: [...changed, 'shop_settings.tax_unit_active'],
  }),
  'GET /admin/settings/cart-reminders': endpoint({
    access: managers,
    summary: 'When customers are reminded of a cart that they left',
    reply: cartReminders,
    errors: [],
  }),
  'PUT /admin/settings/cart-reminders': endpoint({
    access: managers,
    summary: 'Change it; carts that are due already keep their time',
    body: cartReminders,
    reply: cartReminders,
    errors: [...changed, 'shop_settings.coupon_unknown'],
  }),
  'GET /admin/settings/storefront': endpoint({
    access: managers,
    summary: 'Parts of the storefront that are switched on and off',
    reply: storefront,
    errors: [],
  }),
  'PUT /admin/settings/storefront': endpoint({
    access: managers,
    summary: 'Switch them',
    body: storefront,
    reply: storefront,
    errors: changed,
  }),
};
