/** Outcome of a referred order. */
export type DemoReferred = {
  readonly buyer: {
    readonly firstName: string;
    readonly lastName: string;
    readonly cityId: number;
    readonly street: string;
  };
  /** Keys of products that have one variant, and how many of each. */
  readonly lines: Readonly<Record<string, number>>;
  readonly daysAgo: number;
  readonly status: 'confirmed' | 'delivered' | 'cancelled';
  /** Pieces of its first line that were returned while the commission was pending. */
  readonly sentBack?: number;
  /** Placed with the affiliate's own phone number; recorded with the reason that own orders earn no points. */
  readonly isOwn?: true;
};

/** An affiliate among the demo customers, with months of clicks and orders. */
export const demoAffiliate = {
  phone: '0500000002',
  code: 'FAHAD',
  channels: [
    { kind: 'instagram', url: 'https://instagram.com/fahad.majlis' },
    { kind: 'snapchat', url: 'https://snapchat.com/add/fahad.majlis' },
  ],
  audience: 'محبّو الرحلات والقهوة، نحو عشرين ألف متابع أغلبهم من جدة والرياض.',
  joinedDaysAgo: 120,
  /** Clicks of a week, from Sunday on; weeks differ by a little. */
  clicksOfWeek: [9, 7, 8, 11, 16, 21, 18],
  referred: [
    {
      buyer: { firstName: 'سلطان', lastName: 'الحربي', cityId: 30, street: 'شارع التحلية 18' },
      lines: { 'family-camping-tent': 3, 'sada-home-speaker': 1 },
      daysAgo: 112,
      status: 'delivered',
    },
    {
      buyer: { firstName: 'ريم', lastName: 'القحطاني', cityId: 1, street: 'طريق أنس بن مالك 40' },
      lines: { 'najd-mantel-clock': 4, 'taif-rose-eau-de-parfum': 2 },
      daysAgo: 101,
      status: 'delivered',
    },
    {
      buyer: { firstName: 'عبدالعزيز', lastName: 'المطيري', cityId: 1, street: 'شارع الأمير تركي 7' },
      lines: { 'family-camping-tent': 4 },
      daysAgo: 88,
      status: 'delivered',
      sentBack: 1,
    },
    {
      buyer: { firstName: 'منى', lastName: 'الشهري', cityId: 30, street: 'شارع الروضة 61' },
      lines: { 'evening-clutch': 2, 'polarized-sunglasses': 3 },
      daysAgo: 76,
      status: 'delivered',
    },
    {
      buyer: { firstName: 'خالد', lastName: 'العنزي', cityId: 1, street: 'شارع خالد بن الوليد 12' },
      lines: { 'sada-home-speaker': 5 },
      daysAgo: 63,
      status: 'delivered',
    },
    {
      buyer: { firstName: 'فهد', lastName: 'الزهراني', cityId: 1, street: 'شارع المدينة 5' },
      lines: { 'match-football': 1 },
      daysAgo: 52,
      status: 'delivered',
      isOwn: true,
    },
    {
      buyer: { firstName: 'هيا', lastName: 'الدوسري', cityId: 1, street: 'شارع العروبة 90' },
      lines: { 'family-camping-tent': 3 },
      daysAgo: 44,
      status: 'delivered',
    },
    {
      buyer: { firstName: 'ياسر', lastName: 'الغامدي', cityId: 30, street: 'شارع صاري 33' },
      lines: { 'najd-mantel-clock': 3 },
      daysAgo: 31,
      status: 'cancelled',
    },
    {
      buyer: { firstName: 'سارة', lastName: 'العتيبي', cityId: 1, street: 'طريق الملك فهد 55' },
      lines: { 'najd-mantel-clock': 4, 'sada-home-speaker': 2 },
      daysAgo: 27,
      status: 'delivered',
    },
    {
      buyer: { firstName: 'ماجد', lastName: 'الحربي', cityId: 30, street: 'شارع الأمير سلطان 9' },
      lines: { 'evening-clutch': 3, 'polarized-sunglasses': 3 },
      daysAgo: 23,
      status: 'delivered',
    },
    {
      buyer: { firstName: 'لمى', lastName: 'السبيعي', cityId: 1, street: 'طريق الثمامة 14' },
      lines: { 'taif-rose-eau-de-parfum': 3, 'book-saudi-kitchen': 2 },
      daysAgo: 20,
      status: 'delivered',
    },
    {
      buyer: { firstName: 'بدر', lastName: 'الرشيدي', cityId: 30, street: 'شارع حراء 27' },
      lines: { 'family-camping-tent': 2, 'match-football': 2 },
      daysAgo: 6,
      status: 'delivered',
    },
    {
      buyer: { firstName: 'أمل', lastName: 'الزهراني', cityId: 1, street: 'شارع الستين 3' },
      lines: { 'najd-mantel-clock': 1, 'amber-wax-candle': 2 },
      daysAgo: 1,
      status: 'confirmed',
    },
  ] satisfies readonly DemoReferred[] as readonly DemoReferred[],
  /**
   * Conversions of the usable points, in whole hundreds. `leaves`: points that remain for visitors of the demo to
   * convert.
   */
  conversions: [
    { daysAgo: 60, to: 'cash', leaves: 0 },
    { daysAgo: 48, to: 'store_credit', leaves: 0 },
    { daysAgo: 9, to: 'cash', leaves: 200 },
  ],
  /** `leaves`: riyals that remain for visitors of the demo to withdraw. */
  withdrawals: [
    { daysAgo: 58, isPaid: true, leaves: 0 },
    { daysAgo: 2, isPaid: false, leaves: 150 },
  ],
  iban: 'SA0380000000608010167519',
} as const;
