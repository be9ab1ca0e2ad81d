import { branchEndpoints } from '@waha/contract';
import type { World } from '../../../openapi/walks/contract-world.fixture.ts';
import {
  absentNumber,
  dataOf,
  MANAGERS,
  moduleFixture,
  NOBODYS_NUMBER,
  ORDERS_PEOPLE,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { sql } from '../../../platform/database/index.ts';
import { factories } from '../../../testing/index.ts';

const DRAFT = { name_ar: 'فرع جدة', name_en: 'Jeddah', city: 'جدة' };
const HANDLERS = ['owner', 'manager', 'fulfilment'] as const;

/** Things of branches that samples are made of; each call makes its own. */
function inBranches(world: World) {
  const branch = async (): Promise<number> => {
    // Written to the table: walks make them by the hundred, and a shop has fifty.
    const { rows } = await sql.rows({ id: sql.int4 })`
      insert into branches (name_ar, name_en) values ('فرع', 'Branch') returning id
    `.execute(world.db);
    return rows[0]?.id ?? 0;
  };
  const online = async (): Promise<number> => {
    const { rows } = await sql.rows({ id: sql.int4 })`select id from branches where is_online`.execute(world.db);
    return rows[0]?.id ?? 0;
  };
  const variant = async () => (await factories(world.db).product({ stock: 9 })).variantIds[0] ?? 0;
  const draft = async () => ({
    from_branch_id: await online(),
    to_branch_id: await branch(),
    lines: [{ variant_id: await variant(), quantity: 2 }],
  });
  const transfer = async () => {
    const body = await draft();
    const id = dataOf(await world.send('POST /admin/stock-transfers', { body }), 'id');
    return { params: { id }, body: { version: 1 }, draft: body };
  };
  const sent = async () => {
    const { params, body, draft: made } = await transfer();
    await world.send('POST /admin/stock-transfers/{id}/send', { params, body });
    return { params, body: { version: 2 }, draft: made };
  };
  const count = async () => {
    const id = dataOf(await world.send('POST /admin/stock-counts', { body: { branch_id: await branch() } }), 'id');
    return { params: { id }, body: { version: 1 } };
  };
  const counted = async () => {
    const { params } = await count();
    const variantId = await variant();
    const body = { variant_id: variantId, pieces: 2 };
    await world.send('POST /admin/stock-counts/{id}/lines', { params, body });
    return { params, variantId };
  };
  return { branch, online, variant, draft, transfer, sent, count, counted };
}

export const contractFixture = moduleFixture(branchEndpoints, {
  samples(world) {
    const made = inBranches(world);
    const ofBranch = async () => ({ params: { id: await made.branch() } });
    return {
      'GET /admin/branches': { good: [() => ({})] },
      'POST /admin/branches': {
        good: [() => ({ body: DRAFT })],
      },
      'PUT /admin/branches/{id}': {
        good: [
          async () => ({ ...(await ofBranch()), body: { ...DRAFT, name_en: '', is_active: true, version: 1 } }),
          async () => ({ ...(await ofBranch()), body: { ...DRAFT, is_active: false, version: 1 } }),
        ],
        unknown: [{ ...absentNumber, body: { ...DRAFT, is_active: true, version: 1 } }],
      },
      'GET /admin/branches/levels': {
        good: [
          async () => {
            const { params, draft } = await made.sent();
            const [line] = draft.lines;
            const body = { version: 2, lines: [{ variant_id: line?.variant_id, received: 2 }] };
            await world.send('POST /admin/stock-transfers/{id}/receive', { params, body });
            const { rows } = await sql.rows({ product_id: sql.int4 })`
              select product_id from product_variants where id = ${line?.variant_id ?? 0}
            `.execute(world.db);
            return { query: { product_id: rows[0]?.product_id } };
          },
        ],
      },
      'GET /admin/branches/{id}/stock': {
        good: [async () => ({ params: { id: await made.online() }, query: { q: 'SKU', sort: '-quantity' } }), ofBranch],
        unknown: [absentNumber],
      },
      'POST /admin/branches/{id}/stock': {
        good: [
          async () => ({
            ...(await ofBranch()),
            body: { variant_id: await made.variant(), delta: 3, cause: 'received', note: 'من المورد' },
          }),
        ],
        unknown: [{ ...absentNumber, body: { variant_id: 1, delta: 1, cause: 'received' } }],
      },
      'GET /admin/branches/{id}/movements': {
        good: [
          async () => {
            const { params } = await ofBranch();
            const body = { variant_id: await made.variant(), delta: 3, cause: 'received' };
            await world.send('POST /admin/branches/{id}/stock', { params, body });
            return { params, query: { variant_id: body.variant_id } };
          },
        ],
        unknown: [absentNumber],
      },
      'GET /admin/stock-items': {
        good: [() => ({}), () => ({ query: { q: 'SKU-V' } }), () => ({ query: { q: 'منتج' } })],
      },
      'GET /admin/stock-transfers': {
        good: [
          async () => {
            await made.sent();
            return { query: { status: 'sent' } };
          },
          async () => ({ query: { branch_id: await made.online() } }),
        ],
      },
      'GET /admin/stock-transfers/{id}': {
        good: [async () => ({ params: (await made.sent()).params })],
        unknown: [absentNumber],
      },
      'POST /admin/stock-transfers': {
        good: [async () => ({ body: await made.draft() })],
        unknown: [
          { body: { from_branch_id: 1, to_branch_id: NOBODYS_NUMBER, lines: [{ variant_id: 1, quantity: 1 }] } },
        ],
      },
      'PUT /admin/stock-transfers/{id}': {
        good: [
          async () => {
            const { params, draft } = await made.transfer();
            return { params, body: { ...draft, note: 'مع السائق', version: 1 } };
          },
        ],
        unknown: [
          {
            ...absentNumber,
            body: { from_branch_id: 1, to_branch_id: 2, lines: [{ variant_id: 1, quantity: 1 }], version: 1 },
          },
        ],
      },
      'POST /admin/stock-transfers/{id}/send': {
        good: [made.transfer],
        unknown: [{ ...absentNumber, body: { version: 1 } }],
      },
      'POST /admin/stock-transfers/{id}/receive': {
        good: [
          async () => {
            const { params, draft } = await made.sent();
            const lines = draft.lines.map(({ variant_id }) => ({ variant_id, received: 1 }));
            return { params, body: { version: 2, lines, missing_cause: 'lost' } };
          },
        ],
        unknown: [{ ...absentNumber, body: { version: 1, lines: [{ variant_id: 1, received: 1 }] } }],
      },
      'POST /admin/stock-transfers/{id}/cancel': {
        good: [made.transfer, made.sent],
        unknown: [{ ...absentNumber, body: { version: 1 } }],
      },
      'GET /admin/stock-counts': {
        good: [
          async () => {
            await made.count();
            return { query: { status: 'open' } };
          },
          async () => ({ query: { branch_id: await made.branch() } }),
        ],
      },
      'GET /admin/stock-counts/{id}': {
        good: [async () => ({ params: (await made.count()).params })],
        unknown: [absentNumber],
      },
      'POST /admin/stock-counts': {
        good: [
          async () => ({ body: { branch_id: await made.branch(), note: 'جرد الشهر' } }),
          async () => ({
            body: { branch_id: await made.branch(), category_id: await factories(world.db).category() },
          }),
        ],
        unknown: [{ body: { branch_id: NOBODYS_NUMBER } }],
      },
      'GET /admin/stock-counts/{id}/lines': {
        good: [
          async () => ({ params: (await made.counted()).params, query: { show: 'all' } }),
          async () => ({ params: (await made.counted()).params, query: { after: '1764300000000-12' } }),
        ],
        unknown: [absentNumber],
      },
      'GET /admin/stock-counts/{id}/uncounted': {
        good: [async () => ({ params: (await made.count()).params, query: { after: 5 } })],
        unknown: [absentNumber],
      },
      'POST /admin/stock-counts/{id}/lines': {
        good: [
          async () => ({
            params: (await made.count()).params,
            body: { variant_id: await made.variant(), pieces: 4 },
          }),
          async () => {
            const { params, variantId } = await made.counted();
            return { params, body: { variant_id: variantId, pieces: 5, was: 2 } };
          },
        ],
        unknown: [{ ...absentNumber, body: { code: 'nothing', pieces: 1 } }],
      },
      'DELETE /admin/stock-counts/{id}/lines/{variant_id}': {
        good: [
          async () => {
            const { params, variantId } = await made.counted();
            return { params: { ...params, variant_id: variantId } };
          },
        ],
        unknown: [{ params: { id: NOBODYS_NUMBER, variant_id: NOBODYS_NUMBER } }],
      },
      'POST /admin/stock-counts/{id}/status': {
        good: [
          async () => ({ params: (await made.count()).params, body: { version: 1, status: 'review' } }),
          async () => ({ params: (await made.count()).params, body: { version: 1, status: 'cancelled' } }),
        ],
        unknown: [{ ...absentNumber, body: { version: 1, status: 'review' } }],
      },
      'POST /admin/stock-counts/{id}/approve': {
        good: [
          async () => {
            const { params } = await made.counted();
            const body = { version: 1, status: 'review' };
            await world.send('POST /admin/stock-counts/{id}/status', { params, body });
            return { params, body: { version: 2 } };
          },
        ],
        unknown: [{ ...absentNumber, body: { version: 1 } }],
      },
    };
  },
  rows: {},
  staff: {
    'GET /admin/branches': ORDERS_PEOPLE,
    'POST /admin/branches': MANAGERS,
    'PUT /admin/branches/{id}': MANAGERS,
    'GET /admin/branches/levels': ORDERS_PEOPLE,
    'GET /admin/branches/{id}/stock': ORDERS_PEOPLE,
    'POST /admin/branches/{id}/stock': HANDLERS,
    'GET /admin/branches/{id}/movements': ORDERS_PEOPLE,
    'GET /admin/stock-items': ORDERS_PEOPLE,
    'GET /admin/stock-transfers': ORDERS_PEOPLE,
    'GET /admin/stock-transfers/{id}': ORDERS_PEOPLE,
    'POST /admin/stock-transfers': HANDLERS,
    'PUT /admin/stock-transfers/{id}': HANDLERS,
    'POST /admin/stock-transfers/{id}/send': HANDLERS,
    'POST /admin/stock-transfers/{id}/receive': HANDLERS,
    'POST /admin/stock-transfers/{id}/cancel': HANDLERS,
    'GET /admin/stock-counts': ORDERS_PEOPLE,
    'GET /admin/stock-counts/{id}': ORDERS_PEOPLE,
    'POST /admin/stock-counts': HANDLERS,
    'GET /admin/stock-counts/{id}/lines': ORDERS_PEOPLE,
    'GET /admin/stock-counts/{id}/uncounted': ORDERS_PEOPLE,
    'POST /admin/stock-counts/{id}/lines': HANDLERS,
    'DELETE /admin/stock-counts/{id}/lines/{variant_id}': HANDLERS,
    'POST /admin/stock-counts/{id}/status': HANDLERS,
    'POST /admin/stock-counts/{id}/approve': MANAGERS,
  },
});
