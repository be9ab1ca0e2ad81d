import { addSeen, CARTED, CHECKOUT, emptySums, type SeenSums, VIEWED, VISITED } from './visit-buffer.ts';

const devices = ['phone', 'phone', 'phone', 'tablet', 'computer'] as const;
const sites = ['direct', 'google', 'instagram', 'snapchat', 'tiktok', 'x', 'whatsapp'];

/** Sums of a day with 2,000 visits over 24 hours, from 7 known sources, 30 campaigns and 40 sites of others. */
export function simulatedDay(day: string, productIds: readonly number[], seed: number, visits = 2_000): SeenSums {
  const sums = emptySums();
  const midnight = Date.parse(`${day}T00:00:00+03:00`);
  for (let visit = 0; visit < visits; visit += 1) {
    const campaign = visit % 3 === 0 ? `campaign ${visit % 30}` : '';
    const source = visit % 25 === 0 ? `site-${(visit / 25) % 40}.sa` : (sites[visit % sites.length] ?? 'direct');
    const who = {
      ...{ day, hour: midnight + (visit % 24) * 3_600_000, network: `n${visit}`, agent: `agent ${seed}` },
      ...{
        device: devices[visit % devices.length] ?? 'phone',
        source: { source, medium: campaign && 'cpc', campaign },
      },
      ...{ added: null, words: null, orderId: null, productId: null },
    };
    addSeen(sums, { ...who, steps: VISITED, isVisit: true, page: 'home' });
    const productId = productIds[(visit * 7 + seed) % productIds.length] ?? null;
    addSeen(sums, { ...who, steps: VISITED | VIEWED, isVisit: false, page: 'product', productId });
    if (visit % 10 === 0) addSeen(sums, { ...who, steps: CARTED, isVisit: false, page: null, added: productId });
    if (visit % 20 === 0) addSeen(sums, { ...who, steps: CARTED | CHECKOUT, isVisit: false, page: 'checkout' });
    if (visit % 6 === 0)
      addSeen(sums, { ...who, steps: VISITED, isVisit: false, page: 'search', words: `word ${(visit + seed) % 150}` });
  }
  return sums;
}
