import type { Language } from '../../../platform/text/index.ts';

/**
 * The words that pages show beside each agreement, so that proof says what was read. `words.test.ts` holds them against the
 * texts of the pages.
 */
export const consentWords = {
  registration: {
    ar: 'أرسلوا لي العروض والجديد بالبريد الإلكتروني. يمكنني إيقافها متى شئت.',
    en: 'Send me offers and news by email. I can stop them at any time.',
  },
  email: {
    ar: 'ما نرسله إليك: العروض والجديد فقط. رسائل طلباتك تصلك في كل حال. بالبريد الإلكتروني',
    en: 'What we send you: Offers and news only. Messages about your orders come in any case. By email',
  },
  sms: {
    ar: 'ما نرسله إليك: العروض والجديد فقط. رسائل طلباتك تصلك في كل حال. برسائل الجوال',
    en: 'What we send you: Offers and news only. Messages about your orders come in any case. By text message',
  },
  whatsapp: {
    ar: 'ما نرسله إليك: العروض والجديد فقط. رسائل طلباتك تصلك في كل حال. عبر واتساب',
    en: 'What we send you: Offers and news only. Messages about your orders come in any case. On WhatsApp',
  },
  checkout: {
    ar: 'أرسلوا لي العروض على جوالي برسائل الجوال أو واتساب. يمكنني إيقافها متى شئت.',
    en: 'Send me offers to my phone by text message or WhatsApp. I can stop them at any time.',
  },
  newsletter: {
    ar: 'أدلة جديدة وما وصل حديثًا، مرتين في الشهر على الأكثر.',
    en: 'New guides and what has arrived, twice a month at most.',
  },
} as const satisfies Record<string, Record<Language, string>>;
export type ConsentText = keyof typeof consentWords;
