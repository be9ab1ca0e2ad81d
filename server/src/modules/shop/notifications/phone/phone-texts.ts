import { createTexts } from '../../../../platform/text/index.ts';

/** Short on purpose: a text in Arabic is charged by parts of 67 letters. */
export const phoneTexts = createTexts({
  ar: {
    return_approved: '{shop}: قُبل طلب الإرجاع {number}. التفاصيل: {url}',
    return_rejected: '{shop}: لم نقبل طلب الإرجاع {number}. السبب: {url}',
    return_refunded: '{shop}: رددنا لك {amount} عن طلب الإرجاع {number}. {url}',
    points_expiring: '{shop}: تنتهي {points} من نقاطك يوم {date}. {url}',
  },
  en: {
    return_approved: '{shop}: your return {number} is approved. {url}',
    return_rejected: '{shop}: your return {number} is not approved. Why: {url}',
    return_refunded: '{shop}: we refunded {amount} for your return {number}. {url}',
    points_expiring: '{shop}: {points} of your points expire on {date}. {url}',
  },
});

const dayIn = {
  ar: new Intl.DateTimeFormat('ar-u-ca-gregory-nu-latn', { dateStyle: 'medium', timeZone: 'Asia/Riyadh' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Asia/Riyadh' }),
};

/** The last day of points that expire at midnight is the one before. */
export const lastDay = (dueAt: Date, language: 'ar' | 'en') => dayIn[language].format(new Date(dueAt.getTime() - 1));
