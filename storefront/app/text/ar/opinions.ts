export default {
  title: 'آراء الأعضاء',
  about: 'ما يقوله الأعضاء عمّا اشتروه، والمنتج بجانب رأيه.',
  views: 'اعرض',
  all: 'كل الآراء',
  withPhotos: 'مع صور',
  none: 'لم يكتب أحد رأيه بعد، وقد تكون أول من يفيد غيره',
  noneWithPhotos: 'لا آراء مع صور بعد',
  write: 'اكتب رأيك فيما اشتريت',
  verified: 'مشترٍ موثّق',
  stars:
    '{stars, plural, zero {بلا نجوم} one {نجمة واحدة من 5} two {نجمتان من 5} few {# نجوم من 5} many {# نجمة من 5} other {# نجمة من 5}}',
  reviewOf: 'رأي {name}',
} as const;
