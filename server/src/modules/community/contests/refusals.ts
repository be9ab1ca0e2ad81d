import type { contestRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Texts of this module's refusals: one sentence, and the next step where there is one. */
export const contestRefusalTexts = {
  ar: {
    'contests.not_found': 'لم نجد هذه المسابقة',
    'contests.entry_not_found': 'لم نجد هذه المشاركة، ربما سُحبت',
    'contests.not_open': 'باب المشاركة في هذه المسابقة ليس مفتوحًا الآن',
    'contests.entered': 'شاركت في هذه المسابقة من قبل، ولكل عضو مشاركة واحدة',
    'contests.post_entered': 'هذا المنشور مشارك في المسابقة من قبل',
    'contests.not_voting': 'باب التصويت في هذه المسابقة ليس مفتوحًا الآن',
    'contests.voted': 'صوّتّ في هذه المسابقة من قبل، ولكل عضو صوت واحد',
    'contests.own': 'لا يمكنك التصويت لمشاركتك',
    'contests.staff': 'المسابقة لأعضاء المجتمع من غير العاملين في المتجر',
    'contests.dates_wrong': 'رتّب المواعيد: البداية ثم التصويت ثم النهاية، وبين أولها وآخرها 53 يومًا على الأكثر',
    'contests.begun': 'بدأت هذه المسابقة فلا تُعدَّل، ويمكن إلغاؤها',
    'contests.not_closed': 'لم تنته هذه المسابقة بعد',
    'contests.decided': 'أُعلنت نتيجة هذه المسابقة من قبل',
    'contests.cancelled': 'أُلغيت هذه المسابقة',
  },
  en: {
    'contests.not_found': 'There is no such contest',
    'contests.entry_not_found': 'There is no such entry; it may have been withdrawn',
    'contests.not_open': 'This contest does not take entries at the moment',
    'contests.entered': 'You have entered this contest already; each member has one entry',
    'contests.post_entered': 'This post takes part in the contest already',
    'contests.not_voting': 'There is no voting in this contest at the moment',
    'contests.voted': 'You have voted in this contest already; each member has one vote',
    'contests.own': 'You cannot vote for your own entry',
    'contests.staff': 'Contests are for members who do not work at the shop',
    'contests.dates_wrong': 'Put the dates in order: start, voting, end, at most 53 days from first to last',
    'contests.begun': 'This contest has begun and cannot be changed; it can be called off',
    'contests.not_closed': 'This contest is not over yet',
    'contests.decided': 'The result of this contest was confirmed already',
    'contests.cancelled': 'This contest was called off',
  },
} satisfies TextsFor<keyof typeof contestRefusals>;
