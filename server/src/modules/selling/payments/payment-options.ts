import { toRiyals } from '@waha/contract';
import { createTexts, type Language } from '../../../platform/text/index.ts';
import { type CardMethod, cardMethods } from './payment-provider.ts';
import type { PaymentSettings } from './payment-settings.store.ts';

export const paymentMethodCodes = ['cash_on_delivery', 'bank_transfer', ...cardMethods] as const;
export type PaymentMethodCode = (typeof paymentMethodCodes)[number];

/** Minimum amount that card networks accept, in halalas. */
const LEAST_BY_CARD = 100;

/** A payment method for one cart and city. */
export interface PaymentOption {
  code: PaymentMethodCode;
  feeHalalas: number;
  /** Reason why it cannot be used; null if it can. */
  obstacle: 'city' | 'maximum' | 'minimum' | null;
  maximumHalalas: number | null;
}

export interface Payable {
  /** Goods and shipping. */
  beforeFee: number;
  /** The amount left after store credit. */
  due: number;
  cityId: number | null;
  /** Configured card payment methods of this shop. */
  cards: readonly CardMethod[];
}

/** Payment methods for a cart; those that are switched off are left out. */
export function paymentOptions(settings: PaymentSettings, { beforeFee, due, cityId, cards }: Payable): PaymentOption[] {
  const tooLittle = due > 0 && due < LEAST_BY_CARD;
  const options: PaymentOption[] = cards.map((code) => ({
    code,
    feeHalalas: 0,
    obstacle: tooLittle ? 'minimum' : null,
    maximumHalalas: null,
  }));
  const { cashOnDelivery: cod, bankTransfer } = settings;
  if (cod.isOn) {
    const wrongCity = cod.cityIds !== null && cityId !== null && !cod.cityIds.includes(cityId);
    const tooMuch = beforeFee + cod.feeHalalas > cod.maximumHalalas;
    options.push({
      code: 'cash_on_delivery',
      feeHalalas: cod.feeHalalas,
      obstacle: wrongCity ? 'city' : tooMuch ? 'maximum' : null,
      maximumHalalas: cod.maximumHalalas,
    });
  }
  if (bankTransfer.isOn) {
    options.push({ code: 'bank_transfer', feeHalalas: 0, obstacle: null, maximumHalalas: null });
  }
  return options;
}

const texts = createTexts({
  ar: {
    moyasar: 'بطاقة أو Apple Pay',
    moyasar_description: 'مدى وVisa وMastercard وApple Pay وSTC Pay، في صفحة دفع آمنة من ميسّر',
    demo: 'دفع تجريبي بالبطاقة',
    demo_description: 'للتجربة فقط: صفحة تمثّل نجاح الدفع أو فشله، ولا يُخصم أي مبلغ',
    minimum: 'الدفع بالبطاقة للمبالغ من ريال واحد',
    cash_on_delivery: 'الدفع عند الاستلام',
    cash_on_delivery_description: 'تدفع نقدًا أو بالبطاقة عند وصول طلبك',
    bank_transfer: 'تحويل بنكي',
    bank_transfer_description: 'حوّل المبلغ إلى حسابنا وأرسل الإيصال خلال {hours} ساعة',
    city: 'الدفع عند الاستلام غير متاح في مدينتك',
    maximum: 'الدفع عند الاستلام للطلبات حتى {maximum} ر.س',
  },
  en: {
    moyasar: 'Card or Apple Pay',
    moyasar_description: 'mada, Visa, Mastercard, Apple Pay and STC Pay, on a secure page of Moyasar',
    demo: 'Card payment (demo)',
    demo_description: 'For trying out only: a page that plays success or failure. No money is taken',
    minimum: 'Cards are for amounts from one riyal',
    cash_on_delivery: 'Cash on delivery',
    cash_on_delivery_description: 'Pay in cash or by card when your order arrives',
    bank_transfer: 'Bank transfer',
    bank_transfer_description: 'Transfer the amount to our account and send the receipt within {hours} hours',
    city: 'Cash on delivery is not available in your city',
    maximum: 'Cash on delivery is for orders up to {maximum} SAR',
  },
});

export function paymentName(code: PaymentMethodCode, language: Language): string {
  return texts.say(language, code);
}

export function presentPaymentOption(option: PaymentOption, settings: PaymentSettings, language: Language) {
  return {
    code: option.code,
    name: paymentName(option.code, language),
    description: texts.say(language, `${option.code}_description`, { hours: settings.bankTransfer.holdHours }),
    fee: toRiyals(option.feeHalalas),
    available: option.obstacle === null,
    reason: option.obstacle && texts.say(language, option.obstacle, { maximum: toRiyals(option.maximumHalalas ?? 0) }),
  };
}
