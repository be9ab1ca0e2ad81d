import type { DemoQuestion } from '../shop-types.ts';

/** Questions about some of the products, with their answers. */
export const demoQuestions: readonly DemoQuestion[] = [
  {
    product: 'sukkari-dates',
    author: 'منى ر.',
    text: 'هل التمر من محصول هذه السنة؟ وكيف أحفظه بعد الفتح؟',
    daysAgo: 3,
    answers: [
      {
        author: null,
        text: 'نعم، من محصول هذا الموسم. بعد الفتح يُحفظ في علبة محكمة في الثلاجة ويبقى طريًا حتى 6 أشهر.',
      },
      { author: 'خالد م.', text: 'أحفظه في المجمّد وأخرج منه قبل القهوة بربع ساعة، يبقى كأنه جديد.' },
    ],
  },
  {
    product: 'sukkari-dates',
    author: 'Sara B.',
    text: 'Does the box come ready to be given as a present?',
    daysAgo: 9,
    answers: [{ author: null, text: 'Yes, it is a closed box with a ribbon. No price is inside.' }],
  },
  {
    product: 'sukkari-dates',
    author: 'عبدالعزيز ن.',
    text: 'كم حبة تقريبًا في الكيلو؟',
    daysAgo: 16,
    answers: [{ author: 'هيا س.', text: 'عددت في علبتي قرابة 70 حبة، وحجمها كبير.' }],
  },
  {
    product: 'layl-diriyah-eau-de-parfum',
    author: 'فهد ع.',
    text: 'هل تتوفر منه عينة قبل أن أشتري الحجم الكبير؟',
    daysAgo: 5,
    answers: [{ author: null, text: 'لا عينات منه حاليًا، وننصح بحجم 50 مل للتجربة، ويمكن إرجاعه ما دام مغلقًا.' }],
  },
  {
    product: 'taif-rose-eau-de-parfum',
    author: 'ريما ف.',
    text: 'هل رائحته مناسبة للصيف؟',
    daysAgo: 2,
    answers: [],
  },
];
