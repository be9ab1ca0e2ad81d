import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscribersOf } from '../../../background.ts';
import { checkLedger } from '../../../checks/index.ts';
import {
  assertUntilSeen,
  backgroundDeps,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  deliverOrder,
  factories,
  lineIdsOf,
  type MadeMember,
  makeMember,
  makePost,
  makeSellable,
  makeStaff,
  orderBody,
  type TestDatabase,
} from '../../../testing/index.ts';
import { type ModelPost, PointsModel } from './points.model.fixture.ts';

/** `MODEL_RUNS=2000 npx vitest run points.model` is the long run. */
const RUNS = Number(process.env.MODEL_RUNS ?? 40);
const MEMBERS = 5;
const HIDING_REPORTS = 3;

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let staff: { authorization: string };
let productId: number;
let streets = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database, { limits: false });
  staff = (await makeStaff(database.db, 'owner')).headers;
  productId = (await factories(database.db).product({ priceHalalas: 1_000, stock: 100_000 })).id;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const member = fc.integer({ min: 0, max: MEMBERS - 1 });
const post = fc.integer({ min: 0, max: 2 });
const anyStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('post' as const), by: member }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('like', 'unlike', 'comment', 'report'), by: member, post }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('uncomment', 'remove'), by: member, post }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('hide', 'release'), by: member, post }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('buy', 'send back'), by: member, post }) },
);
type Step = { do: string; by: number; post?: number };

test('whatever members do, their points are those of a plain model', async () => {
  const seen = new Map<string, number>();
  const property = fc.asyncProperty(fc.array(anyStep, { minLength: 8, maxLength: 24 }), async (steps) => {
    const members = await Promise.all(Array.from({ length: MEMBERS }, () => trusted()));
    const model = new PointsModel();
    for (const step of steps) {
      const done = await act(step, members, model);
      if (done) seen.set(step.do, (seen.get(step.do) ?? 0) + 1);
    }
    await settle();
    const points = await Promise.all(members.map(pointsOf));
    expect(points, JSON.stringify(steps)).toEqual(members.map((_, index) => model.pointsOf(index)));
  });
  const kinds = ['post', 'like', 'unlike', 'comment', 'uncomment', 'report', 'remove', 'hide', 'release', 'buy'];
  await assertUntilSeen(property, RUNS, () => kinds.filter((kind) => !seen.has(kind)));
  expect(await checkLedger(database.db)).toEqual([]);
});

/** A member whose posts are no longer reviewed. The earlier posts earned no points in this test. */
async function trusted(): Promise<MadeMember> {
  const made = await makeMember(database.db);
  for (let n = 0; n < 2; n += 1) await makePost(database.db, { memberId: made.memberId });
  return made;
}

const settle = () =>
  deliverEvents(database.db, subscribersOf(backgroundDeps(database.db, { mails: [], messages: [] })));
const pointsOf = async (who: MadeMember): Promise<number> =>
  (await shop.call('GET /community/my-rank', { headers: who.headers })).body.data.lifetime_points;

/** Takes one step in the shop and in the model; false where both refuse it. */
async function act(step: Step, members: readonly MadeMember[], model: PointsModel): Promise<boolean> {
  const who = members[step.by];
  if (!who) return false;
  if (step.do === 'post') {
    const body = { text: 'قهوة', product_ids: [productId] };
    const { status, body: reply } = await shop.call('POST /community/posts', { headers: who.headers, body });
    expect([status, reply.data?.status]).toEqual([201, 'published']);
    model.posts.push({
      ...{ id: reply.data.id, author: step.by, status: 'published', open: 0 },
      ...{ likes: new Set(), reporters: new Set(), comments: [], orders: [] },
    });
    await settle();
    model.earn(step.by, 'post', `post:${reply.data.id}`);
    return true;
  }
  const about = model.posts[(step.post ?? 0) % Math.max(1, model.posts.length)];
  if (!about) return false;
  const isDone = await steps[step.do]?.(who, step.by, { members, about, model });
  // Events are handled in the order of their occurrence, as in a shop without a backlog.
  await settle();
  return isDone === true;
}

interface Scene {
  members: readonly MadeMember[];
  about: ModelPost;
  model: PointsModel;
}
type Do = (who: MadeMember, by: number, scene: Scene) => Promise<boolean>;

const call = (key: string, who: { headers: object } | null, body?: object) =>
  shop.call(key, { headers: who ? { ...who.headers } : { ...staff }, ...(body && { body }) });

const mayAct = (about: ModelPost, by: number) =>
  about.status === 'published' || (about.author === by && about.status !== 'removed');

