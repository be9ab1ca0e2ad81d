import type { Collection, SavedPost } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  type MadeMember,
  makeMember,
  makePost,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { eraseAuthor, exportCollections, exportSaves } from '../leave.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const as = (who: MadeMember, body?: object) => ({ headers: who.headers, ...(body && { body }) });
const save = (who: MadeMember, id: number, isWanted = true) =>
  shop.call(`POST /community/posts/${id}/save`, as(who, { save: isWanted }));
const begin = (who: MadeMember, name: string, post_id?: number) =>
  shop.call('POST /community/collections', as(who, { name, ...(post_id !== undefined && { post_id }) }));
const collections = async (who: MadeMember, query = ''): Promise<Collection[]> =>
  (await shop.call(`GET /community/collections${query}`, as(who))).body.data.data;
const ask = (who: MadeMember, query: string) => shop.call(`GET /community/saved?${query}`, as(who));
const saved = async (who: MadeMember, query = '') => (await ask(who, query)).body.data;
const idsOf = async (who: MadeMember, query = '') => (await saved(who, query)).data.map(({ id }: SavedPost) => id);

/** A member with two saved posts of another one, the second saved last. */
async function reading() {
  const [author, reader] = [await makeMember(database.db), await makeMember(database.db)];
  const first = await makePost(database.db, { memberId: author.memberId, text: 'قهوة' });
  const second = await makePost(database.db, { memberId: author.memberId });
  await save(reader, first);
  await save(reader, second);
  return { author, reader, first, second };
}

test('saved posts are filed in collections, one in several, and stay among all', async () => {
  const { reader, first, second } = await reading();
  const made = (await begin(reader, 'للبيت', first)).body.data as Collection;
  expect(made).toEqual({ id: made.id, name: 'للبيت', count: 1, cover: null, has_post: true });
  const gifts = (await begin(reader, 'هدايا')).body.data as Collection;
  const filed = (how: string, id: number, post: number) =>
    shop.call(`${how} /community/collections/${id}/posts/${post}`, as(reader));
  for (const post of [first, second, second]) expect((await filed('PUT', gifts.id, post)).status).toBe(200);
  expect(await collections(reader, `?post=${second}`)).toMatchObject([
    { name: 'هدايا', count: 2, has_post: true },
    { name: 'للبيت', count: 1, has_post: false },
  ]);
  expect(await idsOf(reader, `collection=${gifts.id}`)).toEqual([second, first]);
  await filed('DELETE', gifts.id, first);
  expect(await idsOf(reader, `collection=${gifts.id}`)).toEqual([second]);
  expect(await idsOf(reader)).toEqual([second, first]);
  await shop.call(`DELETE /community/collections/${gifts.id}`, as(reader));
  expect(await idsOf(reader)).toEqual([second, first]);
  expect((await ask(reader, `collection=${gifts.id}`)).body.code).toBe('posts.collection_not_found');
});

test('saved posts are read page by page in the order of saving, and none is lost to one that is unsaved', async () => {
  const { reader, first, second } = await reading();
  await sql`update post_saves set created_at = '2026-01-01T10:00:00.123456Z' where member_id = ${reader.memberId}`.execute(
    database.db,
  );
  const page = await saved(reader, 'per_page=1');
  expect(page.data).toMatchObject([{ id: second, kind: 'post', excerpt: 'قهوة الصباح', image: null }]);
  await save(reader, second, false);
  const next = await saved(reader, `per_page=1&cursor=${page.next_cursor}`);
  expect(next).toMatchObject({ data: [{ id: first }], next_cursor: null });
  expect((await ask(reader, 'cursor=MQ')).body.code).toBe('posts.cursor_wrong');
});

test('whatever is no longer saved is in no collection, also once it is saved again', async () => {
  const { reader, first } = await reading();
  const { id } = (await begin(reader, 'قهوة', first)).body.data;
  await save(reader, first, false);
  await save(reader, first);
  expect(await idsOf(reader, `collection=${id}`)).toEqual([]);
  expect(await collections(reader)).toMatchObject([{ count: 0 }]);
});

