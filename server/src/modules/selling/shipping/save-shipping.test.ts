import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { createTestDatabase, RIYADH, type TestDatabase } from '../../../testing/index.ts';
import { listZones, saveShipping, type ZoneDraft } from './index.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const zone = (en: string, costHalalas: number, cityId = RIYADH, regionId = 1): ZoneDraft => ({
  name: { ar: 'منطقة', en },
  regionIds: [regionId],
  cityIds: [cityId],
  rates: [{ method: 'standard', upToGrams: 5_000, costHalalas, freeOverHalalas: null, minDays: 1, maxDays: 3 }],
});

test('zones are what was saved last, with their places and rates', async () => {
  await inTransaction(database.db, (tx) => saveShipping(tx, [zone('Old', 1_000), zone('Gone', 2_000, RIYADH + 1, 2)]));
  await inTransaction(database.db, (tx) => saveShipping(tx, [zone('New', 2_500)]));
  const zones = await listZones(database.db);
  expect(zones).toMatchObject([
    {
      name_en: 'New',
      cities_en: ['Riyadh'],
      rates: [{ method: 'standard', up_to_grams: 5_000, cost_halalas: 2_500, free_over_halalas: null }],
    },
  ]);
  expect(zones[0]?.regions_en).toHaveLength(1);
});
