import { defineExtension, setting } from '@waha/extend';
import { orderHearings } from './orders/tell-agent.ts';
import { readSigningKey } from './signatures/keys.ts';
import { createUcp } from './ucp.ts';

/** The Universal Commerce Protocol: agents search the shop and hand its checkout to people. Off until an owner turns it on. */
export const ucp = defineExtension({
  name: 'ucp',
  api: 1,
  processor: { country: null, data: ['name', 'contact', 'address', 'orders'] },
  settings: {
    isOn: setting.flag('UCP_ENABLED', { label: { ar: 'متاح لوكلاء التسوق', en: 'Open to shopping agents' } }),
    takesCash: setting.flag('UCP_CASH_ORDERS', {
      label: { ar: 'يطلب الوكلاء بالدفع عند الاستلام', en: 'Agents order with cash on delivery' },
    }),
    signingKey: setting.secret('UCP_SIGNING_KEY', {
      fallback: '',
      label: { ar: 'مفتاح توقيع الإشعارات (JWK)', en: 'Key that signs notifications (JWK)' },
    }),
    formerKey: setting.secret('UCP_FORMER_SIGNING_KEY', {
      fallback: '',
      label: { ar: 'مفتاح التوقيع السابق', en: 'Former signing key' },
    }),
    asksSignature: setting.flag('UCP_REQUIRE_SIGNATURES', {
      label: { ar: 'لا يُقبل من الوكلاء إلا ما وُقّع', en: 'Agents have to sign their requests' },
    }),
    readsProfiles: setting.flag('UCP_READ_PROFILES', {
      label: { ar: 'يُقرأ ملف كل وكيل يغيّر شيئًا', en: 'Read the profile of each agent that changes something' },
    }),
    playsFlowerShop: setting.flag('UCP_TEST_HOOKS', {
      label: { ar: 'للاختبار الرسمي للبروتوكول فقط', en: 'For the official suite of the protocol alone' },
    }),
    refusedAgents: setting.text('UCP_REFUSED_AGENTS', {
      fallback: '',
      most: 4_000,
      label: { ar: 'وكلاء لا يُخدمون (أسماء مواقعهم)', en: 'Agents that are refused (their hosts)' },
    }),
  },
  scopes: ['orders:read'],
  texts: {
    ar: { name: 'وكلاء التسوق (UCP)', description: 'يبحث الوكلاء في المتجر ويسلّمون صفحة الدفع للناس' },
    en: { name: 'Shopping agents (UCP)', description: 'Agents search the shop and hand its checkout to people' },
  },
  rootPaths: ['/.well-known/ucp', '/mcp', '/llms.txt'],
  protocol: (context) => (context.settings.isOn ? createUcp(context) : null),
  hears: orderHearings(),
  /** Reads the keys. Nothing is asked of anybody. */
  async try({ settings, shop }, language) {
    if (!shop.publicUrl.startsWith('https://')) throw new Error('Agents need the shop at an address of https');
    const keys = [settings.signingKey, settings.formerKey].filter(Boolean).map((key) => readSigningKey(key).kid);
    return language === 'ar' ? `مفاتيح التوقيع: ${keys.length}` : `Signing keys: ${keys.length}`;
  },
});
