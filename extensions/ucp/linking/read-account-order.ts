import { z } from 'zod';
import { type Asked, read } from '../../machine-checkouts/asked.ts';
import { fault } from '../../machine-checkouts/faults.ts';
import { shopOrder } from '../../machine-checkouts/shop-order.ts';
import { presentOrder, type ReadDeps, readOrder } from '../orders/read-order.ts';
import { identityRequired } from './read-linked.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The form of the id that an agent was given for an order it placed. */
const PROOF = /^[\w-]{32}$/;
/** The latest orders of an account, among which its number is looked for. */
const LOOKED_AT = 100;

const orderPage = z.object({ data: z.array(z.object({ id: z.string(), number: z.string() })) });

/**
 * Reads an order that an agent placed, by the id that it was given. A linked customer's agent reads any of the account, by its id or by
 * the number that people know.
 */
export async function readAnyOrder(asked: Asked, id: string, deps: ReadDeps) {
  const { publicUrl } = deps;
  if (PROOF.test(id)) return readOrder(asked, id, deps);
  if (asked.linked === null) {
    if (UUID.test(id)) throw identityRequired(publicUrl);
    throw missing();
  }
  const orderId = UUID.test(id) ? id : await findByNumber(asked, id);
  const order = await read(asked, shopOrder, 'GET /orders/{id}', { params: { id: orderId } });
  return presentOrder(order, { id, publicUrl, kept: { checkoutId: orderId, destination: null } });
}

const missing = () => fault(404, 'not_found', 'There is no such order');

async function findByNumber(asked: Asked, number: string): Promise<string> {
  const { data } = await read(asked, orderPage, 'GET /orders', { query: { per_page: LOOKED_AT } });
  const found = data.find((order) => order.number === number);
  if (!found) throw missing();
  return found.id;
}
