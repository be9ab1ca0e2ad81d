import { demoDomain } from './staff.ts';

export type DemoOrderStatus = 'pending_payment' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'cancelled';

export type DemoOrder = {
  /** Keys of products, and how many of each. */
  readonly lines: Readonly<Record<string, number>>;
  /** Chosen sizes, by the products' keys. */
  readonly sizes?: Readonly<Record<string, string>>;
  readonly status: DemoOrderStatus;
  readonly daysAgo: number;
  readonly paymentMethod: 'cash_on_delivery' | 'bank_transfer';
  readonly useStoreCredit?: boolean;
  /** The code of the affiliate the order is attributed to. */
  readonly referralCode?: string;
  /** The return of a delivered order. */
  readonly sentBack?: DemoReturn;
};

/** A return that the shop has approved or has yet to decide. */
export type DemoReturn = {
  /** Keys of products, and how many of each. */
  readonly lines: Readonly<Record<string, number>>;
  readonly reason: 'changed_mind' | 'wrong_size' | 'damaged' | 'wrong_item' | 'not_as_described' | 'other';
  readonly note: string;
  /** The replacement size for each of them; without it their price goes to store credit. */
  readonly exchangeForSize?: string;
  /**
   * Instructions for sending the pieces, which the shop gives with its approval; without them the return is undecided.
   */
  readonly instructions?: string;
  /** Messages about it, alternating and beginning with the buyer. */
  readonly messages: readonly string[];
};

export type DemoOwnReview = {
  /** The key of a product that came with a delivered order. */
  readonly product: string;
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly daysAgo: number;
};

export type DemoCustomer = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  /** `cityId` as the reference list of places numbers it. The first is where orders go. */
  readonly addresses: readonly {
    readonly label: string;
    readonly cityId: number;
    readonly district: string;
    readonly street: string;
    readonly buildingNo: string;
    readonly postalCode: string;
  }[];
  readonly storeCreditHalalas: number;
  readonly orders: readonly DemoOrder[];
  readonly reviews: readonly DemoOwnReview[];
};

export const demoCustomers: readonly DemoCustomer[] = [
  {
    firstName: 'نورة',
    lastName: 'العتيبي',
    phone: '0500000001',
    email: `noura@${demoDomain}`,
    addresses: [
      { label: 'البيت', cityId: 1, district: 'العليا', street: 'شارع العليا', buildingNo: '7421', postalCode: '12214' },
      {
        label: 'العمل',
        cityId: 1,
        district: 'الورود',
        street: 'طريق الملك فهد',
        buildingNo: '3105',
        postalCode: '12313',
      },
    ],
    storeCreditHalalas: 45_000,
    orders: [
      {
        lines: { 'ajwa-al-madinah-dates': 2, 'saudi-coffee-cardamom-saffron': 1 },
        status: 'delivered',
        daysAgo: 12,
        paymentMethod: 'cash_on_delivery',
        useStoreCredit: true,
      },
      {
        lines: { 'evening-clutch': 1, 'polarized-sunglasses': 1 },
        status: 'delivered',
        daysAgo: 7,
        paymentMethod: 'cash_on_delivery',
        sentBack: {
          lines: { 'polarized-sunglasses': 1 },
          reason: 'not_as_described',
          note: 'لونها في الصورة أفتح بكثير مما وصلني، والنظارة في علبتها لم تُستعمل.',
          instructions: 'يمر عليك مندوبنا غدًا بين الرابعة والثامنة مساءً، فضلًا اتركي النظارة في علبتها.',
          messages: [
            'هل يمكن أن يمر المندوب على عنوان العمل بدل البيت؟',
            'بكل سرور، غيّرنا العنوان إلى العمل، وسيتصل بك المندوب قبل وصوله.',
          ],
        },
      },
      {
        lines: { 'sada-home-speaker': 1, 'book-saudi-kitchen': 2, 'taif-rose-eau-de-parfum': 1 },
        status: 'delivered',
        daysAgo: 4,
        paymentMethod: 'cash_on_delivery',
      },
      { lines: { 'najd-mantel-clock': 1 }, status: 'shipped', daysAgo: 2, paymentMethod: 'cash_on_delivery' },
      { lines: { 'amber-wax-candle': 2 }, status: 'pending_payment', daysAgo: 0, paymentMethod: 'bank_transfer' },
    ],
    reviews: [
      {
        product: 'ajwa-al-madinah-dates',
        rating: 5,
        title: 'عجوة أصلية',
        text: 'حبة كبيرة وطرية وطعمها يذكّرني بعجوة المدينة. وصلت مغلفة بعناية، وسأطلبها للضيافة من جديد.',
        daysAgo: 8,
      },
    ],
  },
  {
    firstName: 'فهد',
    lastName: 'الزهراني',
    phone: '0500000002',
    email: `fahad@${demoDomain}`,
    addresses: [
      {
        label: 'البيت',
        cityId: 30,
        district: 'الزهراء',
        street: 'شارع الأمير سلطان',
        buildingNo: '2290',
        postalCode: '23431',
      },
    ],
    storeCreditHalalas: 5_000,
    orders: [
      { lines: { 'family-camping-tent': 1 }, status: 'delivered', daysAgo: 6, paymentMethod: 'cash_on_delivery' },
      {
        lines: { 'summer-cotton-thobe': 1 },
        sizes: { 'summer-cotton-thobe': '58' },
        status: 'delivered',
        daysAgo: 5,
        paymentMethod: 'cash_on_delivery',
        sentBack: {
          lines: { 'summer-cotton-thobe': 1 },
          reason: 'wrong_size',
          note: 'طلع الثوب أطول مما ألبس عادةً، أبغى المقاس الأصغر منه.',
          exchangeForSize: '56',
          messages: [],
        },
      },
      { lines: { 'sada-home-speaker': 1 }, status: 'cancelled', daysAgo: 4, paymentMethod: 'cash_on_delivery' },
      {
        lines: { 'amber-misbaha': 1, 'classic-fountain-pen': 1 },
        status: 'processing',
        daysAgo: 1,
        paymentMethod: 'cash_on_delivery',
      },
      { lines: { 'match-football': 1 }, status: 'confirmed', daysAgo: 1, paymentMethod: 'cash_on_delivery' },
    ],
    reviews: [],
  },
];
