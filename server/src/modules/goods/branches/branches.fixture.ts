import { type Database, sql } from '../../../platform/database/index.ts';
import { createTestApp, createTestDatabase, type MadeStaff, makeSellable, makeStaff } from '../../../testing/index.ts';
import { applyCount } from './counts/decide-count.ts';

/** A shop with an owner, a packer and the calls of branches. */
export async function openBranchShop() {
  const database = await createTestDatabase();
  await makeSellable(database.db);
  const shop = await createTestApp(database);
  const owner = await makeStaff(database.db, 'owner');
  const ask = (key: string, body?: object, by: Pick<MadeStaff, 'headers'> = owner) =>
    shop.call(key, { headers: by.headers, language: 'en', ...(body && { body }) });
  const online = await onlineBranch(database.db);
  let made = 0;
  const branch = async (): Promise<number> => {
    made += 1;
    const draft = { name_ar: `فرع ${made}`, name_en: `Branch ${made}`, city: 'جدة' };
    return (await ask('POST /admin/branches', draft)).body.data.id;
  };
  /** Sends pieces from one branch to another; returns the transfer as it is then. */
  const send = async (from: number, to: number, pieces: Readonly<Record<number, number>>) => {
    const lines = Object.entries(pieces).map(([id, quantity]) => ({ variant_id: Number(id), quantity }));
    const { body } = await ask('POST /admin/stock-transfers', { from_branch_id: from, to_branch_id: to, lines });
    return ask(`POST /admin/stock-transfers/${body.data.id}/send`, { version: 1 });
  };
  const levelOf = async (branchId: number, variantId: number): Promise<number> => {
    const { body } = await ask(`GET /admin/branches/${branchId}/stock?per_page=100`);
    const found = body.data.data.find((one: { variant_id: number }) => one.variant_id === variantId);
    return found?.quantity ?? 0;
  };
  const apply = (countId: number) => applyCount(database.db, countId, Date.now);
  const close = async () => {
    await shop.close();
    await database.close();
  };
  return { database, db: database.db, shop, owner, ask, online, branch, send, levelOf, apply, close };
}

async function onlineBranch(db: Database): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`select id from branches where is_online`.execute(db);
  return rows[0]?.id ?? 0;
}
