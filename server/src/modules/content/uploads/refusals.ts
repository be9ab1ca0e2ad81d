import type { uploadRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Texts of this module's refusals: one sentence, and the next step where there is one. */
export const uploadRefusalTexts = {
  ar: {
    'uploads.file_missing': 'لم تصلنا أي صورة، اختر صورة ثم أعد المحاولة',
    'uploads.one_file': 'أرسل صورة واحدة في كل مرة',
    'uploads.too_large': 'حجم الصورة أكبر من 10 ميجابايت، اختر صورة أصغر',
    'uploads.not_an_image': 'هذا الملف ليس صورة نقبلها، اختر صورة بصيغة JPEG أو PNG أو WebP أو AVIF',
    'uploads.heic':
      'لا يقرأ هذا المتجر صور HEIC. في الآيفون افتح الصورة في تطبيق «الملفات» واحفظها بصيغة JPEG، أو أرسل لقطة شاشة منها. ولتكون صورك القادمة JPEG: الإعدادات، الكاميرا، التنسيقات، «الأكثر توافقًا»',
    'uploads.too_small': 'الصورة صغيرة ولن تظهر واضحة، اختر صورة لا يقل عرضها وارتفاعها عن {least} بكسل',
    'uploads.too_many_pixels': 'أبعاد الصورة أكبر من المسموح (50 ميجابكسل)، صغّرها ثم أرسلها',
    'uploads.damaged': 'الصورة تالفة أو لم تصل كاملة، أعد إرسالها أو اختر صورة أخرى',
    'uploads.too_many': 'أرسلت صورًا كثيرة خلال وقت قصير، حاول مجددًا بعد قليل',
    'uploads.no_room': 'وصلت المتجر ملفات كثيرة لم يكتمل إرسالها، فلا مكان لملفك الآن. حاول مجددًا بعد ساعة',
    'uploads.offset_wrong': 'هذا الجزء لا يكمل ما وصل من الملف، اسأل عن موضعه ثم تابع منه',
    'uploads.protocol_unknown': 'تُستقبل الملفات على أجزاء ببروتوكول tus الإصدار 1.0.0',
    'uploads.not_found': 'هذه الصورة غير موجودة',
    'uploads.not_yours': 'إحدى الصور لم تعد متاحة، أزلها ثم أضفها من جديد',
    'uploads.no_video': 'لا يستقبل هذا المتجر مقاطع الفيديو حاليًا',
    'uploads.not_a_video': 'هذا الملف ليس مقطعًا نقبله، اختر مقطعًا بصيغة MP4 أو WebM',
    'uploads.video_too_large': 'حجم المقطع أكبر من 60 ميجابايت، قصّه أو صغّره ثم أرسله',
    'uploads.too_many_videos': 'أرسلت مقاطع كثيرة خلال وقت قصير، حاول مجددًا بعد قليل',
    'uploads.video_not_found': 'هذا المقطع غير موجود',
    'uploads.video_not_yours': 'لم يعد هذا المقطع متاحًا، أرسله من جديد',
  },
  en: {
    'uploads.file_missing': 'No picture arrived; choose one and try again',
    'uploads.one_file': 'Please send one picture at a time',
    'uploads.too_large': 'The picture is larger than 10 MB; choose a smaller one',
    'uploads.not_an_image': 'This is not a picture we can take; choose a JPEG, PNG, WebP or AVIF',
    'uploads.heic':
      'This shop cannot read HEIC pictures. On an iPhone convert it to JPEG in the Files app, or send a screenshot of it. For JPEG from now on: Settings, Camera, Formats, “Most Compatible”',
    'uploads.too_small': 'The picture is too small to be seen well. Choose one of at least {least} by {least} pixels',
    'uploads.too_many_pixels': 'The picture has more than 50 megapixels; make it smaller and send it again',
    'uploads.damaged': 'The picture is damaged or did not arrive whole; send it again or choose another',
    'uploads.too_many': 'You sent many pictures in a short time; please try again later',
    'uploads.no_room':
      'The shop holds too many files that are only half sent, so there is no room for yours now. Please try again in an hour',
    'uploads.offset_wrong':
      'This part does not continue where the upload stands; ask for its offset and go on from there',
    'uploads.protocol_unknown': 'Uploads in parts are taken by the tus protocol, version 1.0.0',
    'uploads.not_found': 'There is no such picture',
    'uploads.not_yours': 'One of the pictures is no longer available; remove it and add it again',
    'uploads.no_video': 'This shop takes no videos at the moment',
    'uploads.not_a_video': 'This is not a video we can take; choose an MP4 or WebM',
    'uploads.video_too_large': 'The video is larger than 60 MB; trim it or make it smaller and send it again',
    'uploads.too_many_videos': 'You sent many videos in a short time; please try again later',
    'uploads.video_not_found': 'There is no such video',
    'uploads.video_not_yours': 'This video is no longer available; send it again',
  },
} satisfies TextsFor<keyof typeof uploadRefusals>;
