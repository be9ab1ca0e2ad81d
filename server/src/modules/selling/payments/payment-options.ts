import { type PaymentFlow, type PaymentKind, toRiyals } from '@waha/contract';
import { z } from 'zod';
import { type Bilingual, createTexts, type Language } from '../../../platform/text/index.ts';
import { isOnlineMethod, type OnlineMethod } from './online-method.ts';
import type { PaymentSettings } from './payment-settings.store.ts';

/** A payment method for one cart and city. */
export interface PaymentOption {
  code: string;
  feeHalalas: number;
  /** Reason why it cannot be used; null if it can. */
  obstacle: 'digital' | 'city' | 'maximum' | 'too_little' | 'too_much' | null;
  minimumHalalas: number | null;
  maximumHalalas: number | null;
  /** A lender's number of parts and the largest of them, while the amount is one it takes. */
  instalments: { count: number; halalas: number } | null;
  /** The extension's own texts and flow; null for the shop's own methods. */
  online: Pick<OnlineMethod, 'name' | 'description' | 'logo' | 'capabilities' | 'cards'> | null;
}

export interface Payable {
  /** Goods and shipping. */
  beforeFee: number;
  /** The amount left after store credit. */
  due: number;
  cityId: number | null;
  /** False where nothing is brought to a door: digital goods alone. */
  isSent: boolean;
  /** The payment methods of extensions that are set up. */
  online: readonly OnlineMethod[];
}

/** Payment methods for a cart; those that are switched off are left out. */
export function paymentOptions(settings: PaymentSettings, payable: Payable): PaymentOption[] {
  const { beforeFee, cityId, isSent } = payable;
  const options = payable.online.map((method) => onlineOption(method, payable.due));
  const { cashOnDelivery: cod, bankTransfer } = settings;
  if (cod.isOn) {
    const wrongCity = cod.cityIds !== null && cityId !== null && !cod.cityIds.includes(cityId);
    const tooMuch = beforeFee + cod.feeHalalas > cod.maximumHalalas;
    options.push({
      code: 'cash_on_delivery',
      feeHalalas: isSent ? cod.feeHalalas : 0,
      obstacle: !isSent ? 'digital' : wrongCity ? 'city' : tooMuch ? 'maximum' : null,
      minimumHalalas: null,
      maximumHalalas: cod.maximumHalalas,
      instalments: null,
      online: null,
    });
  }
  if (bankTransfer.isOn) {
    const free = {
      feeHalalas: 0,
      obstacle: null,
      minimumHalalas: null,
      maximumHalalas: null,
      instalments: null,
      online: null,
    };
    options.push({ code: 'bank_transfer', ...free });
  }
  return options;
}

function onlineOption(method: OnlineMethod, due: number): PaymentOption {
  const { minimum, maximum, instalments } = method.capabilities;
  const isTooLittle = due > 0 && due < minimum;
  const isTooMuch = maximum !== null && due > maximum;
  return {
    code: method.code,
    feeHalalas: 0,
    obstacle: isTooLittle ? 'too_little' : isTooMuch ? 'too_much' : null,
    minimumHalalas: minimum,
    maximumHalalas: maximum,
    instalments:
      instalments && due > 0 && !isTooLittle && !isTooMuch
        ? { count: instalments.count, halalas: partOf(due, instalments.count) }
        : null,
    online: method,
  };
}

/** The largest of equal parts to the halala: no part that a lender asks for is more than a page said. */
export function partOf(halalas: number, count: number): number {
  return Math.ceil(halalas / count);
}

/** Path of a payment method's logo. */
export const logoPath = (code: string) => `/api/store/payments/${code}/logo`;

const texts = createTexts({
  ar: {
    online: 'دفع إلكتروني',
    cash_on_delivery: 'الدفع عند الاستلام',
    cash_on_delivery_description: 'تدفع نقدًا أو بالبطاقة عند وصول طلبك',
    bank_transfer: 'تحويل بنكي',
    bank_transfer_description: 'حوّل المبلغ إلى حسابنا وأرسل الإيصال خلال {hours} ساعة',
    digital: 'المنتجات الرقمية تُسلَّم بعد الدفع',
    city: 'الدفع عند الاستلام غير متاح في مدينتك',
    maximum: 'الدفع عند الاستلام للطلبات حتى {maximum} ر.س',
    too_little: 'للمبالغ من {minimum} ر.س',
    too_much: 'للمبالغ حتى {maximum} ر.س',
  },
  en: {
    online: 'Online payment',
    cash_on_delivery: 'Cash on delivery',
    cash_on_delivery_description: 'Pay in cash or by card when your order arrives',
    bank_transfer: 'Bank transfer',
    bank_transfer_description: 'Transfer the amount to our account and send the receipt within {hours} hours',
    digital: 'Digital goods are given after payment',
    city: 'Cash on delivery is not available in your city',
    maximum: 'Cash on delivery is for orders up to {maximum} SAR',
    too_little: 'For amounts from {minimum} SAR',
    too_much: 'For amounts up to {maximum} SAR',
  },
});

/** A name as orders store it. */
export const storedPaymentName = z.strictObject({ ar: z.string(), en: z.string() });

/** How an order is paid: the name of the method as it was when it was placed, which outlives its extension. */
export interface PaidBy {
  payment_method: string;
  payment_name: Bilingual | null;
}

export function paymentName({ payment_method: code, payment_name: name }: PaidBy, language: Language): string {
  if (isOnlineMethod(code)) return name?.[language] ?? texts.say(language, 'online');
  return texts.say(language, code === 'bank_transfer' ? 'bank_transfer' : 'cash_on_delivery');
}

export function paymentKind(code: string): PaymentKind {
  if (isOnlineMethod(code)) return 'online';
  return code === 'bank_transfer' ? 'transfer' : 'cash';
}

export function presentPaymentOption(option: PaymentOption, settings: PaymentSettings, language: Language) {
  const { code, online, obstacle, minimumHalalas, maximumHalalas } = option;
  const own = code === 'bank_transfer' ? 'bank_transfer' : 'cash_on_delivery';
  const limits = { minimum: toRiyals(minimumHalalas ?? 0), maximum: toRiyals(maximumHalalas ?? 0) };
  const flow: PaymentFlow | null = online?.capabilities.flow ?? null;
  return {
    code,
    kind: paymentKind(code),
    flow,
    name: paymentName({ payment_method: code, payment_name: online?.name ?? null }, language),
    description:
      online?.description[language] ??
      texts.say(language, `${own}_description`, { hours: settings.bankTransfer.holdHours }),
    logo: online?.logo === undefined ? null : logoPath(code),
    fee: toRiyals(option.feeHalalas),
    available: obstacle === null,
    remembers_cards: online?.cards !== undefined,
    instalments: option.instalments && {
      count: option.instalments.count,
      amount: toRiyals(option.instalments.halalas),
    },
    reason: obstacle && texts.say(language, obstacle, limits),
  };
}
