import { defineExtension, setting } from '@waha/extend';
import { createUcp } from './ucp.ts';

/** The Universal Commerce Protocol: agents search the shop and hand its checkout to people. Off until an owner turns it on. */
export const ucp = defineExtension({
  name: 'ucp',
  api: 1,
  settings: {
    isOn: setting.flag('UCP_ENABLED', { label: { ar: 'متاح لوكلاء التسوق', en: 'Open to shopping agents' } }),
    takesCash: setting.flag('UCP_CASH_ORDERS', {
      label: { ar: 'يطلب الوكلاء بالدفع عند الاستلام', en: 'Agents order with cash on delivery' },
    }),
  },
  texts: {
    ar: { name: 'وكلاء التسوق (UCP)', description: 'يبحث الوكلاء في المتجر ويسلّمون صفحة الدفع للناس' },
    en: { name: 'Shopping agents (UCP)', description: 'Agents search the shop and hand its checkout to people' },
  },
  rootPaths: ['/.well-known/ucp'],
  protocol: ({ settings, shop, records, now }) =>
    settings.isOn ? createUcp({ publicUrl: shop.publicUrl, records, now, takesCash: settings.takesCash }) : null,
});
