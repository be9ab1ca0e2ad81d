import type { approvalRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const approvalRefusalTexts = {
  ar: {
    'approvals.not_found': 'لا يوجد طلب موافقة بهذا الرقم',
    'approvals.decided': 'بُت في هذا الطلب من قبل',
    'approvals.expired': 'انتهت مدة هذا الطلب. أرسل طلبًا جديدًا',
    'approvals.same_person': 'هذا طلبك أنت. يبت فيه مدير أو مالك غيرك',
    'approvals.amount_changed': 'تغير مبلغ هذا الطلب منذ إرساله. ارفضه، وليُرسل طلب جديد',
    'approvals.too_many': 'لك طلبات كثيرة تنتظر الموافقة. انتظر البت في بعضها',
    'approvals.alert_not_found': 'لا يوجد تنبيه بهذا الرقم، أو رآه مالك آخر',
  },
  en: {
    'approvals.not_found': 'There is no such request for approval',
    'approvals.decided': 'This request has been decided already',
    'approvals.expired': 'This request has expired. Please send a new one',
    'approvals.same_person': 'This is your own request. Another manager or owner decides on it',
    'approvals.amount_changed': 'The amount has changed since this was asked. Reject it and have a new request sent',
    'approvals.too_many': 'Many of your requests wait for approval. Please wait until some are decided',
    'approvals.alert_not_found': 'There is no such alert, or another owner has seen it',
  },
} satisfies TextsFor<keyof typeof approvalRefusals>;
