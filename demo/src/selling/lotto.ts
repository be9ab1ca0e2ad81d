import type { Text } from '../shop-types.ts';

type DemoPrize = {
  readonly kind:
    | 'nothing'
    | 'percentage_coupon'
    | 'fixed_coupon'
    | 'free_shipping'
    | 'store_credit'
    | 'points'
    | 'product';
  /** Prize that is shipped, by its key in the catalogue. */
  readonly product?: string;
  readonly count: number;
  readonly percent?: number;
  /** Riyals. */
  readonly amount?: number;
  readonly points?: number;
  readonly maximum_discount?: number;
  readonly minimum_order?: number;
};

/** A prize game of the demo; its licence number states that it has no licence. */
export const demoLotto: {
  readonly name: Text;
  readonly licenceNumber: string;
  readonly rules: Text;
  readonly startedDaysAgo: number;
  readonly days: number;
  readonly givesForActivity: boolean;
  readonly prizes: readonly DemoPrize[];
} = {
  name: { ar: 'اكشط واربح مع واحة', en: 'Scratch and win with Waha' },
  licenceNumber: 'DEMO-2026-001',
  rules: {
    ar: [
      'هذه حملة تجريبية في متجر تجريبي، ولا جوائز حقيقية فيها.',
      'البطاقات مجانية ولا يُشترط الشراء: بطاقة ترحيب مرة واحدة لكل عميل، وبطاقة كل يوم، وبطاقة لأول منشور وأخرى لأول تقييم.',
      'في المجموعة 2,000 بطاقة، وعدد كل جائزة فيها ثابت ومنشور قبل بدء التوزيع.',
      'مدة الحملة 60 يومًا، ولا تُوزّع بطاقات في أيامها السبعة الأخيرة حتى يأخذ كل رابح جائزته.',
      'لا يشارك العاملون في المتجر. الجوائز لا تُستبدل بنقد.',
    ].join('\n'),
    en: [
      'This is a demo campaign of a demo shop; its prizes are not real.',
      'Cards are free and nothing need be bought: a welcome card once a customer, one card a day, and one each for a first post and a first review.',
      'The deck holds 2,000 cards; how many hold each prize is fixed and public before any is given.',
      'The campaign runs for 60 days and gives no cards in its last seven, so that every winner can take their prize.',
      'Those who work for the shop do not take part. Prizes are not exchanged for cash.',
    ].join('\n'),
  },
  startedDaysAgo: 3,
  days: 60,
  givesForActivity: true,
  prizes: [
    { kind: 'percentage_coupon', percent: 10, maximum_discount: 50, count: 500 },
    { kind: 'free_shipping', count: 250 },
    { kind: 'fixed_coupon', amount: 20, minimum_order: 100, count: 200 },
    { kind: 'store_credit', amount: 5, count: 100 },
    { kind: 'points', points: 50, count: 80 },
    { kind: 'store_credit', amount: 25, count: 20 },
    { kind: 'product', product: 'sada-home-speaker', count: 2 },
    { kind: 'product', product: 'taif-rose-eau-de-parfum', count: 3 },
    { kind: 'nothing', count: 845 },
  ],
};

/** A finished campaign, so that there are winners: each of its cards has a prize. */
export const demoPastLotto = {
  name: { ar: 'بطاقات الافتتاح', en: 'Opening cards' },
  licenceNumber: 'DEMO-2026-000',
  rules: {
    ar: 'هذه حملة تجريبية انتهت، ولا جوائز حقيقية فيها.\nالبطاقات مجانية ولا يُشترط الشراء، ولا يشارك العاملون في المتجر.',
    en: 'This is a demo campaign that is over; its prizes are not real.\nCards were free, nothing need be bought, and those who work for the shop took no part.',
  },
  startedDaysAgo: 80,
  days: 55,
  playedDaysAgo: 62,
  prizes: [
    { kind: 'product', product: 'amber-misbaha', count: 2 },
    { kind: 'store_credit', amount: 50, count: 2 },
    { kind: 'fixed_coupon', amount: 40, minimum_order: 150, count: 2 },
  ] satisfies DemoPrize[],
};
