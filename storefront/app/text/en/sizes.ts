import type { Areas, Translation } from '../areas.ts';

export default {
  title: 'Size guide',
  description:
    'Sizes of women’s, men’s and children’s clothes, shoes and rings in centimetres and inches, and how to measure at home.',
  keywords: 'sizes, size chart, thobe, abaya, shoes, children’s clothes, ring, inch, centimetre',
  intro: 'Measure once, and be sure every time. All you need is a soft tape and two minutes.',
  unit: 'Unit',
  cm: 'Centimetres',
  inch: 'Inches',
  size: 'Size',
  tables: 'Tables',
  howTo: 'How to measure',
  scroll: 'Table {name}: scroll sideways if it does not all show',
  empty: 'The size guide is being prepared',
  emptyText: 'Write to us with your height and what you usually wear, and we will suggest a size.',
  returns: 'And if a size does not fit, you have {days, plural, one {# day} other {# days}} to return it.',
  returnsLink: 'Returns policy',
  whole: 'The whole guide, and how to measure',
  failed: 'The table could not be opened',
  failedText: 'Check your connection, or open the whole guide.',
} satisfies Translation<Areas['sizes']>;
