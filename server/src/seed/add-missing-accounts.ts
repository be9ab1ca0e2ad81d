import { demoCustomers } from '@waha/demo/accounts';
import type { Config } from '../config.ts';
import { findByPhone } from '../modules/people/identity/index.ts';
import { type Database, sql } from '../platform/database/index.ts';
import { normalisePhone } from '../platform/phone/index.ts';
import { addDemoStaff } from './demo-staff.ts';

/** Adds missing staff and customers to a demo shop. Existing ones are unchanged. */
export async function addMissingAccounts(
  { config, db }: { config: Config; db: Database },
  onProgress: (line: string) => void,
  /** Weeks of orders of guests, for a shop that begins. */
  weeks = 0,
): Promise<void> {
  const at = new Date();
  await addDemoStaff(db, at);
  // The modules of the shop are loaded only when they are used.
  const { addMissingCampaign, addMissingWinners } = await import('./demo-lotto.ts');
  await addMissingCampaign(db, at);
  await addMissingCustomers({ config, db }, at, onProgress);
  const { addMissingLoyalty } = await import('./demo-loyalty.ts');
  await addMissingLoyalty(db, at);
  const { addMissingTrade } = await import('./demo-trade.ts');
  await addMissingTrade({ config, db, productIds: await productIds(db) }, weeks, at);
  const { addMissingAffiliate } = await import('./demo-affiliate.ts');
  await addMissingAffiliate({ config, db, productIds: await productIds(db) }, at);
  const { addMissingCommunity } = await import('./demo-community.ts');
  await addMissingCommunity({ config, db }, at, onProgress);
  const { addMissingReels } = await import('./demo-reels.ts');
  await addMissingReels({ config, db }, at, onProgress);
  const { addMissingRooms } = await import('./demo-rooms.ts');
  await addMissingRooms(db, at);
  await addMissingWinners({ config, db }, at);
  const { addMissingVisits } = await import('./demo-visits.ts');
  await addMissingVisits(db, at);
  const { countBoughtTogether } = await import('../modules/selling/bought-together/index.ts');
  await countBoughtTogether(db, at);
  const { countFits } = await import('../modules/selling/size-advice/index.ts');
  await countFits(db, at);
}

async function addMissingCustomers(
  { config, db }: { config: Config; db: Database },
  at: Date,
  onProgress: (line: string) => void,
): Promise<void> {
  const found = await Promise.all(demoCustomers.map(({ phone }) => findByPhone(db, normalisePhone(phone) ?? '')));
  const missing = demoCustomers.filter((_, index) => !found[index]);
  if (missing.length === 0) return;
  onProgress('Letting the customers of the demo shop buy something ...');
  // The modules of the shop are loaded only when they are used.
  const { addDemoCustomers } = await import('./demo-customers.ts');
  await addDemoCustomers({ config, db, productIds: await productIds(db) }, missing, at);
}

async function productIds(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql.rows({ slug: sql.text, id: sql.int4 })`select slug, id from products`.execute(db);
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