test('posts that are hidden, removed, or of a blocked or suspended member are neither shown nor counted', async () => {
  const { author, reader, first, second } = await reading();
  const { id } = (await begin(reader, 'قهوة', first)).body.data;
  await shop.call(`PUT /community/collections/${id}/posts/${second}`, as(reader));
  const counts = async () => [(await collections(reader))[0]?.count, (await idsOf(reader, `collection=${id}`)).length];
  const status = (to: string) =>
    sql`
      update posts set status = ${to}, body = '', tags = '{}' where id = ${second}
    `.execute(database.db);
  for (const gone of ['hidden', 'removed']) {
    await status(gone);
    expect([gone, ...(await counts())]).toEqual([gone, 1, 1]);
  }
  await status('published');
  expect(await counts()).toEqual([2, 2]);
  await shop.call(`PUT /community/blocks/${author.handle}`, as(reader, { kind: 'block' }));
  expect(await counts()).toEqual([0, 0]);
  await shop.call(`DELETE /community/blocks/${author.handle}`, as(reader));
  await sql`update members set status = 'suspended' where id = ${author.memberId}`.execute(database.db);
  expect(await counts()).toEqual([0, 0]);
});

test('a name is one in all its spellings, of one member alone', async () => {
  const { reader, author, first } = await reading();
  const { id } = (await begin(reader, 'هدايا أمي')).body.data;
  expect((await begin(reader, ' هَدايا  امي ')).body.code).toBe('posts.collection_name_taken');
  expect((await begin(author, 'هدايا أمي')).status).toBe(201);
  const other = (await begin(reader, '❤️')).body.data;
  const rename = (to: number, name: string, who = reader) =>
    shop.call(`PUT /community/collections/${to}`, as(who, { name }));
  expect((await rename(other.id, 'هدايا امي')).body.code).toBe('posts.collection_name_taken');
  expect((await rename(id, 'هدايا امي')).body.data).toMatchObject({ id, name: 'هدايا امي' });
  expect((await rename(id, 'ا'.repeat(41))).status).toBe(422);
  expect((await begin(reader, ' \u200F ')).status).toBe(422);
  expect((await rename(id, 'لي', author)).body.code).toBe('posts.collection_not_found');
  const notSaved = await makePost(database.db, { memberId: author.memberId });
  expect((await begin(reader, 'بلا حفظ', notSaved)).body.code).toBe('posts.not_saved');
  expect((await collections(reader)).map(({ name }) => name)).toEqual(['❤️', 'هدايا امي']);
  expect((await shop.call(`PUT /community/collections/${id}/posts/${first}`, as(author))).body.code).toBe(
    'posts.collection_not_found',
  );
});

async function collect(pages: AsyncIterable<unknown>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const one of pages) all.push(one);
  return all;
}

test('the copy of a person’s data names what they saved and filed, and an erasure leaves nothing of it', async () => {
  const { reader, first, second } = await reading();
  const { id } = (await begin(reader, 'قهوة', first)).body.data;
  expect(await collect(exportSaves(database.db, reader.id))).toMatchObject([
    { post_id: first, collection_ids: [id] },
    { post_id: second, collection_ids: [] },
  ]);
  expect(await collect(exportCollections(database.db, reader.id))).toMatchObject([{ id, name: 'قهوة' }]);
  await inTransaction(database.db, (tx) => eraseAuthor(tx, reader.id));
  const { rows } = await sql`
    select member_id from save_collections where member_id = ${reader.memberId}
    union all select member_id from save_collection_posts where member_id = ${reader.memberId}
    union all select member_id from post_saves where member_id = ${reader.memberId}
  `.execute(database.db);
  expect(rows).toEqual([]);
});
