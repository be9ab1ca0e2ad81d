import type { DemoSizeGuide } from '../shop-types.ts';

type Table = DemoSizeGuide['tables'][number];
type Row = Table['rows'][number];

/** Centimetres → the stored millimetres, to a tenth of a centimetre. */
const cm = (from: number, to = from): readonly [number, number] => [
  Math.round(from * 100) / 10,
  Math.round(to * 100) / 10,
];

const row = (size: string, equivalents: readonly string[], ...mm: Row['mm']): Row => ({ size, equivalents, mm });

const eu = { ar: 'أوروبي', en: 'EU' };
const uk = { ar: 'بريطاني', en: 'UK' };
const us = { ar: 'أمريكي', en: 'US' };

const women: Table = {
  slug: 'women',
  name: { ar: 'ملابس نسائية', en: 'Women’s clothes' },
  note: {
    ar: 'مقاسات الجسم لا القطعة. بين مقاسين: الأكبر للراحة، والأصغر لما تحبينه ملاصقًا.',
    en: 'Sizes of the body, not of the piece. Between two: the larger for comfort, the smaller for a close fit.',
  },
  equivalents: [eu, uk],
  measures: ['chest', 'waist', 'hips'],
  rows: [
    row('XS', ['34', '6'], cm(78, 81), cm(60, 63), cm(86, 89)),
    row('S', ['36', '8'], cm(82, 87), cm(64, 69), cm(90, 95)),
    row('M', ['38–40', '10–12'], cm(88, 93), cm(70, 75), cm(96, 101)),
    row('L', ['42', '14'], cm(94, 100), cm(76, 82), cm(102, 107)),
    row('XL', ['44–46', '16–18'], cm(101, 108), cm(83, 90), cm(108, 114)),
  ],
  categories: ['womens-fashion'],
};

const men: Table = {
  slug: 'men',
  name: { ar: 'ملابس رجالية', en: 'Men’s clothes' },
  note: {
    ar: 'مقاسات الجسم لا القطعة. بين مقاسين: الأكبر للراحة، والأصغر لما تحبه ملاصقًا.',
    en: 'Sizes of the body, not of the piece. Between two: the larger for comfort, the smaller for a close fit.',
  },
  equivalents: [eu],
  measures: ['chest', 'waist', 'sleeve'],
  rows: [
    row('S', ['46'], cm(88, 94), cm(74, 80), cm(81, 82)),
    row('M', ['48–50'], cm(95, 101), cm(81, 87), cm(83, 84)),
    row('L', ['52'], cm(102, 108), cm(88, 94), cm(85, 86)),
    row('XL', ['54–56'], cm(109, 116), cm(95, 102), cm(87, 88)),
    row('XXL', ['58'], cm(117, 124), cm(103, 110), cm(89, 90)),
  ],
  categories: ['mens-fashion', 'winter-wear'],
};

const lengths: Table = {
  slug: 'thobes-and-abayas',
  name: { ar: 'الثوب والعباية', en: 'Thobes and abayas' },
  note: {
    ar: 'يُختار الثوب والعباية بالطول، والرقم هو طول القطعة بالبوصة من أعلى الكتف.',
    en: 'Thobes and abayas go by length: the number is the piece in inches from the top of the shoulder.',
  },
  equivalents: [],
  measures: ['height', 'length'],
  rows: [
    row('52', [], cm(152, 157), cm(132)),
    row('54', [], cm(158, 163), cm(137)),
    row('56', [], cm(164, 169), cm(142)),
    row('58', [], cm(170, 175), cm(147)),
    row('60', [], cm(176, 181), cm(152)),
    row('62', [], cm(182, 187), cm(157)),
  ],
  categories: ['womens-fashion', 'mens-fashion'],
};

const trousers: Table = {
  slug: 'trousers',
  name: { ar: 'البناطيل', en: 'Trousers' },
  note: {
    ar: 'رقم المقاس هو محيط الخصر بالبوصة تقريبًا.',
    en: 'The number of the size is roughly the waist in inches.',
  },
  equivalents: [eu],
  measures: ['waist', 'hips'],
  rows: [
    row('28', ['44'], cm(71, 73), cm(87, 89)),
    row('30', ['46'], cm(76, 78), cm(92, 94)),
    row('32', ['48'], cm(81, 83), cm(97, 99)),
    row('34', ['50'], cm(86, 88), cm(102, 104)),
    row('36', ['52'], cm(91, 93), cm(107, 109)),
    row('38', ['54'], cm(96, 98), cm(112, 114)),
  ],
  categories: ['womens-fashion', 'mens-fashion'],
};

const kids: Table = {
  slug: 'kids',
  name: { ar: 'ملابس الأطفال', en: 'Children’s clothes' },
  note: {
    ar: 'اختر بالطول لا بالعمر: أطفال العمر الواحد يختلفون كثيرًا.',
    en: 'Choose by height rather than by age: children of one age differ a great deal.',
  },
  equivalents: [{ ar: 'العمر', en: 'Age' }],
  measures: ['height', 'chest', 'waist'],
  rows: [
    row('92', ['1–2'], cm(86, 92), cm(51, 53), cm(49, 51)),
    row('104', ['3–4'], cm(98, 104), cm(54, 57), cm(52, 53)),
    row('116', ['5–6'], cm(110, 116), cm(58, 61), cm(54, 56)),
    row('128', ['7–8'], cm(122, 128), cm(62, 66), cm(57, 59)),
    row('140', ['9–10'], cm(134, 140), cm(67, 72), cm(60, 63)),
    row('152', ['11–12'], cm(146, 152), cm(73, 78), cm(64, 67)),
  ],
  categories: ['kids'],
};

