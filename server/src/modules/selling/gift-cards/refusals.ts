import type { giftCardRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const giftCardRefusalTexts = {
  ar: {
    'gift_cards.not_found': 'لا توجد بطاقة هدية بهذه البيانات',
    'gift_cards.unknown_code': 'لا توجد بطاقة هدية بهذا الكود. تأكد من حروفه وأرقامه',
    'gift_cards.ended': 'انتهت صلاحية بطاقة الهدية هذه',
    'gift_cards.empty': 'لم يبق في بطاقة الهدية هذه رصيد',
    'gift_cards.short': 'تغير رصيد بطاقة الهدية قبل لحظات. راجع المبلغ ثم أكمل الطلب',
    'gift_cards.too_many_guesses': 'جربت أكوادًا كثيرة. حاول بعد ساعة',
    'gift_cards.voided': 'أُلغيت بطاقة الهدية هذه من قبل',
    'gift_cards.no_recipient': 'ليس لهذه البطاقة بريد ترسل إليه',
    'gift_cards.sent_often': 'أُرسلت هذه البطاقة مرات كثيرة. تأكد من البريد مع صاحبها',
  },
  en: {
    'gift_cards.not_found': 'There is no such gift card',
    'gift_cards.unknown_code': 'No gift card has this code. Check its letters and digits',
    'gift_cards.ended': 'This gift card has ended',
    'gift_cards.empty': 'Nothing is left on this gift card',
    'gift_cards.short': 'What is on the gift card changed a moment ago. Check the amount, then order again',
    'gift_cards.too_many_guesses': 'You tried many codes. Try again in an hour',
    'gift_cards.voided': 'This gift card was voided before',
    'gift_cards.no_recipient': 'This card has no address to be sent to',
    'gift_cards.sent_often': 'This card was sent many times. Check the address with its owner',
  },
} satisfies TextsFor<keyof typeof giftCardRefusals>;
