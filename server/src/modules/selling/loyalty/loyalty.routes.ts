import type { OrderPoints } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { readRulePoints } from '../../community/points/index.ts';
import { allocateRefunds, type FullOrder, findOrderOf } from '../orders/index.ts';
import { readBought } from '../returns/index.ts';
import { readAccrual } from './accruals.store.ts';
import { pointsFor } from './points-for.ts';

const none: OrderPoints = { state: 'none', points: 0, at: null };
const UNDONE: readonly FullOrder['status'][] = ['cancelled', 'expired'];

export function loyaltyRoutes({ db }: { db: Database }): Handlers<'GET /orders/{id}/points'> {
  return {
    'GET /orders/{id}/points': async ({ params, query }, { actor }) => {
      const order = (await findOrderOf(db, params.id, query.view_token, actor)) ?? refuse('orders.not_found');
      if (order.customer_id === null || UNDONE.includes(order.status)) return none;
      const accrual = await readAccrual(db, order.id);
      if (!accrual) {
        const bought = await readBought(db, order.id);
        const goods = bought ? allocateRefunds(bought).goods : 0;
        const points = pointsFor(goods, (await readRulePoints(db, 'order')) ?? 0);
        return points === 0 ? none : { state: 'expected', points, at: null };
      }
      const { points, state, posted_at: postedAt, matures_at: maturesAt } = accrual;
      if (state === 'void' || points === 0) return none;
      return { state, points, at: (postedAt ?? maturesAt).toISOString() };
    },
  };
}
