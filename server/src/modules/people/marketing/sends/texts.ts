import { createTexts } from '../../../../platform/text/index.ts';

export const marketingTexts = createTexts({
  ar: {
    coupon: 'كود خصم خاص بك',
    code: 'كود الخصم',
    until: 'صالح حتى',
    stop: 'أوقف رسائل العروض',
    smsCode: 'كود {code} حتى {until}',
    smsStop: 'إيقاف: {url}',
    whatsappCode: 'كود الخصم الخاص بك {code} وهو صالح حتى {until}.',
    whatsappStop: 'لإيقاف العروض أرسل «إيقاف».',
    reader: 'عميلنا العزيز',
    why: 'تصلك هذه الرسالة لأنك وافقت على رسائل عروضنا بالبريد.',
  },
  en: {
    coupon: 'A discount code of your own',
    code: 'Discount code',
    until: 'Valid until',
    stop: 'Stop mails about offers',
    smsCode: 'Code {code} until {until}',
    smsStop: 'Stop: {url}',
    whatsappCode: 'Your own discount code is {code}, valid until {until}.',
    whatsappStop: 'To stop offers, reply “STOP”.',
    reader: 'there',
    why: 'You get this mail because you agreed to mails about our offers.',
  },
});
