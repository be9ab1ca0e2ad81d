import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { importLocations } from './import-locations.ts';
import { searchCities } from './locations.store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const data = {
  'regions.json': [{ region_id: 1, name_ar: 'الرياض', name_en: 'Riyadh' }],
  'cities.json': [
    { city_id: 3, region_id: 1, name_ar: 'الرياض', name_en: 'RIYADH' },
    { city_id: 77, region_id: 1, name_ar: 'هجرة السدير', name_en: 'Sudair' },
    { city_id: 78, region_id: 9, name_ar: 'بلا منطقة', name_en: 'Nowhere' },
  ],
  'districts.json': [
    { district_id: 1, city_id: 3, name_ar: 'العليا', name_en: 'Al Olaya' },
    { district_id: 2, city_id: 77, name_ar: 'حي جديد', name_en: 'New' },
    { district_id: 3, city_id: 999, name_ar: 'تائه', name_en: 'Stray' },
  ],
};

test('adds what is new, knows what is there and leaves out what points nowhere', async () => {
  const first = await inTransaction(database.db, (tx) => importLocations(tx, data));
  expect(first).toEqual({ cities: { added: 1, matched: 1 }, neighborhoods: { added: 1, matched: 1 }, skipped: 2 });
  const [city] = await searchCities(database.db, 'هجره السدير', 5);
  expect(city).toMatchObject({ name_en: 'Sudair', region_en: 'Riyadh Region' });
});

test('importing again changes nothing', async () => {
  const again = await inTransaction(database.db, (tx) => importLocations(tx, data));
  expect([again.cities.added, again.neighborhoods.added]).toEqual([0, 0]);
});

test('refuses a region the shop does not know', async () => {
  const strange = { ...data, 'regions.json': [{ region_id: 1, name_ar: 'أطلانتس', name_en: 'Atlantis' }] };
  await expect(inTransaction(database.db, (tx) => importLocations(tx, strange))).rejects.toThrow('أطلانتس');
});
