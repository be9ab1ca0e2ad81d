import type { RateDraft, ZoneDraft } from '../modules/selling/shipping/index.ts';

const FREE_OVER_HALALAS = 29_900;
const UP_TO = { light: 5_000, medium: 15_000, heavy: 50_000 } as const;

/** Standard and express at three weights; heavier parcels cost more and are never free. */
function rates(
  standard: number,
  express: number,
  days: { standard: [number, number]; express: [number, number] },
): RateDraft[] {
  const step = (method: 'standard' | 'express', base: number, extra: number, upToGrams: number): RateDraft => ({
    method,
    upToGrams,
    costHalalas: base + extra,
    freeOverHalalas: method === 'standard' && upToGrams < UP_TO.heavy ? FREE_OVER_HALALAS : null,
    minDays: days[method][0],
    maxDays: days[method][1],
  });
  return [
    step('standard', standard, 0, UP_TO.light),
    step('standard', standard, 1_000, UP_TO.medium),
    step('standard', standard, 4_000, UP_TO.heavy),
    step('express', express, 0, UP_TO.light),
    step('express', express, 2_000, UP_TO.medium),
    step('express', express, 6_000, UP_TO.heavy),
  ];
}

const pickup: RateDraft = {
  method: 'pickup',
  upToGrams: UP_TO.heavy,
  costHalalas: 0,
  freeOverHalalas: null,
  minDays: 0,
  maxDays: 1,
};

/** Zones of the demo shop in Riyadh. Region ids are those of the reference list. */
export const demoZones: readonly ZoneDraft[] = [
  {
    name: { ar: 'مدينة الرياض', en: 'Riyadh city' },
    regionIds: [],
    cityIds: [1],
    rates: [...rates(1_900, 3_500, { standard: [1, 2], express: [1, 1] }), pickup],
  },
  {
    name: { ar: 'المناطق الرئيسية', en: 'Main regions' },
    regionIds: [1, 2, 3, 4, 5],
    cityIds: [],
    rates: rates(2_500, 4_500, { standard: [2, 4], express: [1, 2] }),
  },
  {
    name: { ar: 'بقية المناطق', en: 'Other regions' },
    regionIds: [6, 7, 8, 9, 10, 11, 12, 13],
    cityIds: [],
    rates: rates(3_500, 5_900, { standard: [3, 6], express: [2, 3] }),
  },
];
