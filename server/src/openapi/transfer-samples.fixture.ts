import { randomUUID } from 'node:crypto';
import type { EndpointKey } from '@waha/contract';
import { makePicture } from '../testing/index.ts';
import type { Parts, Sample, World } from './contract-world.fixture.ts';

type TransferKey = Extract<
  EndpointKey,
  | `${string} /orders/{id}/receipts`
  | `${string} /admin/receipts`
  | `${string} /admin/transfers${string}`
  | 'POST /admin/orders/{id}/confirm-payment'
>;

const dataOf = (body: unknown, ...path: string[]): unknown =>
  ['data', ...path].reduce((value: unknown, name) => Reflect.get(Object(value), name), body);

/** Samples of bank transfers, of guests' orders of 115.00. */
export function transferSamples(world: World): Record<TransferKey, Sample> {
  const waiting = async (): Promise<Parts> => {
    const body = { ...world.things.order, payment_method: 'bank_transfer', expected_total: 115 };
    const placed = (await world.send('POST /orders', { body })).body;
    return { params: { id: dataOf(placed, 'id') }, query: { view_token: dataOf(placed, 'view_token') } };
  };
  const picture = async () => {
    const { body } = await world.send('POST /uploads', { file: await makePicture() });
    return { upload_id: dataOf(body, 'id') };
  };
  const arrival = () => ({ amount: 115, reference: randomUUID() });
  const unwanted = async (): Promise<Parts> => {
    const { params = {} } = await waiting();
    const body = { ...arrival(), amount: 1.5 };
    const answer = await world.send('POST /admin/orders/{id}/confirm-payment', { params, body });
    return { params: { id: dataOf(answer.body, 'transfer', 'id') }, body: { reference: 'BACK 1' } };
  };
  const absent = { params: { id: randomUUID() } };
  return {
    'GET /orders/{id}/receipts': { good: [waiting], unknown: [absent] },
    'POST /orders/{id}/receipts': {
      good: [async () => ({ ...(await waiting()), body: await picture() })],
      unknown: [{ ...absent, body: { upload_id: randomUUID() } }],
    },
    'GET /admin/receipts': { good: [() => ({}), () => ({ query: { page: 2, per_page: 1 } })] },
    'POST /admin/orders/{id}/confirm-payment': {
      good: [async () => ({ params: (await waiting()).params ?? {}, body: arrival() })],
      unknown: [{ ...absent, body: arrival() }],
    },
    'GET /admin/transfers': { good: [() => ({}), () => ({ query: { owed: 'true', per_page: 2 } })] },
    'POST /admin/transfers/{id}/return': { good: [unwanted], unknown: [{ ...absent, body: { reference: 'BACK' } }] },
  };
}
