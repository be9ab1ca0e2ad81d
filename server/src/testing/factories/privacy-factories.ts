import { randomInt, randomUUID } from 'node:crypto';
import { type Database, sql } from '../../platform/database/index.ts';
import { makeStaff } from './staff-factories.ts';

/** A data request on the desk; of an account where one is named. */
export async function makeDataRequest(
  db: Database,
  {
    status = 'proved',
    kind = 'copy',
    customerId = null,
    email = 'someone@example.com',
    receivedAt = new Date(),
    source = 'account',
  }: {
    status?: string;
    kind?: string;
    customerId?: string | null;
    email?: string;
    receivedAt?: Date;
    source?: string;
  } = {},
): Promise<string> {
  const id = randomUUID();
  await sql`
    insert into data_requests (id, reference, kind, source, status, customer_id, name, email, language, received_at, due_at)
    values (${id}, ${`DR-${randomInt(10_000_000, 100_000_000)}`}, ${kind}, ${source}, ${status}, ${customerId}, 'نورة',
      ${email}, 'ar', ${receivedAt}, ${receivedAt}::timestamptz + interval '30 days')
  `.execute(db);
  return id;
}

/** A form whose contact waits for its code. */
export async function makeUnprovedRequest(db: Database, codeHash: (id: string) => Buffer): Promise<string> {
  const id = randomUUID();
  await sql`
    insert into data_requests (id, reference, kind, source, name, email, language, received_at, due_at, code_hash, code_tries,
      code_until)
    values (${id}, ${`DR-${randomInt(10_000_000, 100_000_000)}`}, 'access', 'form', 'سارة', 'sara@example.com', 'ar', now(),
      now() + interval '30 days', ${codeHash(id)}, 5, now() + interval '30 minutes')
  `.execute(db);
  return id;
}

/** A processor that the owner wrote down. */
export async function makeProcessor(db: Database): Promise<string> {
  const key = randomUUID();
  await sql`
    insert into processors (key, is_extension, name, country, data) values (${key}, false, 'مكتب المحاسبة', 'SA', '{name}')
  `.execute(db);
  return key;
}

/** An open breach, known since then, that concerns these accounts. */
export async function makeBreach(
  db: Database,
  {
    knownAt = new Date(),
    customerIds = [],
    lettersAt = null,
  }: { knownAt?: Date; customerIds?: readonly string[]; lettersAt?: Date | null } = {},
): Promise<string> {
  const id = randomUUID();
  const { id: staffId } = await makeStaff(db, 'owner');
  await sql`
    insert into breaches (id, reference, known_at, happened, data, persons, persons_count, effects, measures, letters_at,
      created_at)
    values (${id}, ${`DB-${randomInt(10_000_000, 100_000_000)}`}, ${knownAt}, 'فُقد جهاز', '{name,contact}', 'العملاء', 40, 'رسائل مزعجة',
      'أغلقنا الجهاز', ${lettersAt}, now())
  `.execute(db);
  await sql`
    insert into breach_log (breach_id, act, staff_id, entry, at) values (${id}, 'entered', ${staffId}, '{}', now())
  `.execute(db);
  await sql`
    insert into breach_persons (breach_id, customer_id) select ${id}::uuid, unnest(${[...customerIds]}::uuid[])
  `.execute(db);
  return id;
}
