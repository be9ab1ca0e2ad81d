import {
  type AppearanceSettings,
  askedPhoneMessages,
  type CarrierSettings,
  type CartReminderSettings,
  type FrameSettings,
  type HoldSettings,
  type LanguageSettings,
  normaliseIban,
  type OpeningSettings,
  type PaymentSettingsBody,
  type PhoneMessageSettings,
  type RefundSettings,
  type SalesRules,
  type SmsSettings,
  type StorefrontSettings,
  type StoreIdentityBody,
  type TaxSettings as TaxBody,
  toHalalas,
  toRiyals,
} from '@waha/contract';
import { nearestColour, type Theme } from '@waha/contract/theme';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { countCities } from '../../people/locations/index.ts';
import {
  type ReminderSettings,
  readReminderSettings,
  saveReminderSettings,
} from '../../selling/abandoned-carts/index.ts';
import { checkCoupon } from '../../selling/coupons/index.ts';
import { hasActiveUnit } from '../../selling/e-invoicing/index.ts';
import { type MoneyCeilings, readMoneyCeilings, saveMoneyCeilings } from '../../selling/money-acts/index.ts';
import { type ReservationLimits, readReservationLimits, saveReservationLimits } from '../../selling/orders/index.ts';
import { type PaymentSettings, readPaymentSettings, savePaymentSettings } from '../../selling/payments/index.ts';
import {
  type Carriers,
  type FeatureFlags,
  type Frame,
  type Languages,
  type Opening,
  readCarriers,
  readFeatureFlags,
  readFrame,
  readLanguages,
  readOpening,
  readShopRules,
  readStoreIdentity,
  readTaxSettings,
  readTheme,
  type ShopRules,
  type StoreIdentity,
  saveCarriers,
  saveFeatureFlags,
  saveFrame,
  saveLanguages,
  saveOpening,
  saveShopRules,
  saveStoreIdentity,
  saveTaxSettings,
  saveTheme,
  type TaxSettings,
} from '../settings/index.ts';
import {
  type PhoneSettings,
  readPhoneSettings,
  readSmsLimits,
  type SmsLimits,
  savePhoneSettings,
  saveSmsLimits,
} from '../sms/index.ts';
import { settingsTopic } from './settings-topic.ts';

export const storeTopic = settingsTopic<StoreIdentity, StoreIdentityBody>({
  name: 'store',
  read: readStoreIdentity,
  save: saveStoreIdentity,
  toBody: ({ legalName, vatNumber, commercialRegistration, usesRiyalSign = false, ...rest }) => ({
    ...rest,
    legal_name: legalName,
    vat_number: vatNumber,
    commercial_registration: commercialRegistration,
    uses_riyal_sign: usesRiyalSign,
  }),
  toSaved: ({ legal_name, vat_number, commercial_registration, uses_riyal_sign, ...rest }) => ({
    ...rest,
    legalName: legal_name,
    vatNumber: vat_number,
    commercialRegistration: commercial_registration,
    usesRiyalSign: uses_riyal_sign,
  }),
});

export const openingTopic = settingsTopic<Opening, OpeningSettings>({
  name: 'opening',
  read: readOpening,
  save: saveOpening,
  toBody: ({ isOpen }) => ({ is_open: isOpen }),
  toSaved: ({ is_open: isOpen }) => ({ isOpen }),
});

export const languagesTopic = settingsTopic<Languages, LanguageSettings>({
  name: 'languages',
  read: readLanguages,
  save: saveLanguages,
  toBody: ({ languages }) => ({ languages }),
  toSaved: ({ languages }) => ({ languages }),
});

export const appearanceTopic = settingsTopic<Theme, AppearanceSettings>({
  name: 'appearance',
  read: readTheme,
  save: saveTheme,
  toBody: ({ headingFont, ...rest }) => ({ ...rest, heading_font: headingFont }),
  toSaved: ({ heading_font: headingFont, ...rest }) => {
    const nearest = {
      primary: nearestColour('primary', rest.primary),
      accent: nearestColour('accent', rest.accent),
    };
    if (nearest.primary !== rest.primary || nearest.accent !== rest.accent)
      refuse('shop_settings.colours_faint', nearest, { details: nearest });
    return { ...rest, headingFont };
  },
});

export const frameTopic = settingsTopic<Frame, FrameSettings>({
  name: 'frame',
  read: readFrame,
  save: saveFrame,
  toBody: ({ topLine, ...rest }) => ({ ...rest, top_line: topLine }),
  toSaved: ({ top_line: topLine, ...rest }) => ({ ...rest, topLine }),
});

