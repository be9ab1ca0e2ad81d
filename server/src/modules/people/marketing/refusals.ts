import type { marketingRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

export const marketingRefusalTexts = {
  ar: {
    'marketing.campaign_not_found': 'هذه الحملة غير موجودة، وربما حُذفت',
    'marketing.campaign_sent': 'أُرسلت هذه الحملة، وما أُرسل لا يتغير. اكتب حملة جديدة',
    'marketing.campaign_not_sending': 'هذه الحملة ليست قيد الإرسال',
    'marketing.flow_not_found': 'هذه الرسائل التلقائية غير موجودة، وربما حُذفت',
    'marketing.flow_is_on': 'هذه الرسائل التلقائية تعمل. أوقفها أولًا ثم احذفها',
    'marketing.too_many_flows': 'لديك {most} من الرسائل التلقائية، وهذا أقصى عدد. احذف واحدة منها أولًا',
    'marketing.no_message': 'هذه الخطوة ليست رسالة. اختر خطوة فيها رسالة محفوظة',
    'marketing.channel_off':
      'لا بوابة مشغّلة ترسل الإعلانات بهذه القناة. فعّلها من الإعدادات، ولرسائل الجوال اسم مرسل خاص بالإعلانات',
    'marketing.no_price':
      'حدّد أولًا سقف الشهر وسعر الرسالة من «حدود الرسائل»، وسعر جزء رسالة الجوال من «الرسائل إلى الجوال»',
    'marketing.not_approved': 'لم تعتمد واتساب نص هذه الرسالة بعد. قدّمه للاعتماد وانتظر جوابها',
    'marketing.approvals_unknown': 'لم تجب واتساب عن النصوص المعتمدة. حاول بعد قليل',
  },
  en: {
    'marketing.campaign_not_found': 'This campaign does not exist; it may have been removed',
    'marketing.campaign_sent': 'This campaign was sent, and what was sent does not change. Write a new one',
    'marketing.campaign_not_sending': 'This campaign is not on its way',
    'marketing.flow_not_found': 'This flow does not exist; it may have been removed',
    'marketing.flow_is_on': 'This flow is on. Switch it off first, then remove it',
    'marketing.too_many_flows': 'There are {most} flows, which is the most there can be. Remove one first',
    'marketing.no_message': 'This step is no message. Choose a step with a message that is saved',
    'marketing.channel_off':
      'No gateway that is set up advertises by this channel. Set one up in the settings; text messages need a sender for advertising',
    'marketing.no_price':
      'First say the ceiling of the month and the price of a message in “Limits of messages”, and the price of a part in “Messages to phones”',
    'marketing.not_approved':
      'WhatsApp has not approved the words of this message. Submit them and wait for its answer',
    'marketing.approvals_unknown': 'WhatsApp did not say how its texts stand. Try again soon',
  },
} satisfies TextsFor<keyof typeof marketingRefusals>;
