import { randomUUID } from 'node:crypto';
import { digitalGoodsEndpoints } from '@waha/contract';
import type { World } from '../../../openapi/walks/contract-world.fixture.ts';
import {
  absentNumber,
  absentUuid,
  dataOf,
  MANAGERS,
  moduleFixture,
  NOBODYS_NUMBER,
  NOBODYS_UUID,
  ORDERS_PEOPLE,
  type OwnedRow,
  type Owner,
  SUPPORT,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { factories, orderBody } from '../../../testing/index.ts';
import { giveOrder } from './give-order.ts';

const PDF = Buffer.from('%PDF-1.7 a short book');
const FILES = { gives: 'files', most_downloads: 3, link_days: 30 };

interface Made {
  order: string;
  token: string | null;
  item: number;
  product: number;
}

/** Acts of staff on digital goods, and orders that were given some. */
function goodsIn(world: World) {
  const asOwner = async () => ({ headers: await world.staffOf('owner') });
  const codes = () => `${randomUUID()}\n${randomUUID()}`;

  async function product(gives: 'codes' | 'files' = 'codes'): Promise<number> {
    const { category: categoryId } = world.things;
    const draft = { categoryId, delivery: 'digital', stock: 0, priceHalalas: 5_000 } as const;
    const { id } = await factories(world.db).product(draft);
    const params = { id };
    const staff = await asOwner();
    await world.send('POST /admin/digital-products/{id}/codes', { ...staff, params, body: { codes: codes() } });
    if (gives === 'codes') return id;
    await world.send('PATCH /admin/digital-products/{id}', { ...staff, params, body: { version: 1, ...FILES } });
    await world.send('POST /admin/digital-products/{id}/files', {
      ...staff,
      params,
      query: { name: 'a.pdf' },
      file: PDF,
    });
    return id;
  }

  async function fileOf(id: number): Promise<string> {
    const shown = await world.send('GET /admin/digital-products/{id}', { ...(await asOwner()), params: { id } });
    return String(dataOf(shown, 'variants', 0, 'files', 0, 'id'));
  }

  async function given(gives: 'codes' | 'files' = 'codes', owner?: Pick<Owner, 'headers'>): Promise<Made> {
    const id = await product(gives);
    const phone = `05${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    const contact = { first_name: 'نورة', last_name: 'العتيبي', phone, email: null };
    const { address: _, ...body } = orderBody([{ product_id: id, quantity: 1 }], 50, {
      ...{ payment_method: 'bank_transfer', contact },
    });
    const placed = await world.send('POST /orders', { body, ...(owner && { headers: owner.headers }) });
    const order = String(dataOf(placed, 'id'));
    const paid = { amount: 50, reference: `IN ${String(dataOf(placed, 'number'))}` };
    await world.send('POST /admin/orders/{id}/confirm-payment', {
      ...(await asOwner()),
      ...{ params: { id: order }, body: paid },
    });
    await giveOrder({ db: world.db, now: Date.now, onlineMethods: new Map() }, order);
    const token = dataOf(placed, 'view_token');
    const item = Number(dataOf(placed, 'items', 0, 'id'));
    return { order, token: typeof token === 'string' ? token : null, item, product: id };
  }

  const guestOf = ({ order: id, token }: Made) => ({ params: { id }, query: { view_token: token } });
  return { codes, product, fileOf, given, guestOf, asOwner };
}

/** A call of a buyer about an order of theirs; `file`: it names one of its files. */
function ofBuyer(gives: 'codes' | 'files', staff: OwnedRow['staff'] = []): OwnedRow {
  return {
    staff,
    async make(world, owner) {
      const goods = goodsIn(world);
      const { order, item, product } = await goods.given(gives, owner);
      const file = gives === 'files' ? { file_id: await goods.fileOf(product) } : {};
      const body = staff.length > 0 ? {} : { body: { item_id: item } };
      return {
        mine: { params: { id: order, ...file }, ...body },
        nobodys: { params: { id: NOBODYS_UUID, ...file }, ...body },
      };
    },
  };
}

export const contractFixture = moduleFixture(digitalGoodsEndpoints, {
  samples(world) {
    const goods = goodsIn(world);
    const ofProduct = async (gives: 'codes' | 'files' = 'codes') => ({ params: { id: await goods.product(gives) } });
    const body = { item_id: 1 };
    return {
      'GET /digital-goods/{id}': {
        good: [async () => goods.guestOf(await goods.given()), async () => goods.guestOf(await goods.given('files'))],
        unknown: [absentUuid],
      },
      'POST /digital-goods/{id}/codes': {
        good: [
          async () => {
            const made = await goods.given();
            return { ...goods.guestOf(made), body: { item_id: made.item } };
          },
        ],
        unknown: [{ ...absentUuid, body }],
      },
      'POST /digital-goods/{id}/files/{file_id}': {
        good: [
          async () => {
            const made = await goods.given('files');
            const { params, query } = goods.guestOf(made);
            const file_id = await goods.fileOf(made.product);
            return { params: { ...params, file_id }, query, body: { item_id: made.item } };
          },
        ],
        unknown: [{ params: { id: NOBODYS_UUID, file_id: NOBODYS_UUID }, body }],
      },
      'GET /admin/digital-products/{id}': {
        good: [() => ofProduct(), () => ofProduct('files')],
        unknown: [absentNumber],
      },
      'PATCH /admin/digital-products/{id}': {
        good: [async () => ({ ...(await ofProduct()), body: { version: 1, ...FILES } })],
        unknown: [{ ...absentNumber, body: { version: 1, ...FILES } }],
      },
      'POST /admin/digital-products/{id}/codes': {
        good: [async () => ({ ...(await ofProduct()), body: { codes: goods.codes() } })],
        unknown: [{ ...absentNumber, body: { codes: 'A' } }],
      },
      'POST /admin/digital-products/{id}/codes/removal': {
        good: [async () => ({ ...(await ofProduct()), body: {} })],
        unknown: [{ ...absentNumber, body: {} }],
      },
      'POST /admin/digital-products/{id}/files': {
        good: [async () => ({ ...(await ofProduct('files')), query: { name: 'كتاب.pdf' }, file: PDF })],
        unknown: [{ ...absentNumber, query: { name: 'a.pdf' }, file: PDF }],
      },
      'DELETE /admin/digital-products/{id}/files/{file_id}': {
        good: [
          async () => {
            const id = await goods.product('files');
            return { params: { id, file_id: await goods.fileOf(id) } };
          },
        ],
        unknown: [{ params: { id: NOBODYS_NUMBER, file_id: NOBODYS_UUID } }],
      },
      'GET /admin/digital-waits': { good: [() => ({})] },
      'GET /admin/digital-orders/{id}': {
        good: [async () => ({ params: { id: (await goods.given()).order } })],
        unknown: [absentUuid],
      },
      'POST /admin/digital-orders/{id}/links': {
        good: [
          async () => {
            const { order, item } = await goods.given('files');
            return { params: { id: order }, body: { item_id: item } };
          },
        ],
        unknown: [{ ...absentUuid, body }],
      },
      'POST /admin/digital-orders/{id}/replacement': {
        good: [
          async () => {
            const { order } = await goods.given();
            const staff = await goods.asOwner();
            const shown = await world.send('GET /admin/digital-orders/{id}', { ...staff, params: { id: order } });
            return { params: { id: order }, body: { code_id: dataOf(shown, 'lines', 0, 'codes', 0, 'id') } };
          },
        ],
        unknown: [{ ...absentUuid, body: { code_id: 1 } }],
      },
    };
  },
  rows: {
    'GET /digital-goods/{id}': ofBuyer('codes', ORDERS_PEOPLE),
    'POST /digital-goods/{id}/codes': ofBuyer('codes'),
    'POST /digital-goods/{id}/files/{file_id}': ofBuyer('files'),
  },
  staff: {
    'GET /admin/digital-products/{id}': MANAGERS,
    'PATCH /admin/digital-products/{id}': MANAGERS,
    'POST /admin/digital-products/{id}/codes': MANAGERS,
    'POST /admin/digital-products/{id}/codes/removal': MANAGERS,
    'POST /admin/digital-products/{id}/files': MANAGERS,
    'DELETE /admin/digital-products/{id}/files/{file_id}': MANAGERS,
    'GET /admin/digital-waits': SUPPORT,
    'GET /admin/digital-orders/{id}': SUPPORT,
    'POST /admin/digital-orders/{id}/links': SUPPORT,
    'POST /admin/digital-orders/{id}/replacement': SUPPORT,
  },
});
