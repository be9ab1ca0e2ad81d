import { defineExtension } from '@waha/extend';
import { createDemoPay } from './demo-pay.ts';

/** A card, in colours that show on light and dark. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 24"><rect x="9" y="2" width="30" height="20" rx="3" fill="#2563eb"/><rect x="9" y="6" width="30" height="4" fill="#0f172a"/><rect x="13" y="14" width="10" height="3" rx="1" fill="#fff"/></svg>`;

/** The payment method of demo shops: the shop's own page has a button for each outcome, and no money moves. */
export const demoPay = defineExtension({
  name: 'demo-pay',
  api: 1,
  processor: null,
  settings: {},
  logo: LOGO,
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