type Payments = Omit<PaymentSettingsBody, 'version'>;

export const paymentsTopic = settingsTopic<PaymentSettings, Payments>({
  name: 'payments',
  read: readPaymentSettings,
  save: savePaymentSettings,
  toBody: ({ cashOnDelivery: cod, bankTransfer: bank }) => ({
    cash_on_delivery: {
      is_on: cod.isOn,
      fee: toRiyals(cod.feeHalalas),
      maximum: toRiyals(cod.maximumHalalas),
      city_ids: cod.cityIds,
    },
    bank_transfer: {
      is_on: bank.isOn,
      bank_name: bank.bankName,
      account_name: bank.accountName,
      iban: bank.iban,
      hold_hours: bank.holdHours,
    },
  }),
  toSaved: async ({ cash_on_delivery: cod, bank_transfer: bank }, _, tx) => ({
    cashOnDelivery: {
      isOn: cod.is_on,
      feeHalalas: toHalalas(cod.fee),
      maximumHalalas: toHalalas(cod.maximum),
      cityIds: cod.city_ids && (await knownCities(tx, cod.city_ids)),
    },
    bankTransfer: {
      isOn: bank.is_on,
      bankName: bank.bank_name,
      accountName: bank.account_name,
      iban: normaliseIban(bank.iban) ?? '',
      holdHours: bank.hold_hours,
    },
  }),
});

async function knownCities(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const unique = [...new Set(ids)];
  if ((await countCities(tx, unique)) < unique.length) refuse('shop_settings.city_unknown');
  return unique;
}

const riyalsOrNull = (halalas: number | null) => (halalas === null ? null : toRiyals(halalas));
const halalasOrNull = (riyals: number | null) => (riyals === null ? null : toHalalas(riyals));

export const refundsTopic = settingsTopic<MoneyCeilings, RefundSettings>({
  name: 'refunds',
  read: readMoneyCeilings,
  save: saveMoneyCeilings,
  toBody: ({ day, order, alertPercent, alertActs }) => ({
    day_owner: riyalsOrNull(day.owner),
    day_manager: riyalsOrNull(day.manager),
    day_support: riyalsOrNull(day.support),
    day_fulfilment: riyalsOrNull(day.fulfilment),
    order_manager: riyalsOrNull(order.manager),
    order_support: riyalsOrNull(order.support),
    order_fulfilment: riyalsOrNull(order.fulfilment),
    alert_percent: alertPercent,
    alert_acts: alertActs,
  }),
  toSaved: (body, before) => ({
    day: {
      ...before.day,
      owner: halalasOrNull(body.day_owner),
      manager: halalasOrNull(body.day_manager),
      support: halalasOrNull(body.day_support),
      fulfilment: halalasOrNull(body.day_fulfilment),
    },
    order: {
      ...before.order,
      manager: halalasOrNull(body.order_manager),
      support: halalasOrNull(body.order_support),
      fulfilment: halalasOrNull(body.order_fulfilment),
    },
    alertPercent: body.alert_percent,
    alertActs: body.alert_acts,
  }),
});

export const holdsTopic = settingsTopic<ReservationLimits, HoldSettings>({
  name: 'holds',
  read: readReservationLimits,
  save: saveReservationLimits,
  toBody: (limits) => ({
    buyer_orders: limits.buyerOrders,
    buyer_pieces: limits.buyerPieces,
    door_orders: limits.doorOrders,
    door_pieces: limits.doorPieces,
    visitor_orders: limits.visitorOrders,
    visitor_pieces: limits.visitorPieces,
    stock_percent: limits.stockPercent,
    stock_pieces: limits.stockPieces,
    proved_times: limits.provedTimes,
    code_orders: limits.codeOrders,
    code_minutes: limits.codeMinutes,
  }),
  toSaved: (body) => ({
    buyerOrders: body.buyer_orders,
    buyerPieces: body.buyer_pieces,
    doorOrders: body.door_orders,
    doorPieces: body.door_pieces,
    visitorOrders: body.visitor_orders,
    visitorPieces: body.visitor_pieces,
    stockPercent: body.stock_percent,
    stockPieces: body.stock_pieces,
    provedTimes: body.proved_times,
    codeOrders: body.code_orders,
    codeMinutes: body.code_minutes,
  }),
});

