import type { DemoBundle } from '../shop-types.ts';

export const demoBundles: readonly DemoBundle[] = [
  {
    key: 'majlis-welcome',
    slug: 'majlis-welcome-set',
    name: { ar: 'طقم ضيافة المجلس', en: 'Majlis Welcome Set' },
    description: {
      ar: 'كل ما يحتاجه ضيفك في أول خمس دقائق: دلة ذهبية وقهوة بالهيل وكيلو سكري.',
      en: 'What a guest needs in the first five minutes: a gold dallah, cardamom coffee and a kilo of Sukkari.',
    },
    items: [
      { product: 'rasalan-dallah', variantSku: 'DTC-2301-GOLD', quantity: 1 },
      { product: 'sukkari-dates', variantSku: 'DTC-2001-1KG', quantity: 1 },
      { product: 'saudi-coffee-cardamom-saffron', quantity: 1 },
    ],
    priceHalalas: 24900,
  },
  {
    key: 'fragrant-home',
    slug: 'fragrant-home-set',
    name: { ar: 'طقم البيت العطِر', en: 'Fragrant Home Set' },
    description: {
      ar: 'مبخرة نحاسية وعود مروكي وشمعة عنبر، لبيت يرحّب قبل أهله.',
      en: 'A brass burner, Maruki oud and an amber candle, for a home that greets first.',
    },
    items: [
      { product: 'engraved-brass-mabkhara', variantSku: 'PRF-1202-GOLD', quantity: 1 },
      { product: 'maruki-oud-chips', quantity: 1 },
      { product: 'amber-wax-candle', quantity: 2 },
    ],
    priceHalalas: 52900,
  },
  {
    key: 'phone-essentials',
    slug: 'phone-essentials-kit',
    name: { ar: 'طقم أساسيات الجوال', en: 'Phone Essentials Kit' },
    description: {
      ar: 'سماعات أذن وباور بانك وجراب آيفون 15 في طلب واحد.',
      en: 'Earbuds, a power bank and an iPhone 15 case in one order.',
    },
    items: [
      { product: 'sada-mini-earbuds', variantSku: 'ELC-7003-WHITE', quantity: 1 },
      { product: 'magnetic-power-bank', quantity: 1 },
      { product: 'silicone-case-iphone-15', variantSku: 'ELC-7101-NAVY', quantity: 1 },
    ],
    priceHalalas: 24900,
  },
  {
    key: 'calm-skin',
    slug: 'calm-skin-routine',
    name: { ar: 'روتين البشرة الهادئة', en: 'Calm Skin Routine' },
    description: {
      ar: 'سيروم للصباح وكريم لليل ولوشن للجسم: روتين كامل بثلاث خطوات.',
      en: 'A morning serum, a night cream and a body lotion: a routine in three steps.',
    },
    items: [
      { product: 'vitamin-c-serum', variantSku: 'BTY-9001-30ML', quantity: 1 },
      { product: 'night-repair-cream', quantity: 1 },
      { product: 'body-lotion-milk', quantity: 1 },
    ],
    priceHalalas: 23500,
  },
  {
    key: 'winter-camp',
    slug: 'winter-camp-kit',
    name: { ar: 'عدّة كشتة الشتاء', en: 'Winter Camp Kit' },
    description: {
      ar: 'خيمة عائلية وترمس زيتي وقهوة سعودية جاهزة للنار.',
      en: 'A family tent, an olive flask and Saudi coffee ready for the fire.',
    },
    items: [
      { product: 'family-camping-tent', quantity: 1 },
      { product: 'steel-thermos-flask', variantSku: 'SPT-1104-OLIVE', quantity: 1 },
      { product: 'saudi-coffee-cardamom-saffron', quantity: 1 },
    ],
    priceHalalas: 43900,
  },
  {
    key: 'reading-evening',
    slug: 'reading-evening-set',
    name: { ar: 'طقم أمسية قراءة', en: 'Reading Evening Set' },
    description: {
      ar: 'رواية بئر الضوء ودفتر يوميات وقلم حبر، لأمسية بلا شاشة.',
      en: 'A novel, a notebook and a fountain pen, for an evening without screens.',
    },
    items: [
      { product: 'classic-fountain-pen', quantity: 1 },
      { product: 'novel-the-well-of-light', quantity: 1 },
      { product: 'ruled-daily-notebook', variantSku: 'BOK-1205-TEAL', quantity: 1 },
    ],
    priceHalalas: 19900,
  },
];
