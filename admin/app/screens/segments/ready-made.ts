import type { SegmentFilter } from '@waha/contract/types';

/** Filters to start from. */
export const readyMade = {
  once: {
    match: 'all',
    conditions: [
      { kind: 'orders', least: 1, most: 1 },
      { kind: 'last_order', is: 'before', days: 90 },
    ],
  },
  best: {
    match: 'any',
    conditions: [
      { kind: 'spent', least: 2_000, most: null },
      { kind: 'orders', least: 5, most: null },
    ],
  },
  never: {
    match: 'all',
    conditions: [
      { kind: 'orders', least: 0, most: 0 },
      { kind: 'joined', is: 'before', days: 7 },
    ],
  },
  birthday: { match: 'all', conditions: [{ kind: 'birthday', month: null }] },
} as const satisfies Record<string, SegmentFilter>;

export type ReadyMade = keyof typeof readyMade;
// The keys of the list above.
export const readyMadeKeys = Object.keys(readyMade) as ReadyMade[];
export const isReadyMade = (key: string | null): key is ReadyMade => key !== null && Object.hasOwn(readyMade, key);