export const rulesTopic = settingsTopic<ShopRules, SalesRules>({
  name: 'rules',
  read: readShopRules,
  save: saveShopRules,
  toBody: ({ returnDays, lowStock, giftWrap, returnPaidBy }) => ({
    return_days: returnDays,
    low_stock: lowStock,
    gift_wrap: toRiyals(giftWrap),
    return_paid_by: returnPaidBy,
  }),
  toSaved: ({ return_days: returnDays, low_stock: lowStock, gift_wrap: gift, return_paid_by: paidBy }) => ({
    returnDays,
    lowStock,
    giftWrap: toHalalas(gift),
    returnPaidBy: paidBy ?? null,
  }),
});

export const taxesTopic = settingsTopic<TaxSettings, TaxBody>({
  name: 'taxes',
  read: readTaxSettings,
  save: saveTaxSettings,
  toBody: ({ isRegistered }) => ({ is_registered: isRegistered }),
  toSaved: async ({ is_registered: isRegistered }, _, tx) => {
    // Documents of an active unit name its VAT number.
    if (!isRegistered && (await hasActiveUnit(tx))) refuse('shop_settings.tax_unit_active');
    return { isRegistered };
  },
});

export const cartRemindersTopic = (now: () => number) =>
  settingsTopic<ReminderSettings, CartReminderSettings>({
    name: 'cart_reminders',
    read: readReminderSettings,
    save: saveReminderSettings,
    toBody: ({ isOn, firstHours, secondHours, code }) => ({
      ...{ is_on: isOn, code },
      ...{ first_hours: firstHours, second_hours: secondHours },
    }),
    toSaved: async ({ is_on: isOn, first_hours: firstHours, second_hours: secondHours, code }, before, tx) => {
      const isNew = code !== '' && code !== before.code;
      if (isNew && 'refusal' in (await checkCoupon(tx, code, new Date(now()), [])))
        refuse('shop_settings.coupon_unknown');
      return { isOn, firstHours, secondHours, code };
    },
  });

export const carriersTopic = settingsTopic<Carriers, CarrierSettings>({
  name: 'carriers',
  read: readCarriers,
  save: saveCarriers,
  toBody: ({ carriers }) => ({
    carriers: carriers.map(({ name, trackingUrl }) => ({ name, tracking_url: trackingUrl })),
  }),
  toSaved: ({ carriers }) => ({
    carriers: carriers.map(({ name, tracking_url: trackingUrl }) => ({ name, trackingUrl })),
  }),
});

export const storefrontTopic = settingsTopic<FeatureFlags, StorefrontSettings>({
  name: 'switches',
  read: readFeatureFlags,
  save: saveFeatureFlags,
  toBody: ({ socialProof }) => ({ social_proof: socialProof }),
  toSaved: ({ social_proof: socialProof }) => ({ socialProof }),
});

export const smsTopic = settingsTopic<SmsLimits, SmsSettings>({
  name: 'sms',
  read: readSmsLimits,
  save: saveSmsLimits,
  toBody: (limits) => ({
    is_on: limits.isOn,
    countries: limits.countries,
    number_per_day: limits.numberPerDay,
    block_per_hour: limits.blockPerHour,
    network_per_hour: limits.networkPerHour,
    shop_per_hour: limits.shopPerHour,
    shop_per_day: limits.shopPerDay,
    alarm_percent: limits.alarmPercent,
  }),
  toSaved: (body) => ({
    isOn: body.is_on,
    countries: [...new Set(body.countries)],
    numberPerDay: body.number_per_day,
    blockPerHour: body.block_per_hour,
    networkPerHour: body.network_per_hour,
    shopPerHour: body.shop_per_hour,
    shopPerDay: body.shop_per_day,
    alarmPercent: body.alarm_percent,
  }),
});

/** Ten-thousandths in a riyal: parts of text messages cost less than a halala's round figure. */
const PRICE_PARTS = 10_000;

export const phoneMessagesTopic = settingsTopic<PhoneSettings, PhoneMessageSettings>({
  name: 'phone_messages',
  read: readPhoneSettings,
  save: savePhoneSettings,
  toBody: ({ routes, partPrice }) => ({ routes, part_price: partPrice / PRICE_PARTS }),
  toSaved: ({ routes, part_price: price }) => {
    const asked = askedPhoneMessages.map((one) => [one, { ...routes[one], rule: 'always' as const }]);
    // A message that somebody asked for is sent to them: there is nobody to choose.
    return { routes: { ...routes, ...Object.fromEntries(asked) }, partPrice: Math.round(price * PRICE_PARTS) };
  },
});
