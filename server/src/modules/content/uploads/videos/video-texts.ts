import type { VideoFailureCode } from '@waha/contract';
import { createTexts, type Language } from '../../../../platform/text/index.ts';

const texts = createTexts({
  ar: {
    damaged: 'تعذرت قراءة هذا المقطع، قد يكون تالفًا أو لم يصل كاملًا',
    no_video: 'لا توجد صورة متحركة في هذا الملف',
    codec: 'ترميز هذا المقطع لا تعرضه المتصفحات، احفظه بترميز H.264 ثم أرسله',
    hevc: 'صُوّر هذا المقطع بترميز HEVC الذي لا يحوّله هذا المتجر، اختر «الأكثر توافقًا» في إعدادات الكاميرا',
    sound: 'ترميز صوت هذا المقطع لا تشغّله المتصفحات، احفظه بصوت AAC ثم أرسله',
    too_long: 'المقطع أطول من 60 ثانية، قصّه ثم أرسله',
    too_large: 'أبعاد المقطع أكبر من 1080×1920، صغّره ثم أرسله',
    too_many_frames: 'في المقطع أكثر من 120 صورة في الثانية، احفظه بسرعة عادية ثم أرسله',
    landscape: 'المقطع أفقي. صوّره والجوال في وضع رأسي',
    too_slow: 'استغرقت قراءة هذا المقطع وقتًا طويلًا، احفظه من جديد ثم أرسله',
    failed: 'تعذر تجهيز المقطع لخلل عندنا، أرسله مرة أخرى',
  },
  en: {
    damaged: 'This video cannot be read; it may be damaged or incomplete',
    no_video: 'There are no moving pictures in this file',
    codec: 'Browsers do not play this format; save the video as H.264 and send that',
    hevc: 'This video is HEVC, which this shop does not convert; choose “Most Compatible” in the camera settings',
    sound: 'Browsers do not play the sound of this video; save it with AAC sound and send that',
    too_long: 'The video is longer than 60 seconds; trim it and send it again',
    too_large: 'The video is larger than 1080×1920; make it smaller and send it again',
    too_many_frames: 'The video has more than 120 frames a second; save it at normal speed and send that',
    landscape: 'The video is wider than it is high; film with the phone upright',
    too_slow: 'Reading this video took too long; save it anew and send that',
    failed: 'We could not prepare the video because of a fault of ours; please send it again',
  },
});

/** A failure of film processing as one sentence, with the next step. */
export function sayVideoFailure(language: Language, code: VideoFailureCode): string {
  return texts.say(language, code);
}
