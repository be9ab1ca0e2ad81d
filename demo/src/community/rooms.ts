/** A reward of the demo shop; amounts in riyals. */
interface DemoReward {
  nameAr: string;
  nameEn: string;
  aboutAr: string;
  aboutEn: string;
  kind: 'percentage' | 'fixed' | 'free_shipping' | 'product';
  percent?: number;
  amount?: number;
  maximum?: number;
  minimum?: number;
  /** The slug of a product. */
  product?: string;
  points: number;
  stock: number;
}

export const demoRewards: readonly DemoReward[] = [
  {
    nameAr: 'شحن مجاني',
    nameEn: 'Free delivery',
    aboutAr: 'لطلبك القادم، أيًّا كانت مدينتك.',
    aboutEn: 'For your next order, whatever your city.',
    kind: 'free_shipping',
    points: 200,
    stock: 500,
  },
  {
    nameAr: 'خصم 25 ر.س',
    nameEn: 'SAR 25 off',
    aboutAr: '',
    aboutEn: '',
    kind: 'fixed',
    amount: 25,
    minimum: 100,
    points: 300,
    stock: 200,
  },
  {
    nameAr: 'خصم 15% للأعضاء',
    nameEn: '15% off for members',
    aboutAr: 'على كل ما في سلتك.',
    aboutEn: 'On everything in your cart.',
    kind: 'percentage',
    percent: 15,
    maximum: 80,
    points: 600,
    stock: 80,
  },
  {
    nameAr: 'عطر ليل الدرعية هدية',
    nameEn: 'Layl Diriyah, a gift',
    aboutAr: 'زجاجة واحدة تضاف إلى طلبك بلا ثمن.',
    aboutEn: 'One bottle, added to your order for nothing.',
    kind: 'product',
    product: 'layl-diriyah-eau-de-parfum',
    points: 4_000,
    stock: 6,
  },
];

/** A contest of the demo shop; times in days from the day it is filled. */
export interface DemoContest {
  titleAr: string;
  titleEn: string;
  aboutAr: string;
  aboutEn: string;
  prizeAr: string;
  prizeEn: string;
  /** Points for each winner; absent for a contest without points. */
  points?: number;
  winners: number;
  starts: number;
  voting: number;
  ends: number;
  /** How many posts with pictures take part, and whether it is decided. */
  entries: number;
  isDecided?: true;
}

export const demoContestRules = {
  ar: 'مشاركة واحدة وصوت واحد لكل عضو.\nتكون الصورة من تصويرك.\nلا تُعرض الأصوات قبل نهاية التصويت، ويراجع فريق المتجر النتيجة قبل إعلانها.\nلا يشارك العاملون في المتجر وأقاربهم.\nتُسلَّم الجوائز خلال 7 أيام من إعلان النتيجة.',
  en: 'One entry and one vote each.\nThe picture is taken by you.\nVotes are shown to nobody before voting ends, and the shop’s team looks at the result before it is announced.\nThose who work at the shop, and their relatives, take no part.\nPrizes are handed over within 7 days of the result.',
};

export const demoContests: readonly DemoContest[] = [
  {
    titleAr: 'أجمل ركن قهوة في البيت',
    titleEn: 'The finest coffee corner',
    aboutAr: 'صوّر الركن الذي تبدأ منه يومك: دلة أو آلة أو كوب على نافذة.',
    aboutEn: 'Show the corner in which your day begins: a dallah, a machine or a cup at a window.',
    prizeAr: '500 نقطة',
    prizeEn: '500 points',
    points: 500,
    winners: 3,
    starts: -4,
    voting: 5,
    ends: 10,
    entries: 4,
  },
  {
    titleAr: 'هدية بأقل من 100 ريال',
    titleEn: 'A gift under 100 riyals',
    aboutAr: 'اقترح هدية من المتجر لا يزيد ثمنها على 100 ريال، وقل لنا لمن.',
    aboutEn: 'Suggest a gift from the shop for no more than 100 riyals, and tell us for whom.',
    prizeAr: '300 نقطة',
    prizeEn: '300 points',
    points: 300,
    winners: 2,
    starts: -12,
    voting: -2,
    ends: 3,
    entries: 6,
  },
  {
    titleAr: 'صورة من مكشات الشتاء',
    titleEn: 'A picture of winter camping',
    aboutAr: 'نار وشاي وسماء: صورتك من آخر مكشات.',
    aboutEn: 'A fire, tea and the sky: your picture of the last trip.',
    prizeAr: 'تثبيت المنشور أسبوعًا',
    prizeEn: 'Your post is pinned for a week',
    winners: 3,
    starts: -40,
    voting: -28,
    ends: -21,
    entries: 7,
    isDecided: true,
  },
  {
    titleAr: 'وصفة بالتمر',
    titleEn: 'A recipe with dates',
    aboutAr: 'حلوى أو طبق رئيس، والتمر بطله.',
    aboutEn: 'A dessert or a main dish whose hero is the date.',
    prizeAr: '400 نقطة',
    prizeEn: '400 points',
    points: 400,
    winners: 2,
    starts: 6,
    voting: 16,
    ends: 21,
    entries: 0,
  },
];
