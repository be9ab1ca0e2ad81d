import type { questionRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const questionRefusalTexts = {
  ar: {
    'questions.not_found': 'لم نجد هذا السؤال أو الجواب',
    'questions.not_bought': 'يمكنك الإجابة عن منتج اشتريته من هنا ووصلك',
    'questions.own': 'لا يمكنك ذلك مع ما كتبته أنت',
    'questions.already_asked': 'سبق أن طرحت هذا السؤال، تجده في حسابك',
    'questions.already_answered': 'سبق أن أجبت عن هذا السؤال',
    'questions.answered_enough': 'وصلت إلى هذا السؤال إجابات كافية',
    'questions.too_many_waiting': 'لك أسئلة أو إجابات تنتظر المراجعة، ويمكنك كتابة المزيد بعد نشرها',
    'questions.transition_not_allowed': 'تغيّرت حالته، حدّث الصفحة ثم أعد المحاولة',
  },
  en: {
    'questions.not_found': 'There is no such question or answer',
    'questions.not_bought': 'You can answer about what you bought here once it has been delivered',
    'questions.own': 'This cannot be done with what you wrote yourself',
    'questions.already_asked': 'You have asked this already; you find it in your account',
    'questions.already_answered': 'You have answered this question already',
    'questions.answered_enough': 'This question has enough answers',
    'questions.too_many_waiting':
      'Several of your questions or answers are being looked at; you can write more after that',
    'questions.transition_not_allowed': 'It has changed meanwhile; reload and try again',
  },
} satisfies TextsFor<keyof typeof questionRefusals>;
