import type { RecordImport, RecordImportItem } from '@waha/contract';
import type { RecordKindName } from '@waha/contract/vocabulary';
import type { Database } from '../../../platform/database/index.ts';
import {
  backgroundDeps,
  createTestApp,
  createTestDatabase,
  formWith,
  makeStaff,
  TEST_STORE_KEY,
} from '../../../testing/index.ts';
import { runImport } from './run-import.ts';

/** A shop whose owner sends files of records. */
export async function openRecordShop() {
  const database = await createTestDatabase();
  const shop = await createTestApp(database);
  const owner = await makeStaff(database.db, 'owner');
  const { recordKinds } = backgroundDeps(database.db, { mails: [], messages: [] });
  const call = (key: string, body?: unknown) =>
    shop.call(key, { headers: owner.headers, language: 'en', ...(body !== undefined && { body }) });
  const show = async (id: number): Promise<RecordImport> => (await call(`GET /admin/record-imports/${id}`)).body.data;

  async function send(
    kind: RecordKindName,
    file: string | Buffer,
  ): Promise<{ status: number; body: { data: RecordImport; code: string } }> {
    const form = formWith({ name: 'x.csv', type: 'text/csv', content: Buffer.from(file) });
    const response = await shop.app.server.inject({
      method: 'POST',
      url: `/api/store/admin/record-imports?kind=${kind}&name=x.csv`,
      headers: { 'x-api-key': TEST_STORE_KEY, 'accept-language': 'en', ...form.headers, ...owner.headers },
      payload: form.payload,
    });
    return { status: response.statusCode, body: response.json() };
  }

  const work = (db: Database = database.db) => runImport({ db, now: Date.now, recordKinds });

  async function act(id: number, name: 'run' | 'undo'): Promise<RecordImport> {
    const { version } = await show(id);
    const answer = await call(`POST /admin/record-imports/${id}/${name}`, { version });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    await work();
    return show(id);
  }

  return {
    ...{ database, db: database.db, shop, owner, call, send, show, work, act },
    /** Sends a file and writes what it holds. */
    async imported(kind: RecordKindName, csv: string): Promise<RecordImport> {
      const { body } = await send(kind, csv);
      return act(body.data.id, 'run');
    },
    items: async (id: number): Promise<RecordImportItem[]> =>
      (await call(`GET /admin/record-imports/${id}/items?per_page=100`)).body.data.data,
    async close() {
      await shop.close();
      await database.close();
    },
  };
}
