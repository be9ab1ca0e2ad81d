import type { ImportItem, ProductImport } from '@waha/contract';
import type { FetchPolicy } from '../../../platform/safe-fetch/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  formWith,
  type MadeStaff,
  makeSellable,
  makeStaff,
  TEST_STORE_KEY,
  type TestDatabase,
} from '../../../testing/index.ts';
import { removeUnusedPictures } from '../catalog/index.ts';
import { openPlaces } from './import-places.fixture.ts';
import { runPiece } from './running/run-import.ts';

/** A shop whose owner uploads product files. */
export async function openImportShop({ folder, web }: { folder?: string; web?: FetchPolicy } = {}) {
  const database = await createTestDatabase();
  const shop = await createTestApp(database);
  await makeSellable(database.db);
  const owner = await makeStaff(database.db, 'owner');
  const category = await factories(database.db).category({ slug: 'oud' });

  const call = (key: string, body?: unknown, language: 'ar' | 'en' = 'en') =>
    shop.call(key, { headers: owner.headers, language, ...(body !== undefined && { body }) });
  const acts = (id: number) => (act: 'run' | 'undo' | 'cancel', version?: number) =>
    call(`POST /admin/product-imports/${id}/${act}`, version === undefined ? undefined : { version });

  const deps = { db: database.db, now: Date.now, ...(await openPlaces(shop.config.dataDir, folder, web)) };
  const piece = () => runPiece(deps);

  /** Runs the import until no work is left; returns the number of batches. */
  async function work(): Promise<number> {
    let pieces = 0;
    while (await piece()) pieces += 1;
    return pieces;
  }
  const show = async (id: number): Promise<ProductImport> => (await call(`GET /admin/product-imports/${id}`)).body.data;

  return {
    database,
    db: database.db,
    shop,
    owner,
    category,
    call,
    deps,
    piece,
    work,
    show,
    send: (csv: string | Buffer, name = 'file.csv') => sendFile(shop, owner, Buffer.from(csv), name),
    items: async (id: number, query = ''): Promise<ImportItem[]> =>
      (await call(`GET /admin/product-imports/${id}/items?per_page=100${query}`)).body.data.data,
    /** Sends a file and completes its dry run. */
    async check(csv: string | Buffer): Promise<ProductImport> {
      const sent = await sendFile(shop, owner, Buffer.from(csv), 'file.csv');
      if (sent.status !== 201) throw new Error(JSON.stringify(sent.body));
      await work();
      return show(sent.body.data.id);
    },
    async act(id: number, act: 'run' | 'undo'): Promise<ProductImport> {
      const { version } = await show(id);
      const answer = await acts(id)(act, version);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      await work();
      return show(id);
    },
    acts,
    exported: async (): Promise<string> => text(shop, owner, 'products.csv'),
    /** Removes pictures that nothing uses, as if a day had gone by. */
    sweep: () => removeUnusedPictures(database.db, deps.storage, new Date(Date.now() + 60_000)),
    badRows: async (id: number): Promise<string> => text(shop, owner, `product-imports/${id}/bad-rows.csv`),
    async close() {
      await shop.close();
      await database.close();
    },
  };
}

type Shop = Awaited<ReturnType<typeof createTestApp>>;

async function text({ app }: Shop, owner: MadeStaff, path: string): Promise<string> {
  const headers = { 'x-api-key': TEST_STORE_KEY, 'accept-language': 'en', ...owner.headers };
  const { payload, statusCode } = await app.server.inject({ url: `/api/store/admin/${path}`, headers });
  if (statusCode !== 200) throw new Error(payload);
  return payload;
}

async function sendFile({ app }: Shop, owner: MadeStaff, content: Buffer, name: string) {
  const form = formWith({ name, type: 'text/csv', content });
  const response = await app.server.inject({
    method: 'POST',
    url: `/api/store/admin/product-imports?name=${encodeURIComponent(name)}`,
    headers: { 'x-api-key': TEST_STORE_KEY, 'accept-language': 'en', ...form.headers, ...owner.headers },
    payload: form.payload,
  });
  return { status: response.statusCode, body: response.json() };
}

export type ImportShop = Awaited<ReturnType<typeof openImportShop>>;
export type { TestDatabase };
