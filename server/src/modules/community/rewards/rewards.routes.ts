import type { AdminReward, EndpointKey } from '@waha/contract';
import { type Handlers, presentList } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { readProducts } from '../../goods/catalog/index.ts';
import { requireCustomer } from '../../people/identity/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { readBalance } from '../../selling/ledger/index.ts';
import { requireMember } from '../members/index.ts';
import { readCursor, writeCursor } from '../posts/index.ts';
import { presentAdminReward, presentRedemptions, presentReward } from './present-reward.ts';
import { redeem } from './redeem.ts';
import {
  listOffered,
  listRedemptions,
  listRewards,
  lockReward,
  type RewardRow,
  readRedemption,
  readReward,
} from './rewards.store.ts';
import { changeReward, createReward } from './save-reward.ts';

type MemberKey = Extract<EndpointKey, `${string} /community/rewards${string}`>;
type StaffKey = Extract<EndpointKey, `${string} /admin/community/rewards${string}`>;

const MOST_OFFERED = 100;
const PAGE_LENGTH = 20;

interface RewardDeps {
  db: Database;
  now: () => number;
}

export function rewardRoutes(deps: RewardDeps): Handlers<MemberKey | StaffKey> {
  return { ...memberRoutes(deps), ...staffRoutes(deps) };
}

function memberRoutes({ db, now }: RewardDeps): Handlers<MemberKey> {
  return {
    'GET /community/rewards': async (_, { actor, language }) => {
      await requireMember(db, actor);
      const { customerId } = requireCustomer(actor);
      const rows = await listOffered(db, customerId, MOST_OFFERED);
      const ids = rows.flatMap((row) => row.product_id ?? []);
      const [products, { balance, held }] = await Promise.all([
        readProducts(db, [...new Set(ids)]),
        readBalance(db, customerId, 'loyalty_points'),
      ]);
      const productOf = new Map(products.map((product) => [product.id, product]));
      // Rewards whose product is no longer for sale are left out.
      const offered = rows.filter((row) => row.product_id === null || productOf.has(row.product_id));
      return {
        data: offered.map((row) => presentReward(row, productOf.get(row.product_id ?? 0), language)),
        points: Math.max(0, balance - held),
      };
    },
    'GET /community/rewards/mine': async ({ query }, { actor, language }) => {
      await requireMember(db, actor);
      const { customerId } = requireCustomer(actor);
      const [before = null] = query.cursor === undefined ? [] : readCursor(query.cursor, 1);
      const limit = query.per_page ?? PAGE_LENGTH;
      const found = await listRedemptions(db, customerId, { before, limit: limit + 1 });
      const rows = found.slice(0, limit);
      return {
        data: await presentRedemptions(db, rows, language),
        next_cursor: found.length > limit ? writeCursor(rows.at(-1)?.number ?? 0) : null,
      };
    },
    'POST /community/rewards/{id}/redeem': async ({ params }, { actor, language }, tx) => {
      await requireMember(tx, actor);
      const id = await redeem(tx, requireCustomer(actor).customerId, params.id, new Date(now()));
      const row = (await readRedemption(tx, id)) ?? refuse('rewards.not_found');
      const [shown] = await presentRedemptions(tx, [row], language);
      return shown ?? refuse('rewards.not_found');
    },
  };
}

const rewards = auditedResource<number, RewardRow, AdminReward>({
  read: async (where, id) => (await readReward(where, id)) ?? refuse('rewards.not_found'),
  lock: async (tx, id) => (await lockReward(tx, id)) ?? refuse('rewards.not_found'),
  subject: ({ id }) => ({ kind: 'reward', id }),
  audited: (row) => row,
  present: (_, row) => presentAdminReward(row),
});

function staffRoutes({ db }: RewardDeps): Handlers<StaffKey> {
  return {
    'GET /admin/community/rewards': async ({ query }) =>
      presentList(await listRewards(db, query), (rows) => rows.map(presentAdminReward)),
    'POST /admin/community/rewards': ({ body }, context) =>
      rewards.create(db, context, 'rewards.created', (tx) => createReward(tx, body)),
    'PUT /admin/community/rewards/{id}': ({ params: { id }, body: { version, ...draft } }, context) =>
      rewards.change(db, context, { id, action: 'rewards.changed' }, (tx) => changeReward(tx, { id, version }, draft)),
  };
}
