import { defineExtension, setting } from '@waha/extend';
import { googleProfile, metaProfile, snapchatProfile, tiktokProfile } from './profiles.ts';
import { createFeed } from './write-feed.ts';

const on = { label: { ar: 'القائمة متاحة', en: 'The feed is there' } };
const key = {
  fallback: '',
  label: { ar: 'مفتاح في العنوان', en: 'Key in the address' },
  must: 'must have 8 characters or more',
};

/** Products for Google Merchant Center, as RSS. Off until an owner turns it on. */
export const googleMerchant = defineExtension({
  name: 'google-merchant',
  api: 1,
  processor: null,
  settings: {
    isOn: setting.flag('GOOGLE_MERCHANT_FEED', on),
    key: setting.secret('GOOGLE_MERCHANT_FEED_KEY', key),
  },
  texts: { ar: { name: 'قائمة المنتجات لقوقل' }, en: { name: 'Products for Google' } },
  feed: ({ settings }) => (settings.isOn ? createFeed(googleProfile, settings.key) : null),
});

/** Products for catalogues of Facebook and Instagram, as RSS. */
export const metaCatalogue = defineExtension({
  name: 'meta-catalogue',
  api: 1,
  processor: null,
  settings: { isOn: setting.flag('META_FEED', on), key: setting.secret('META_FEED_KEY', key) },
  texts: { ar: { name: 'قائمة المنتجات لفيسبوك وإنستغرام' }, en: { name: 'Products for Facebook and Instagram' } },
  feed: ({ settings }) => (settings.isOn ? createFeed(metaProfile, settings.key) : null),
});

/** Products for catalogues of TikTok, as CSV. */
export const tiktokCatalogue = defineExtension({
  name: 'tiktok-catalogue',
  api: 1,
  processor: null,
  settings: { isOn: setting.flag('TIKTOK_FEED', on), key: setting.secret('TIKTOK_FEED_KEY', key) },
  texts: { ar: { name: 'قائمة المنتجات لتيك توك' }, en: { name: 'Products for TikTok' } },
  feed: ({ settings }) => (settings.isOn ? createFeed(tiktokProfile, settings.key) : null),
});

/** Products for catalogues of Snapchat, as RSS. */
export const snapchatCatalogue = defineExtension({
  name: 'snapchat-catalogue',
  api: 1,
  processor: null,
  settings: { isOn: setting.flag('SNAPCHAT_FEED', on), key: setting.secret('SNAPCHAT_FEED_KEY', key) },
  texts: { ar: { name: 'قائمة المنتجات لسناب شات' }, en: { name: 'Products for Snapchat' } },
  feed: ({ settings }) => (settings.isOn ? createFeed(snapchatProfile, settings.key) : null),
});
