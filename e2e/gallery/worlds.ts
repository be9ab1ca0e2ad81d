import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { saveOpening } from '../../server/src/modules/shop/settings/index.ts';
import { type Database, inTransaction, openDatabase, sql } from '../../server/src/platform/database/index.ts';
import { findRunningPostgres } from '../../server/src/platform/postgres/index.ts';
import { type MadeMember, makeMember } from '../../server/src/testing/factories/member-factories.ts';
import { makeSellable } from '../../server/src/testing/factories/selling-factories.ts';
import { type MadeStaff, makeStaff } from '../../server/src/testing/factories/staff-factories.ts';
import { openShop } from '../support/provide-shop.ts';
import { findProductIn, readFrom } from '../support/shop-api.ts';
import { startShop } from '../support/shop-process.ts';
import { fillWorld, type Things } from './fill-world.ts';
import type { WorldName } from './states.ts';
import { longest, usual } from './texts.ts';

/** A running shop, with those who look at it. */
export interface World {
  url: string;
  /** The signed-in customer, who is a member of the community. */
  member: MadeMember;
  /** The customer as the storefront stores it. */
  user: unknown;
  owner: MadeStaff;
  /** Records to open; a bare shop has none. */
  things: Partial<Things>;
  stop(): Promise<void>;
}

type Print = (line: string) => void;

export const openWorld: Readonly<Record<WorldName, (print: Print) => Promise<World>>> = {
  bare: () => openBare('bare', async () => ({})),
  single: () => openBare('single', (place) => fillWorld({ ...place, texts: usual, count: 1, products: 1 })),
  long: () => openBare('long', (place) => fillWorld({ ...place, texts: longest, count: 2, products: 4 })),
  demo: openDemo,
};

/** How many of each thing the customer of the demo shop has. */
const MANY = 12;

async function openDemo(print: Print): Promise<World> {
  const { shop, dataDir, databaseUrl } = await openShop(print, 'gallery-demo.log');
  const world = await people(shop.url, databaseUrl, async (db, member, owner) => {
    // One that may be sent back, and one with options to look at.
    const sells = (await findProductIn(shop.url, 'match-football')).id;
    const made = await fillWorld({ url: shop.url, dataDir, db, member, owner, texts: usual, count: MANY, sells });
    const product = (await findProductIn(shop.url, 'layl-diriyah-eau-de-parfum')).id;
    return { ...made, product, category: 'perfume-and-oud' };
  });
  return { ...world, stop: () => leave(shop, dataDir) };
}

interface Place {
  url: string;
  dataDir: string;
  db: Database;
  member: MadeMember;
  owner: MadeStaff;
}

async function openBare(name: WorldName, fill: (place: Place) => Promise<Partial<Things>>): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), `waha-gallery-${name}-`));
  const shop = await startShop(dataDir, { settings: { DEMO: '0' }, log: `gallery-${name}.log` });
  const databaseUrl = (await findRunningPostgres(dataDir)) ?? '';
  const world = await people(shop.url, databaseUrl, async (db, member, owner) => {
    await inTransaction(db, (tx) => saveOpening(tx, { isOpen: true }));
    // The process hears of it within a second.
    while ((await fetch(shop.url)).status !== 200) await sleep(200);
    if (name !== 'bare') await openSelling(db);
    return fill({ url: shop.url, dataDir, db, member, owner });
  });
  return { ...world, stop: () => leave(shop, dataDir) };
}

/** Sells to the whole kingdom: a new shop has methods of delivery, without a price of any. */
async function openSelling(db: Database): Promise<void> {
  await sql`truncate shipping_methods, shipping_zones restart identity cascade`.execute(db);
  await makeSellable(db);
}

async function leave(shop: { stop(): Promise<void> }, dataDir: string): Promise<void> {
  await shop.stop();
  await rm(dataDir, { recursive: true });
}

async function people(
  url: string,
  databaseUrl: string,
  fill: (db: Database, member: MadeMember, owner: MadeStaff) => Promise<Partial<Things>>,
): Promise<Omit<World, 'stop'>> {
  const database = openDatabase({ url: databaseUrl, poolSize: 2 });
  try {
    const member = await makeMember(database.db, { phone: '+966581234567', isPhoneVerified: true, name: 'نورة' });
    const owner = await makeStaff(database.db, 'owner');
    const things = await fill(database.db, member, owner);
    const { user } = await readFrom<{ user: unknown }>(url, '/auth/me', member.token);
    return { url, member, user, owner, things };
  } finally {
    await database.close();
  }
}
