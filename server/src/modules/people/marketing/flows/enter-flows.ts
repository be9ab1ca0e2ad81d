import { type Database, inTransaction } from '../../../../platform/database/index.ts';
import type { Subscriber } from '../../../../platform/events/index.ts';
import { riyadhDay } from '../../../../platform/text/index.ts';
import { countDelivered, readOrder } from '../../../selling/orders/index.ts';
import { listBirthdays } from '../../segments/index.ts';
import { enrol, listLapsed } from './enrolments.store.ts';
import { type FlowRow, listFlowsBy } from './flows.store.ts';

interface Deps {
  db: Database;
  now: () => number;
}

const DAY_MS = 86_400_000;
const AT_ONCE = 500;
/** Customers whose last order became old enough within these days: a flow that is switched on does not write to all of the past. */
const LAPSED_WITHIN_DAYS = 3;

/** Enters customers into flows that begin by what they do. */
export function enteringSubscribers({ db, now }: Deps): Subscriber[] {
  const enter = async (flows: readonly FlowRow[], customerId: string, occasion: string) => {
    for (const flow of flows) {
      await inTransaction(db, (tx) => enrol(tx, flow, [{ customerId, occasion }], new Date(now())));
    }
  };
  return [
    {
      name: 'marketing.joined',
      event: 'customer.registered',
      async handle({ customerId }) {
        await enter(await listFlowsBy(db, 'joined'), customerId, 'joined');
      },
    },
    {
      name: 'marketing.delivered',
      event: 'order.delivered',
      async handle({ orderId }) {
        const flows = await listFlowsBy(db, 'order_delivered');
        const customerId = flows.length > 0 ? (await readOrder(db, orderId))?.customer_id : null;
        if (!customerId) return;
        const isFirst = (await countDelivered(db, customerId)) <= 1;
        const wanted = flows.filter(({ trigger }) => isFirst || !('is_first' in trigger && trigger.is_first));
        await enter(wanted, customerId, `order ${orderId}`);
      },
    },
  ];
}

/** Enters customers into flows that begin on a day: a birthday, or so long after the last order. */
export async function enterByDay(deps: Deps): Promise<void> {
  for (const flow of await listFlowsBy(deps.db, 'birthday')) await enterBirthdays(deps, flow);
  for (const flow of await listFlowsBy(deps.db, 'win_back')) await enterLapsed(deps, flow);
}

async function enterBirthdays({ db, now }: Deps, flow: FlowRow): Promise<void> {
  const at = new Date(now());
  const [year = 0, month = 0, day = 0] = riyadhDay(at).split('-').map(Number);
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  // Birthdays of 29 February are on the 28th in other years.
  const days = month === 2 && day === 28 && !isLeap ? [28, 29] : [day];
  for (let after: string | null = null; ; ) {
    const ids: string[] = await inTransaction(db, async (tx) => {
      const found = await listBirthdays(tx, { month, days, after, most: AT_ONCE });
      await enrol(
        tx,
        flow,
        found.map((customerId) => ({ customerId, occasion: `birthday ${year}` })),
        at,
      );
      return found;
    });
    after = ids.at(-1) ?? null;
    if (ids.length < AT_ONCE) return;
  }
}

async function enterLapsed({ db, now }: Deps, flow: FlowRow): Promise<void> {
  if (flow.trigger.kind !== 'win_back') return;
  const at = new Date(now());
  const to = new Date(at.getTime() - flow.trigger.days * DAY_MS);
  const from = new Date(to.getTime() - LAPSED_WITHIN_DAYS * DAY_MS);
  for (let after: { at: Date; id: string } | null = null; ; ) {
    const lapsed: Awaited<ReturnType<typeof listLapsed>> = await listLapsed(db, { from, to, after, most: AT_ONCE });
    const entries = lapsed.map(({ customer_id: customerId, id }) => ({ customerId, occasion: `order ${id}` }));
    await inTransaction(db, (tx) => enrol(tx, flow, entries, at));
    const last = lapsed.at(-1);
    if (!last || lapsed.length < AT_ONCE) return;
    after = { at: last.created_at, id: last.id };
  }
}
