import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, inTransaction, sql } from '../../../platform/database/index.ts';
import { untilLost, withoutGuardOf } from '../../../testing/index.ts';
import { claimPoints, claimRate } from '../shipping/index.ts';
import { openCarriageShop } from './carriage.fixture.ts';
import { claimPickup, insertPickup } from './pickups/pickups.store.ts';
import { settleRemittance } from './remittances/settle-remittance.ts';
import { claimReturnLabel, insertReturnLabel } from './return-labels/return-labels.store.ts';
import { claimReturnTracking } from './return-labels/return-tracking.store.ts';

/** Claims before a carrier is called: of many who come at once, one calls. */
let world: Awaited<ReturnType<typeof openCarriageShop>>;
beforeAll(async () => {
  world = await openCarriageShop();
  world.database.allowViolations();
});
afterAll(() => world.close());

const AT_ONCE = 8;
const MINUTE_MS = 60_000;
const carrier = 'test-carrier';
const times = () => ({ at: new Date(), before: new Date(Date.now() - MINUTE_MS) });

/** The number of those at once whose claim succeeds. */
async function winners(claim: () => Promise<unknown>): Promise<number> {
  return (await Promise.all(Array.from({ length: AT_ONCE }, claim))).filter(Boolean).length;
}

async function rate(db: Database): Promise<number> {
  await sql`delete from carrier_rates`.execute(world.db);
  return winners(() => claimRate(db, { carrier, cityId: 1, upToGrams: 500 }, times()));
}

async function points(db: Database): Promise<number> {
  await sql`delete from carrier_points`.execute(world.db);
  return winners(() => claimPoints(db, { carrier, cityId: 1 }, { ...times(), fresh: times().before }));
}

/** A label that is wanted, of a return of its own. */
async function aLabel(): Promise<string> {
  const { id, token, lines, booking } = await world.sent();
  world.fake.move(booking.number, 'delivered');
  await world.notify(booking.number);
  const body = {
    ...{ order_id: id, lines: [{ id: lines[0], quantity: 1, reason: 'damaged' }] },
    ...{ refund_to: 'original', iban: 'SA0380000000608010167519' },
  };
  const returnId = String((await world.shop.call(`POST /returns?view_token=${token}`, { body })).body.data.id);
  const labelId = crypto.randomUUID();
  await inTransaction(world.db, (tx) =>
    insertReturnLabel(tx, { id: labelId, returnId, carrier, by: String(world.owner.id), at: new Date() }),
  );
  return labelId;
}

async function label(db: Database): Promise<number> {
  const id = await aLabel();
  return winners(() => claimReturnLabel(db, id, times()));
}

async function tracking(db: Database): Promise<number> {
  const id = await aLabel();
  await sql`
    update return_labels set state = 'booked', carrier_number = ${id} where id = ${id}
  `.execute(world.db);
  const { at, before } = times();
  return winners(() => claimReturnTracking(db, id, { at, pause: before, nextAt: at }));
}

async function visit(db: Database): Promise<number> {
  const id = crypto.randomUUID();
  const hours = { day: '2026-12-01', from: '14:00', until: '18:00' };
  await inTransaction(world.db, (tx) =>
    insertPickup(tx, { id, carrier, ...hours, parcels: 2, by: String(world.owner.id), at: new Date() }),
  );
  return winners(() => claimPickup(db, id, { state: 'wanted', ...times() }));
}

/** A statement of staff and readings of the carrier settle the cash of one parcel; how many of them say that they did. */
async function remittance(db: Database): Promise<number> {
  const { booking } = await world.sent();
  const line = { number: String(booking.number), amount: booking.cash };
  return winners(async () => {
    const [settled] = await inTransaction(db, (tx) => settleRemittance(tx, carrier, [line], new Date()));
    return settled?.outcome === 'match';
  });
}

const claims: readonly [string, (db: Database) => Promise<number>, RegExp, string][] = [
  ['a price', rate, /where carrier_rates\.asked_at <= \$(\d+)/, 'where $$$1::timestamptz is not null'],
  ['points of a city', points, /where p\.asked_at <= \$(\d+) and/, 'where $$$1::timestamptz is not null or'],
  [
    'a label for the way back',
    label,
    /and \(tried_at is null or tried_at < \$(\d+)\)/,
    'and $$$1::timestamptz is not null',
  ],
  [
    'the way of a return',
    tracking,
    /and \(tracked_at is null or tracked_at <= \$(\d+)\)/,
    'and $$$1::timestamptz is not null',
  ],
  [
    'a visit of a courier',
    visit,
    /and \(tried_at is null or tried_at < \$(\d+)\)/,
    'and $$$1::timestamptz is not null',
  ],
  [
    'cash that was paid out',
    remittance,
    /and b\.remitted_at is null(\s+order by b\.id) for update of b([\s\S]*?) and b\.remitted_at is null/,
    '$1$2',
  ],
];

test.each(claims)('%s is claimed by one of many at once', async (_, race) => {
  expect(await race(world.db)).toBe(1);
});

test.each(claims)('control: without its guard %s is claimed by several', async (_, race, guard, instead) => {
  const without = withoutGuardOf(world.db, guard, instead);
  expect(await untilLost(() => race(without.db))).toBeGreaterThan(1);
  expect(without.timesTaken()).toBeGreaterThan(1);
});
