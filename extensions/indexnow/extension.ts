import { defineExtension, setting } from '@waha/extend';
import { KEY_PATH, keyOf } from './index-now.ts';
import { submit, tellEngines } from './tell-engines.ts';

const TOLD = { ar: 'استلمت محركات البحث عنوان المتجر', en: 'Search engines took the address of the shop' };

/** IndexNow: search engines are told which pages of products appeared or changed. Off until an owner gives a key. */
export const indexNow = defineExtension({
  name: 'indexnow',
  api: 1,
  processor: null,
  settings: {
    key: setting.text('INDEXNOW_KEY', {
      most: 128,
      label: { ar: 'المفتاح (8 إلى 128 حرفًا أو رقمًا)', en: 'Key (8 to 128 letters and digits)' },
    }),
    url: setting.url('INDEXNOW_URL', {
      fallback: 'https://api.indexnow.org',
      label: { ar: 'عنوان الخدمة', en: 'Address of the service' },
    }),
  },
  texts: {
    ar: { name: 'إخبار محركات البحث (IndexNow)' },
    en: { name: 'Search engines are told (IndexNow)' },
  },
  rootPaths: [KEY_PATH],
  protocol: (context) => {
    const key = keyOf(context);
    if (key === null) return null;
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' };
    return {
      routes: [
        { method: 'GET', path: KEY_PATH, atRoot: true, handle: async () => ({ status: 200, headers, body: key }) },
      ],
    };
  },
  hears: [{ name: 'tell-engines', event: 'stock.shown', limitMs: 60_000, handle: tellEngines }],
  /** Submits the home page. */
  async try(context, language) {
    if (keyOf(context) === null)
      throw new Error('It works in a real shop at an address of https, with a key of 8 to 128 letters and digits');
    await submit(context, [`${context.shop.publicUrl}/`]);
    return TOLD[language];
  },
});
