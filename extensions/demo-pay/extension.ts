import { defineExtension } from '@waha/extend';
import { createDemoPay } from './demo-pay.ts';

/** The payment method of demo shops: the shop's own page has a button for each outcome, and no money moves. */
export const demoPay = defineExtension({
  name: 'demo-pay',
  api: 1,
  settings: {},
  texts: {
    ar: {
      name: 'دفع تجريبي بالبطاقة',
      description: 'للتجربة فقط: صفحة تمثّل نجاح الدفع أو فشله، ولا يُخصم أي مبلغ',
    },
    en: {
      name: 'Card payment (demo)',
      description: 'For trying out only: a page that plays success or failure. No money is taken',
    },
  },
  payment: ({ shop, records, now }) => (shop.isDemo ? createDemoPay(records, now) : null),
});
