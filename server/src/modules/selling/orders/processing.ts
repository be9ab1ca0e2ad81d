import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const ordersProcessing: readonly Processing[] = [
  {
    name: 'orders',
    title: { ar: 'الطلبات', en: 'Orders' },
    purpose: {
      ar: 'بيع المنتجات وتوصيلها وضمانها، وحفظ ما توجبه أنظمة الضرائب',
      en: 'Sell, deliver and stand behind goods, and keep what tax law demands',
    },
    persons: ['customers', 'guests', 'recipients'],
    data: ['name', 'contact', 'address', 'orders', 'device'],
    basis: 'contract',
    from: 'person',
    retention: [
      { table: 'orders', until: 'tax_law' },
      { table: 'order_phone_codes', days: 1, job: 'orders.expire-holds' },
      { table: 'order_marks', until: 'tax_law' },
      { table: 'order_sources', until: 'tax_law' },
      { table: 'order_supplements', until: 'tax_law' },
      { table: 'purchases', until: 'account' },
    ],
    recipients: ['payment', 'message', 'carrier', 'protocol'],
  },
];
