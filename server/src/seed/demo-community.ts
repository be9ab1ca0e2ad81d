import { randomUUID } from 'node:crypto';
import { demoPassword } from '@waha/demo/accounts';
import { demoJoinRequests, demoMemberCustomers, demoMembers, demoPosts } from '@waha/demo/community';
import type { Config } from '../config.ts';
import { handleKey } from '../modules/community/members/index.ts';
import { findByPhone } from '../modules/people/identity/index.ts';
import { postTransfer } from '../modules/selling/ledger/index.ts';
import { type Database, inTransaction, sql, type Tx } from '../platform/database/index.ts';
import { hashPassword } from '../platform/password/index.ts';
import { normalisePhone } from '../platform/phone/index.ts';
import { openStorage } from '../platform/storage/index.ts';
import { addDemoCarts } from './demo-carts.ts';
import { addDemoPosts, addPortrait } from './demo-posts.ts';
import { daysBefore } from './past-calls.ts';
import { createPainter } from './put-pictures.ts';

/** Adds members, their posts and join requests to a demo shop without members. */
export async function addMissingCommunity(
  { config, db }: { config: Config; db: Database },
  at: Date,
  onProgress: (line: string) => void,
): Promise<void> {
  const { rows } = await sql`select from members limit 1`.execute(db);
  if (rows.length > 0) return;
  onProgress('Letting members of the demo shop write something ...');
  const passwordHash = await hashPassword(demoPassword);
  await inTransaction(db, async (tx) => {
    const members = new Map<string, number>();
    const customerIds: string[] = [];
    for (const [index, member] of demoMembers.entries()) {
      const customerId = await addCustomer(tx, { index, firstName: member.name, lastName: '', passwordHash, at });
      customerIds.push(customerId);
      members.set(member.handle, await addMember(tx, { ...member, customerId, joinedAt: daysBefore(at, 70 - index) }));
    }
    for (const member of demoMemberCustomers) {
      const customer = await findByPhone(tx, normalisePhone(member.phone) ?? '');
      if (!customer) continue;
      members.set(
        member.handle,
        await addMember(tx, { ...member, customerId: customer.id, joinedAt: daysBefore(at, 50) }),
      );
    }
    const storage = openStorage(config);
    const painter = createPainter(storage);
    for (const [handle, memberId] of members) await addPortrait(tx, storage, { memberId, handle, painter });
    await addDemoCarts(tx, customerIds, at);
    await addDemoPosts(tx, storage, { posts: demoPosts, members, at });
    for (const [index, asked] of demoJoinRequests.entries()) await addRequest(tx, asked, { index, passwordHash, at });
  });
}

interface NewCustomer {
  index: number;
  firstName: string;
  lastName: string;
  passwordHash: string;
  at: Date;
}

async function addCustomer(tx: Tx, { index, firstName, lastName, passwordHash, at }: NewCustomer): Promise<string> {
  const id = randomUUID();
  const phone = `+9665000010${String(index).padStart(2, '0')}`;
  await sql`
    insert into customers (id, first_name, last_name, phone, phone_verified_at, password_hash, language, created_at)
    values (${id}, ${firstName}, ${lastName}, ${phone}, ${at}, ${passwordHash}, 'ar', ${daysBefore(at, 90)})
  `.execute(tx);
  return id;
}

interface NewMember {
  handle: string;
  name: string;
  city: string;
  about: string;
  points: number;
  customerId: string;
  joinedAt: Date;
}

async function addMember(tx: Tx, member: NewMember): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into members (customer_id, handle, handle_key, name, about, city_id, joined_at, joined_by)
    values (${member.customerId}, ${member.handle}, ${handleKey(member.handle)}, ${member.name}, ${member.about},
      (select min(id) from cities where name_ar = ${member.city}), ${member.joinedAt}, 'demo')
    returning id
  `.execute(tx);
  await givePoints(tx, member.customerId, member.points, member.joinedAt);
  return rows[0]?.id ?? 0;
}

/** Gives points of earlier purchases in one sum. */
async function givePoints(tx: Tx, customerId: string, points: number, at: Date): Promise<void> {
  const { rows } = await sql.rows({ id: sql.int8 })`
    with total as (
      insert into point_totals (customer_id, lifetime) values (${customerId}, ${points})
      on conflict (customer_id) do update set lifetime = point_totals.lifetime + excluded.lifetime
    )
    insert into point_earnings (customer_id, kind, cause, points, day, earned_at)
    values (${customerId}, 'order', 'demo', ${points}, (${at}::timestamptz at time zone 'Asia/Riyadh')::date, ${at})
    returning id
  `.execute(tx);
  await postTransfer(tx, {
    unit: 'loyalty_points',
    from: { house: 'issued' },
    to: { customerId },
    amount: points,
    cause: { kind: 'order', id: 'demo' },
    key: `points ${rows[0]?.id}`,
    at,
  });
}

async function addRequest(
  tx: Tx,
  asked: (typeof demoJoinRequests)[number],
  { index, passwordHash, at }: { index: number; passwordHash: string; at: Date },
): Promise<void> {
  const customerId = await addCustomer(tx, { ...asked, index: 80 + index, passwordHash, at });
  const { rows } = await sql.rows({ id: sql.uuid })`
    insert into join_requests (customer_id, message, created_at)
    values (${customerId}, ${asked.message}, ${daysBefore(at, index + 0.4)}) returning id
  `.execute(tx);
  if (asked.asked === null) return;
  await sql`
    insert into join_request_messages (request_id, author, staff_id, body, created_at)
    select ${rows[0]?.id}, 'staff', id, ${asked.asked}, ${daysBefore(at, index)} from staff where role = 'moderator' limit 1
  `.execute(tx);
}
