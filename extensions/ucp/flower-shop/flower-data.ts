/** Goods of the official suite's flower shop, in riyals that its answers call dollars. */
export const flowers = [
  { id: 'bouquet_roses', name: 'Bouquet of Red Roses', price: 35, stock: 1_000 },
  { id: 'pot_ceramic', name: 'Ceramic Pot', price: 15, stock: 2_000 },
  { id: 'bouquet_sunflowers', name: 'Sunflower Bundle', price: 25, stock: 500 },
  { id: 'bouquet_tulips', name: 'Spring Tulips', price: 30, stock: 1_500 },
  { id: 'orchid_white', name: 'White Orchid', price: 45, stock: 800 },
  { id: 'gardenias', name: 'Gardenias', price: 20, stock: 0 },
] as const;

/** A greeting that is given as a code, which no suite needs: a configuration may name it for checkouts without an address. */
export const digitalFlower = { id: 'greeting_code', name: 'Greeting Code', price: 12, stock: 0, codes: 200 } as const;

/** A vase of which a second is given with the first: no suite buys it but for a discount without a code. */
export const pairedFlower = { id: 'vase_glass', name: 'Glass Vase', price: 18, stock: 1_000 } as const;

/** Roses are delivered free: they weigh so little that a step of their own holds for them. */
export const gramsOf = (id: string): number => (id === 'bouquet_roses' ? 1 : 1_000);

const LIGHT_GRAMS = 500;
const HEAVY_GRAMS = 1_000_000;
const FREE_OVER = 100;

const rate = (method: 'standard' | 'express', upToGrams: number, cost: number) => ({
  ...{ method, up_to_grams: upToGrams, cost, min_days: 2, max_days: 5 },
  free_over: method === 'standard' ? FREE_OVER : null,
});

/** Rates of a zone in which express costs this. */
export const ratesOf = (express: number) => [
  rate('standard', LIGHT_GRAMS, 0),
  rate('standard', HEAVY_GRAMS, 5),
  rate('express', LIGHT_GRAMS, express),
  rate('express', HEAVY_GRAMS, express),
];

/** Cities that stand for the United States and for all other countries. */
export const places = {
  us: { zone: 'United States', city: 'الخرج', express: 15 },
  abroad: { zone: 'Abroad', city: 'ينبع', express: 25 },
} as const;

export const PAIR = '10OFF-WELCOME20';
export const pairPercents = { '10OFF': 10, WELCOME20: 20 } as const;

/** The codes of the suite. The shop takes one code an order, so that two of the suite are one of the shop: 20 % of what 10 % leave. */
export const codes = [
  { code: '10OFF', type: 'percentage', percent: pairPercents['10OFF'] },
  { code: 'WELCOME20', type: 'percentage', percent: pairPercents.WELCOME20 },
  { code: PAIR, type: 'percentage', percent: 28 },
  { code: 'FIXED500', type: 'fixed', amount: 5 },
] as const;
