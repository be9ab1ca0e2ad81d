import { createTexts } from '../../../../platform/text/index.ts';

export const marketingTexts = createTexts({
  ar: {
    coupon: 'كود خصم خاص بك',
    code: 'كود الخصم',
    until: 'صالح حتى',
    stop: 'أوقف رسائل العروض',
    why: 'تصلك هذه الرسالة لأنك وافقت على رسائل عروضنا بالبريد.',
  },
  en: {
    coupon: 'A discount code of your own',
    code: 'Discount code',
    until: 'Valid until',
    stop: 'Stop mails about offers',
    why: 'You get this mail because you agreed to mails about our offers.',
  },
});
