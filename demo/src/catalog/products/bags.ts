import type { DemoProduct } from '../../shop-types.ts';
import { brand } from '../brands.ts';
import { color } from '../colors.ts';
import { defineProduct, inColors, inSizes } from '../define-product.ts';
import { specification } from '../specification-labels.ts';

export const bagProducts: readonly DemoProduct[] = [
  defineProduct({
    slug: 'riwaq-leather-handbag',
    sku: 'BAG-4001',
    category: 'handbags',
    brand: brand.sadu,
    name: { ar: 'شنطة يد جلد رواق', en: 'Riwaq Leather Handbag' },
    short: { ar: 'شنطة جلد طبيعي تتسع ليومك كله.', en: 'A real-leather bag with room for the whole day.' },
    ar: [
      'جلد حبيبي لا يظهر عليه الخدش، ومقابض بطول يسمح بحملها على الكتف.',
      'جيب بسحّاب للجوال والبطاقات، وقاعدة بأربع نقاط معدنية حتى لا تتسخ إذا وضعتها.',
    ],
    en: [
      'Grained leather that hides scratches, with handles long enough for the shoulder.',
      'A zipped pocket for phone and cards, and four metal feet under the base.',
    ],
    price: 459,
    sale: 379,
    variants: inColors('BAG-4001', [
      [color.camel, 12],
      [color.black, 19],
      [color.burgundy, 7],
    ]),
    grams: 860,
    featured: true,
    sold: 256,
    daysAgo: 37,
    keywords: { ar: ['حقيبة', 'شنط', 'نسائي'], en: ['handbag', 'tote'] },
    specifications: [
      specification('material', 'جلد بقري طبيعي', 'Cow leather'),
      specification('dimensions', '34 × 26 × 14 سم', '34 × 26 × 14 cm'),
      specification('warranty', 'سنة على الخياطة والسحاب', 'One year on seams and zip'),
    ],
    art: { icons: ['handbag', 'lipstick'] },
  }),
  defineProduct({
    slug: 'evening-clutch',
    sku: 'BAG-4002',
    category: 'handbags',
    brand: brand.lamaan,
    name: { ar: 'حقيبة سهرة كلتش', en: 'Evening Clutch' },
    short: {
      ar: 'كلتش ناعم بقفل ذهبي للأعراس والمناسبات.',
      en: 'A soft clutch with a gold clasp for weddings and occasions.',
    },
    ar: ['حجم صغير يكفي الجوال والروج ومفاتيح السيارة، مع سلسلة مخفية تُعلق على الكتف.', 'بطانة مخملية وقفل بصوت خفيف.'],
    en: [
      'Small enough for the hand, large enough for phone, lipstick and keys, with a hidden chain.',
      'Velvet lining and a quiet clasp.',
    ],
    price: 189,
    stock: 31,
    grams: 320,
    sold: 118,
    daysAgo: 66,
    specifications: [
      specification('material', 'جلد صناعي فاخر', 'Vegan leather'),
      specification('dimensions', '24 × 14 × 5 سم', '24 × 14 × 5 cm'),
    ],
    art: { icons: ['clutch-bag', 'ring'], color: color.burgundy.hex },
  }),
  defineProduct({
    slug: 'campus-backpack',
    sku: 'BAG-4101',
    category: 'backpacks-work',
    brand: brand.rihla,
    name: { ar: 'حقيبة ظهر جامعية', en: 'Campus Backpack' },
    short: {
      ar: 'حقيبة ظهر بجيب لابتوب مبطن وأحزمة مريحة.',
      en: 'A backpack with a padded laptop sleeve and easy straps.',
    },
    ar: ['جيب مستقل للابتوب حتى 15.6 بوصة، وجانبان لقارورة الماء والمظلة.', 'قماش طارد للماء وظهر مهوّى لأيام الصيف.'],
    en: [
      'A separate sleeve for a 15.6-inch laptop and side pockets for bottle and umbrella.',
      'Water-repellent, with a ventilated back for summer.',
    ],
    price: 149,
    variants: inColors('BAG-4101', [
      [color.red, 26],
      [color.navy, 33],
      [color.green, 14],
    ]),
    grams: 780,
    sold: 341,
    daysAgo: 110,
    keywords: { ar: ['شنطة مدرسة', 'شنطة ظهر'], en: ['school bag'] },
    specifications: [
      specification('capacity', '24 لترًا', '24 litres'),
      specification('material', 'بوليستر طارد للماء', 'Water-repellent polyester'),
    ],
    art: { icons: ['backpack', 'notebook'] },
  }),
  defineProduct({
    slug: 'office-briefcase',
    sku: 'BAG-4102',
    category: 'backpacks-work',
    brand: brand.rihla,
    name: { ar: 'حقيبة عمل جلدية', en: 'Leather Briefcase' },
    short: { ar: 'حقيبة مستندات أنيقة بقفل معدني.', en: 'A neat document case with metal locks.' },
    ar: ['جلد بني مدبوغ نباتيًا يتعمّق لونه مع الاستعمال، وقسم للملفات وآخر للأجهزة.', 'مقبض مبطن ومفتاحان داخل العلبة.'],
    en: [
      'Vegetable-tanned brown leather that deepens with use, one section for files, one for devices.',
      'A padded handle, and two keys in the box.',
    ],
    price: 389,
    stock: 2,
    grams: 1450,
    sold: 47,
    daysAgo: 149,
    specifications: [
      specification('material', 'جلد طبيعي', 'Real leather'),
      specification('dimensions', '40 × 30 × 10 سم', '40 × 30 × 10 cm'),
    ],
    art: { icons: ['briefcase', 'fountain-pen'] },
  }),
  defineProduct({
    slug: 'cabin-trolley-case',
    sku: 'BAG-4201',
    category: 'travel',
    brand: brand.rihla,
    name: { ar: 'شنطة سفر بعجلات', en: 'Rolling Travel Case' },
    short: { ar: 'شنطة سفر خفيفة بأربع عجلات وقفل رقمي.', en: 'A light four-wheel case with a combination lock.' },
    ar: [
      'هيكل صلب مرن يمتص الصدمات، وعجلات مزدوجة لا تعلق على أرضيات المطار.',
      'المقاس 20 يدخل المقصورة، و28 يكفي عائلة صغيرة لأسبوع.',
    ],
    en: [
      'A hard shell that gives under knocks, and double wheels that run straight.',
      'The 20-inch goes in the cabin; the 28-inch holds a small family’s week.',
    ],
    price: 299,
    sale: 249,
    variants: inSizes('BAG-4201', [
      { size: '20"', stock: 18 },
      { size: '24"', stock: 12, price: 369, sale: 309 },
      { size: '28"', stock: 5, price: 439 },
    ]),
    grams: 2900,
    sold: 164,
    daysAgo: 58,
    specifications: [
      specification('material', 'بولي كربونات', 'Polycarbonate'),
      specification('warranty', 'سنتان', 'Two years'),
    ],
    art: { icons: ['luggage', 'camera'] },
  }),
];
