import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/database/index.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

interface Typed {
  street?: string;
  building_no?: string | null;
  short_address?: string | null;
}

async function dwellingOf(address: Typed, cityId = 1): Promise<string | null> {
  const { rows } = await sql.rows({ door: sql.text.orNull })`
    select waha_door(${cityId}::int, ${JSON.stringify(address)}::jsonb) as door
  `.execute(database.db);
  return rows[0]?.door ?? null;
}

describe('one door in several spellings', () => {
  test.each([
    ['12 King Fahd Road', 'King Fahd Road 12 beside mosque'],
    ['12 King Fahd Rd.', 'king fahd st, no. ١٢'],
    ['12 King Fahd Road', 'Fahd King ۱۲'],
    ['شارع الأمير فهد 12', 'ش. الامير فَهْد، ١٢ بجانب المسجد'],
    ['طريق الملك خالد ٧٧', 'ملك خالد 77 مقابل البنك'],
  ])('%s and %s', async (one, other) => {
    const door = await dwellingOf({ street: one });
    expect(door).not.toBeNull();
    expect(await dwellingOf({ street: other })).toBe(door);
  });

  test('the number in its own field or with the street', async () => {
    const door = await dwellingOf({ street: 'King Fahd Road', building_no: '1234' });
    expect(await dwellingOf({ street: '1234 King Fahd Rd', building_no: null })).toBe(door);
    expect(await dwellingOf({ street: 'King Fahd Road 1234', building_no: '1234' })).toBe(door);
  });

  test('a short address says the door alone, however it is written', async () => {
    const door = await dwellingOf({ street: '', short_address: 'RCFA4521' });
    expect(await dwellingOf({ street: 'شارع العليا', short_address: 'rcfa-٤٥٢١' })).toBe(door);
  });
});

describe('no door is known', () => {
  test.each([
    ['a street alone', { street: 'شارع العليا' }],
    ['a street whose name is a number', { street: 'شارع 12' }],
    ['two numbers, of which either may be the building', { street: 'Exit 5 King Fahd Road 12' }],
    ['a number without a street', { street: '', building_no: '1234' }],
    ['nothing', {}],
  ])('%s', async (_, address) => {
    expect(await dwellingOf(address)).toBeNull();
  });
});

test('another number, street or city is another door', async () => {
  const door = await dwellingOf({ street: 'King Fahd Road 12' });
  expect(await dwellingOf({ street: 'King Fahd Road 14' })).not.toBe(door);
  expect(await dwellingOf({ street: 'King Khalid Road 12' })).not.toBe(door);
  expect(await dwellingOf({ street: 'King Fahd Road 12' }, 2)).not.toBe(door);
});