const womenShoes: Table = {
  slug: 'women-shoes',
  name: { ar: 'أحذية نسائية', en: 'Women’s shoes' },
  note: { ar: 'إن كانت قدمك عريضة فخذي المقاس الأكبر.', en: 'With a wide foot, take the larger size.' },
  equivalents: [uk, us],
  measures: ['foot'],
  rows: [
    row('36', ['3', '5.5'], cm(22.5)),
    row('37', ['4', '6.5'], cm(23.5)),
    row('38', ['5', '7.5'], cm(24)),
    row('39', ['6', '8.5'], cm(25)),
    row('40', ['6.5', '9'], cm(25.5)),
    row('41', ['7.5', '10'], cm(26.5)),
  ],
  categories: ['womens-shoes'],
};

const menShoes: Table = {
  slug: 'men-shoes',
  name: { ar: 'أحذية رجالية ورياضية', en: 'Men’s and sports shoes' },
  note: {
    ar: 'للجري والمشي الطويل خذ المقاس الأكبر.',
    en: 'For running and long walks, take the next size up.',
  },
  equivalents: [uk, us],
  measures: ['foot'],
  rows: [
    row('39', ['6', '6.5'], cm(24.5)),
    row('40', ['6.5', '7'], cm(25)),
    row('41', ['7.5', '8'], cm(26)),
    row('42', ['8', '8.5'], cm(26.5)),
    row('43', ['9', '9.5'], cm(27.5)),
    row('44', ['9.5', '10'], cm(28)),
    row('45', ['10.5', '11'], cm(29)),
  ],
  categories: ['mens-shoes', 'outdoor-shoes'],
};

const rings: Table = {
  slug: 'rings',
  name: { ar: 'الخواتم', en: 'Rings' },
  note: {
    ar: 'لفّ خيطًا حول إصبعك مساءً وقِس طوله، أو قِس القطر الداخلي لخاتم تلبسه.',
    en: 'Wind a thread round the finger in the evening and measure it, or measure the inside of a ring you wear.',
  },
  equivalents: [],
  measures: ['ring-diameter', 'ring-circumference'],
  rows: [
    row('6', [], cm(1.65), cm(5.19)),
    row('7', [], cm(1.73), cm(5.44)),
    row('8', [], cm(1.81), cm(5.7)),
    row('9', [], cm(1.9), cm(5.95)),
    row('10', [], cm(1.98), cm(6.21)),
  ],
  categories: ['jewellery'],
};

export const demoSizeGuide: DemoSizeGuide = {
  measures: [
    {
      key: 'chest',
      label: { ar: 'الصدر', en: 'Chest' },
      how: {
        ar: 'لفّ الشريط حول أعرض موضع في الصدر، تحت الإبطين، وهو مستوٍ من الأمام والخلف.',
        en: 'Around the widest part of the chest, under the arms, with the tape level front and back.',
      },
    },
    {
      key: 'waist',
      label: { ar: 'الخصر', en: 'Waist' },
      how: {
        ar: 'حول أضيق موضع فوق السرّة، من غير شد.',
        en: 'Around the narrowest part above the navel, without pulling.',
      },
    },
    {
      key: 'hips',
      label: { ar: 'الورك', en: 'Hips' },
      how: { ar: 'حول أعرض موضع والقدمان مضمومتان.', en: 'Around the widest part, with the feet together.' },
    },
    {
      key: 'sleeve',
      label: { ar: 'الكم', en: 'Sleeve' },
      how: {
        ar: 'من منتصف الرقبة خلفًا، على الكتف، إلى عظم الرسغ والذراع منثنية قليلًا.',
        en: 'From the middle of the neck at the back, over the shoulder, to the wrist, with the arm a little bent.',
      },
    },
    {
      key: 'height',
      label: { ar: 'طول القامة', en: 'Height' },
      how: { ar: 'من الأرض إلى أعلى الرأس، من غير حذاء.', en: 'From the floor to the top of the head, without shoes.' },
    },
    {
      key: 'length',
      label: { ar: 'طول القطعة', en: 'Length' },
      how: {
        ar: 'من أعلى الكتف عند العنق إلى حيث تريد أن تنتهي القطعة.',
        en: 'From the top of the shoulder at the neck to where the piece should end.',
      },
    },
    {
      key: 'foot',
      label: { ar: 'طول القدم', en: 'Foot' },
      how: {
        ar: 'قف على ورقة مساءً، وعلّم عند الكعب وأطول إصبع، وقِس ما بينهما.',
        en: 'Stand on paper in the evening, mark the heel and the longest toe, and measure between them.',
      },
    },
    {
      key: 'ring-diameter',
      label: { ar: 'القطر الداخلي', en: 'Inner diameter' },
      how: { ar: 'عرض خاتم تلبسه من الداخل عند أوسع موضع.', en: 'The inside of a ring you wear, at its widest.' },
    },
    {
      key: 'ring-circumference',
      label: { ar: 'محيط الإصبع', en: 'Circumference' },
      how: { ar: 'طول خيط يلتف حول إصبعك مرة واحدة.', en: 'The length of a thread that goes once round the finger.' },
    },
  ],
  tables: [women, men, trousers, lengths, kids, womenShoes, menShoes, rings],
};
