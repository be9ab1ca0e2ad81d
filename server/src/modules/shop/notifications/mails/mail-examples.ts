import type { Language } from '../../../../platform/text/index.ts';
import type { PaymentSettings } from '../../../selling/payments/index.ts';
import type { MailedOrder } from './order-mail.ts';
import type { MailedReturn } from './return-mail.ts';

/** An invented customer, for previews of mails. */
export const exampleName = { ar: 'نورة', en: 'Noura' } as const;
/** A question about a product, and the shop's answer. */
export const exampleAnswer = (language: Language) => ({
  product: { ar: 'دلة قهوة نحاسية', en: 'Brass coffee pot' },
  ...(language === 'ar'
    ? { question: 'هل تُغسل في غسالة الأطباق؟', answer: 'يُفضّل غسلها باليد.' }
    : { question: 'Is it safe in the dishwasher?', answer: 'It is better washed by hand.' }),
});
const ID = '00000000-0000-4000-8000-000000000000';

/** An order of two items, sent in one parcel, paid by card. Amounts in halalas. */
export function exampleOrder(language: Language, to: string): MailedOrder {
  return {
    id: ID,
    number: 'WH-2026-000123',
    status: 'confirmed',
    email: to,
    language,
    customer_id: ID,
    first_name: exampleName[language],
    payment_method: 'cards',
    payment_name: { ar: 'بطاقة أو Apple Pay', en: 'Card or Apple Pay' },
    shipping_method: 'standard',
    pickup_point: null,
    address: {
      street: language === 'ar' ? 'طريق الملك فهد' : 'King Fahd Road',
      short_address: null,
      neighborhood_ar: 'العليا',
      neighborhood_en: 'Al Olaya',
      city_ar: 'الرياض',
      city_en: 'Riyadh',
    },
    discount_halalas: 2_000,
    shipping_halalas: 2_500,
    payment_fee_halalas: 0,
    gift_halalas: 0,
    total_halalas: 30_500,
    store_credit_halalas: 0,
    gift_card_halalas: 0,
    return_days: 7,
    items: [
      {
        id: 1,
        name_ar: 'دلة قهوة نحاسية',
        name_en: 'Brass coffee pot',
        variant_ar: 'متوسطة',
        variant_en: 'Medium',
        quantity: 1,
        later_quantity: 0,
        ships_from: null,
        answers: [],
        unit_price_halalas: 18_000,
      },
      {
        id: 2,
        name_ar: 'فنجان قهوة',
        name_en: 'Coffee cup',
        variant_ar: null,
        variant_en: null,
        quantity: 4,
        later_quantity: 0,
        ships_from: null,
        answers: [],
        unit_price_halalas: 3_000,
      },
    ],
    shipments: [
      {
        id: ID,
        carrier: 'SMSA',
        carrier_number: '290001234567',
        tracking_url: null,
        lines: [{ order_item_id: 1, quantity: 1 }],
      },
    ],
    events: [{ status: 'confirmed' }],
  };
}

/** A return of one item, an exchange of it, or a refund for an order that never arrived. */
export function exampleReturn(kind: MailedReturn['kind'] | 'exchange'): MailedReturn {
  const isExchange = kind === 'exchange';
  return {
    id: ID,
    number: 'R-2026-000045',
    kind: isExchange ? 'return' : kind,
    refund_to: isExchange ? 'exchange' : 'original',
    order_number: 'WH-2026-000123',
    card_halalas: isExchange ? null : 18_000,
    bank_halalas: null,
    credit_halalas: null,
    bank_reference: null,
    carrier: isExchange ? 'SMSA' : null,
    carrier_number: isExchange ? '290001234567' : null,
    lines: isExchange ? [exchangedLine] : [],
    events: [],
    expected_halalas: isExchange ? 0 : 18_000,
  };
}

const exchangedLine: MailedReturn['lines'][number] = {
  name_ar: 'قميص قطني',
  name_en: 'Cotton shirt',
  quantity: 1,
  exchange: { variant_id: 1, sku: 'SHIRT-L', variant_ar: 'أبيض / L', variant_en: 'White / L' },
};

export const examplePayments: PaymentSettings = {
  cashOnDelivery: { isOn: false, feeHalalas: 0, maximumHalalas: 0, cityIds: null },
  bankTransfer: { isOn: false, bankName: { ar: '', en: '' }, accountName: { ar: '', en: '' }, iban: '', holdHours: 48 },
};