/** Sends a call and checks that it succeeds exactly where the model allows it. */
async function expected(isAllowed: boolean, key: string, who: { headers: object } | null, body?: object) {
  const answer = await call(key, who, body);
  expect(answer.status < 300, `${key} ${JSON.stringify(answer.body)}`).toBe(isAllowed);
  return answer;
}

const steps: Record<string, Do> = {
  async like(who, by, { about, model }) {
    const isAllowed = mayAct(about, by);
    await expected(isAllowed, `POST /community/posts/${about.id}/like`, who, { like: true });
    if (!isAllowed) return false;
    about.likes.add(by);
    if (by !== about.author && about.status === 'published') {
      model.earn(about.author, 'like', `post:${about.id} like:${by}`);
    }
    return true;
  },
  async unlike(who, by, { about, model }) {
    const isAllowed = mayAct(about, by);
    await expected(isAllowed, `POST /community/posts/${about.id}/like`, who, { like: false });
    if (isAllowed && about.likes.delete(by)) model.takeBack(`post:${about.id} like:${by}`);
    return isAllowed;
  },
  async comment(who, by, { about, model }) {
    const isAllowed = about.status === 'published';
    const { body } = await expected(isAllowed, `POST /community/posts/${about.id}/comments`, who, { text: 'جميل' });
    if (!isAllowed) return false;
    about.comments.push({ id: body.data.id, author: by, isGone: false });
    model.earn(by, 'comment', `comment:${body.data.id}`);
    return true;
  },
  async uncomment(_, __, { members, about, model }) {
    const comment = about.comments.find((one) => !one.isGone);
    const who = members[comment?.author ?? 0];
    if (!comment || !who || about.status !== 'published') return false;
    await expected(true, `DELETE /community/posts/${about.id}/comments/${comment.id}`, who);
    comment.isGone = true;
    model.takeBack(`comment:${comment.id}`);
    return true;
  },
  async report(who, by, { about }) {
    const isAllowed = about.status === 'published' && about.author !== by;
    await expected(isAllowed, 'POST /community/reports', who, { kind: 'post', id: about.id, reason: 'spam' });
    if (!isAllowed) return false;
    if (!about.reporters.has(by)) about.open += 1;
    about.reporters.add(by);
    if (about.open >= HIDING_REPORTS) about.status = 'pending';
    return true;
  },
  async remove(who, by, { about, model }) {
    const isAllowed = about.author === by && about.status !== 'removed';
    await expected(isAllowed, `DELETE /community/posts/${about.id}`, who);
    if (!isAllowed) return false;
    about.status = 'removed';
    model.takeBack(`post:${about.id}`);
    return true;
  },
  async hide(_, __, { about, model }) {
    const isAllowed = about.status === 'published' || about.status === 'pending';
    await expected(isAllowed, `PUT /admin/community/queue/post/${about.id}/hide`, null, { reason: 'إعلان' });
    if (!isAllowed) return false;
    Object.assign(about, { status: 'hidden', open: 0 });
    model.takeBack(`post:${about.id}`);
    return true;
  },
  async release(_, __, { about }) {
    // A visible post with reports is approved.
    const isReported = about.status === 'published' && about.open > 0;
    const isAllowed = about.status === 'pending' || about.status === 'hidden' || isReported;
    await expected(isAllowed, `PUT /admin/community/queue/post/${about.id}/release`, null);
    if (isAllowed) Object.assign(about, { status: 'published', open: 0 });
    return isAllowed;
  },
  async buy(who, by, { about, model }) {
    streets += 1;
    const body = orderBody([{ product_id: productId, quantity: 1, source: `post:${about.id}` }], 50);
    const address = { ...body.address, street: `شارع ${streets}` };
    const { body: placed } = await expected(true, 'POST /orders', who, { ...body, address });
    await deliverOrder(database.db, placed.data.id);
    const isSold = about.status === 'published';
    if (isSold) about.orders.push({ id: placed.data.id, buyer: by, isBack: false });
    if (isSold && by !== about.author) model.earn(about.author, 'sale', `post:${about.id} order:${placed.data.id}`);
    return isSold;
  },
  async 'send back'(who, by, { about, model }) {
    const order = about.orders.find((one) => one.buyer === by && !one.isBack);
    if (!order) return false;
    const [line] = await lineIdsOf(database.db, order.id);
    const wish = { lines: [{ id: line, quantity: 1, reason: 'changed_mind' }], refund_to: 'store_credit' };
    const asked = await expected(true, 'POST /returns', who, { order_id: order.id, ...wish });
    const path = `POST /admin/returns/${asked.body.data.id}`;
    await expected(true, `${path}/approve`, null, {});
    await expected(true, `${path}/receive`, null, { lines: [] });
    await expected(true, `${path}/refund`, null, {});
    order.isBack = true;
    model.takeBack(`post:${about.id} order:${order.id}`);
    return true;
  },
};
