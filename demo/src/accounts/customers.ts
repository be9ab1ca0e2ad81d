import { demoDomain } from './staff.ts';

export type DemoOrderStatus = 'pending_payment' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'cancelled';

export type DemoOrder = {
  /** Keys of products that have one variant, and how many of each. */
  readonly lines: Readonly<Record<string, number>>;
  readonly status: DemoOrderStatus;
  readonly daysAgo: number;
  readonly paymentMethod: 'cash_on_delivery' | 'bank_transfer';
  readonly useStoreCredit?: boolean;
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
    readonly street: string;
    readonly buildingNo: string;
    readonly postalCode: string;
  }[];
  readonly storeCreditHalalas: number;
  readonly orders: readonly DemoOrder[];
};

export const demoCustomers: readonly DemoCustomer[] = [
  {
    firstName: 'نورة',
    lastName: 'العتيبي',
    phone: '0500000001',
    email: `noura@${demoDomain}`,
    addresses: [
      { label: 'البيت', cityId: 1, street: 'شارع العليا', buildingNo: '7421', postalCode: '12214' },
      { label: 'العمل', cityId: 1, street: 'طريق الملك فهد', buildingNo: '3105', postalCode: '12313' },
    ],
    storeCreditHalalas: 15_000,
    orders: [
      {
        lines: { 'ajwa-al-madinah-dates': 2, 'saudi-coffee-cardamom-saffron': 1 },
        status: 'delivered',
        daysAgo: 9,
        paymentMethod: 'cash_on_delivery',
      },
      {
        lines: { 'taif-rose-eau-de-parfum': 1 },
        status: 'delivered',
        daysAgo: 5,
        paymentMethod: 'cash_on_delivery',
        useStoreCredit: true,
      },
      { lines: { 'evening-clutch': 1 }, status: 'shipped', daysAgo: 2, paymentMethod: 'cash_on_delivery' },
      { lines: { 'amber-wax-candle': 2 }, status: 'pending_payment', daysAgo: 0, paymentMethod: 'bank_transfer' },
    ],
  },
  {
    firstName: 'فهد',
    lastName: 'الزهراني',
    phone: '0500000002',
    email: `fahad@${demoDomain}`,
    addresses: [{ label: 'البيت', cityId: 2, street: 'شارع الأمير سلطان', buildingNo: '2290', postalCode: '23431' }],
    storeCreditHalalas: 5_000,
    orders: [
      { lines: { 'family-camping-tent': 1 }, status: 'delivered', daysAgo: 6, paymentMethod: 'cash_on_delivery' },
      { lines: { 'sada-home-speaker': 1 }, status: 'cancelled', daysAgo: 4, paymentMethod: 'cash_on_delivery' },
      {
        lines: { 'amber-misbaha': 1, 'classic-fountain-pen': 1 },
        status: 'processing',
        daysAgo: 1,
        paymentMethod: 'cash_on_delivery',
      },
      { lines: { 'match-football': 1 }, status: 'confirmed', daysAgo: 1, paymentMethod: 'cash_on_delivery' },
    ],
  },
];
