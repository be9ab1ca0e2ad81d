import type { LottoCampaignDraft } from '@waha/contract';
import { demoLotto, demoPastLotto } from '@waha/demo/lotto';
import type { Config } from '../config.ts';
import { createCampaign, findCurrent, publishCampaign } from '../modules/community/lotto/index.ts';
import { changeStatus } from '../modules/selling/orders/index.ts';
import { type Database, inTransaction, sql, type Tx } from '../platform/database/index.ts';
import { callsAt, contextOf, DAY_MS, daysBefore, none } from './past-calls.ts';

type DemoCampaign = Pick<typeof demoLotto, 'name' | 'licenceNumber' | 'rules' | 'startedDaysAgo' | 'days' | 'prizes'>;

/** Adds a scratch-card campaign to a demo shop without a running or upcoming one. */
export async function addMissingCampaign(db: Database, at: Date): Promise<void> {
  if (await findCurrent(db, at)) return;
  await addCampaign(db, demoLotto, { at, gives_for_activity: demoLotto.givesForActivity });
}

async function addCampaign(
  db: Database,
  { name, licenceNumber, rules, startedDaysAgo, days, prizes }: DemoCampaign,
  { at, ...more }: { at: Date } & Partial<LottoCampaignDraft>,
): Promise<void> {
  const starts = at.getTime() - startedDaysAgo * DAY_MS;
  await inTransaction(db, async (tx) => {
    const draft = {
      name_ar: name.ar,
      name_en: name.en,
      licence_number: licenceNumber,
      rules_ar: rules.ar,
      rules_en: rules.en,
      starts_at: new Date(starts).toISOString(),
      ends_at: new Date(starts + days * DAY_MS).toISOString(),
      prizes: await prizesIn(tx, prizes),
      ...more,
    };
    const id = await createCampaign(tx, draft, true);
    await publishCampaign(tx, id, { at: new Date(starts), language: 'en' });
  });
}

/** Prizes without enough stock, or without a product, are left out. */
async function prizesIn(tx: Tx, prizes: DemoCampaign['prizes']): Promise<LottoCampaignDraft['prizes']> {
  const found: LottoCampaignDraft['prizes'] = [];
  for (const { product, ...prize } of prizes) {
    const { rows } = await sql.rows({ id: sql.int4 })`
      select v.id from product_variants v join products p on p.id = v.product_id and p.is_active
      join stock_levels s on s.variant_id = v.id and s.quantity > ${prize.count}
      where p.slug = ${product ?? null} and v.is_active order by v.position, v.id limit 1
    `.execute(tx);
    const variantId = rows[0]?.id;
    if (product === undefined) found.push(prize);
    else if (variantId !== undefined) found.push({ ...prize, variant_id: variantId });
  }
  return found;
}

/** Adds a finished campaign in which members took cards, scratched them and won prizes. */
export async function addMissingWinners({ config, db }: { config: Config; db: Database }, at: Date): Promise<void> {
  const { rows: before } =
    await sql`select from lotto_campaigns where licence_number = ${demoPastLotto.licenceNumber}`.execute(db);
  if (before.length > 0) return;
  await addCampaign(db, demoPastLotto, { at, gives_daily: false });
  const { rows: players } = await sql.rows({ id: sql.uuid })`
    select c.id from customers c join members m on m.customer_id = c.id
    where c.phone like '+9665000010%' and c.phone_verified_at is not null order by c.phone limit 6
  `.execute(db);
  const { rows: cities } = await sql.rows({ id: sql.int4 })`
    select id from cities where is_served order by id limit 6`.execute(db);
  for (const [index, { id }] of players.entries()) {
    await play({ config, db }, { customerId: id, cityId: cities[index]?.id ?? 1 }, at);
  }
}

async function play(
  { config, db }: { config: Config; db: Database },
  { customerId, cityId }: { customerId: string; cityId: number },
  at: Date,
): Promise<void> {
  const calls = callsAt({ config, db, productIds: new Map() }, daysBefore(at, demoPastLotto.playedDaysAgo));
  const context = contextOf({ kind: 'customer', customerId, sessionId: '' });
  await inTransaction(db, async (tx) => {
    const address = {
      label: 'البيت',
      recipient_name: 'عضو تجريبي',
      phone: '0500000001',
      city_id: cityId,
      district: 'النخيل',
      street: 'شارع النخيل',
    };
    await calls['POST /user/addresses']({ ...none, body: address }, context, undefined);
    const { data } = await calls['POST /lotto/tickets']({ ...none, body: undefined }, context, tx);
    for (const { id } of data) {
      const { reward } = await calls['POST /lotto/scratch']({ ...none, body: { ticket_id: id } }, context, tx);
      if (!reward) continue;
      const body = { reward_id: reward.id, address: { city_id: cityId, street: 'شارع النخيل' } };
      const { order_id: orderId } = await calls['POST /lotto/use-reward']({ ...none, body }, context, tx);
      if (orderId) await bringHome(tx, orderId);
    }
  });
}

/** Delivers a prize to its winner. */
async function bringHome(tx: Tx, orderId: string): Promise<void> {
  const way = [
    ['confirmed', 'processing'],
    ['processing', 'shipped'],
    ['shipped', 'delivered'],
  ] as const;
  for (const [from, to] of way) await changeStatus(tx, { orderId, from, to, actor: 'staff' }, 'ar');
}
