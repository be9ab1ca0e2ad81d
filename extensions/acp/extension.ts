import { defineExtension, setting } from '@waha/extend';
import { createAcp } from './acp.ts';
import { createProductFeed } from './product-feed.ts';
import { orderHearings } from './tell-orders.ts';

/** The Agentic Commerce Protocol: one agent, which was given a key, makes checkouts that a person finishes. Off until an owner turns it on. */
export const acp = defineExtension({
  name: 'acp',
  api: 1,
  processor: { country: 'US', data: ['name', 'contact', 'address', 'orders'] },
  settings: {
    isOn: setting.flag('ACP_ENABLED', { label: { ar: 'متاح لوكيل التسوق', en: 'Open to the shopping agent' } }),
    apiKey: setting.secret('ACP_API_KEY', {
      fallback: '',
      label: { ar: 'مفتاح الوكيل', en: 'Key of the agent' },
      must: 'must have 8 characters or more',
    }),
    takesCash: setting.flag('ACP_CASH_ORDERS', {
      label: { ar: 'يطلب الوكيل بالدفع عند الاستلام', en: 'The agent orders with cash on delivery' },
    }),
    webhookUrl: setting.url('ACP_WEBHOOK_URL', {
      fallback: '',
      label: { ar: 'عنوان إشعارات الطلبات', en: 'Address of notifications of orders' },
    }),
    webhookSecret: setting.secret('ACP_WEBHOOK_SECRET', {
      fallback: '',
      label: { ar: 'سر توقيع الإشعارات', en: 'Secret that signs notifications' },
    }),
  },
  scopes: ['orders:read'],
  texts: {
    ar: { name: 'وكيل التسوق (ACP)', description: 'يجهّز الوكيل الطلب ويكمله المشتري في صفحة الدفع' },
    en: {
      name: 'Shopping agent (ACP)',
      description: 'The agent prepares an order, and its buyer finishes it at the checkout',
    },
  },
  rootPaths: ['/.well-known/acp.json'],
  protocol: (context) => (context.settings.isOn && context.settings.apiKey !== '' ? createAcp(context) : null),
  hears: orderHearings(),
});

/** Products for agents of the protocol, a line of JSON each. */
export const acpFeed = defineExtension({
  name: 'acp-feed',
  api: 1,
  processor: null,
  settings: {
    isOn: setting.flag('ACP_FEED', { label: { ar: 'القائمة متاحة', en: 'The feed is there' } }),
    key: setting.secret('ACP_FEED_KEY', {
      fallback: '',
      label: { ar: 'مفتاح في العنوان', en: 'Key in the address' },
      must: 'must have 8 characters or more',
    }),
  },
  texts: { ar: { name: 'قائمة المنتجات لوكيل التسوق (ACP)' }, en: { name: 'Products for the shopping agent (ACP)' } },
  feed: ({ settings }) => (settings.isOn ? createProductFeed(settings.key) : null),
});
