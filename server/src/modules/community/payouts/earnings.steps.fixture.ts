import fc from 'fast-check';

export const AFFILIATES = 2;
const VISITORS = 3;

const affiliate = fc.integer({ min: 0, max: AFFILIATES - 1 });
const visitor = fc.integer({ min: 0, max: VISITORS - 1 });
const which = fc.nat({ max: 11 });
export const anyStep = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('click' as const), visitor, affiliate }) },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      visitor,
      pieces: fc.integer({ min: 1, max: 60 }),
      hasCoupon: fc.boolean(),
    }),
  },
  {
    weight: 16,
    arbitrary: fc.record({
      do: fc.constantFrom(
        ...([
          'cancel',
          'deliver',
          'deliver',
          'deliver',
          'deliver',
          'ask back',
          'ask back',
          'refund',
          'refund',
        ] as const),
        'refuse back' as const,
      ),
      which,
      pieces: fc.integer({ min: 1, max: 20 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pay back' as const),
      which,
      pieces: fc.integer({ min: 1, max: 20 }),
      // Percent of the rest; 0 is a refund by pieces.
      percent: fc.constantFrom(0, 0, 10, 60, 100),
      isEverything: fc.constantFrom(true, false, false),
    }),
  },
  { weight: 9, arbitrary: fc.record({ do: fc.constant('days' as const), days: fc.integer({ min: 1, max: 3 }) }) },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constantFrom('convert' as const, 'withdraw' as const),
      affiliate,
      percent: fc.constantFrom(5, 40, 70, 100, 100, 101, 150),
      to: fc.constantFrom('cash' as const, 'cash' as const, 'cash' as const, 'store_credit' as const),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      which,
      to: fc.constantFrom(...(['approved', 'approved', 'rejected', 'paid', 'paid', 'cancelled'] as const)),
    }),
  },
);
export type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;
export type PayBack = Extract<Step, { do: 'pay back' }>;
export type OrderStep = Exclude<Extract<Step, { pieces: number; which: number }>, PayBack>;

/** A history in which every kind of event occurs once. */
export const everyKind: Step[] = [
  { do: 'click', visitor: 0, affiliate: 0 },
  { do: 'buy', visitor: 0, pieces: 60, hasCoupon: false },
  { do: 'buy', visitor: 0, pieces: 4, hasCoupon: false },
  { do: 'deliver', which: 0, pieces: 1 },
  { do: 'cancel', which: 0, pieces: 1 },
  { do: 'ask back', which: 0, pieces: 2 },
  { do: 'days', days: 3 },
  { do: 'refuse back', which: 0, pieces: 1 },
  { do: 'days', days: 1 },
  { do: 'convert', affiliate: 0, percent: 100, to: 'cash' },
  { do: 'ask back', which: 0, pieces: 20 },
  { do: 'refund', which: 0, pieces: 1 },
  { do: 'buy', visitor: 0, pieces: 40, hasCoupon: false },
  { do: 'deliver', which: 0, pieces: 1 },
  { do: 'pay back', which: 1, pieces: 3, percent: 0, isEverything: false },
  { do: 'pay back', which: 1, pieces: 1, percent: 10, isEverything: false },
  { do: 'pay back', which: 1, pieces: 1, percent: 0, isEverything: true },
  ...(['cancelled', 'rejected', 'approved', 'paid'] as const).flatMap((to): Step[] => [
    ...(to === 'paid' ? [] : [{ do: 'withdraw', affiliate: 0, percent: 100, to: 'cash' } as const]),
    { do: 'decide', which: 1, to },
  ]),
];
