import type { reelRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Texts of this module's refusals: one sentence, and the next step where there is one. */
export const reelRefusalTexts = {
  ar: {
    'reels.not_found': 'لم نجد هذا المقطع، ربما حذفه صاحبه',
    'reels.video_failed': 'تعذر تجهيز هذا المقطع، اختر ملفًا آخر',
    'reels.video_fixed': 'شاهد الأعضاء هذا المقطع ولا يمكن استبداله، انشر مقطعًا جديدًا',
    'reels.captions_wrong': 'لا توجد في ملف الترجمة أسطر بأوقاتها، اكتبها أسطرًا عادية أو صحّح الملف',
  },
  en: {
    'reels.not_found': 'There is no such reel; its author may have removed it',
    'reels.video_failed': 'This video could not be prepared; choose another file',
    'reels.video_fixed': 'Members have seen this video, so it cannot be replaced; post a new reel',
    'reels.captions_wrong': 'There are no timed lines in these captions; write plain lines or correct the file',
  },
} satisfies TextsFor<keyof typeof reelRefusals>;
