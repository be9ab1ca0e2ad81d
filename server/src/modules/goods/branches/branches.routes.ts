import type { Branch, BranchLevel, EndpointKey, NewBranch, StockOfBranch } from '@waha/contract';
import { type Handlers, presentList, type StaffContext } from '../../../platform/bind/index.ts';
import type { Database, Listed, Tx } from '../../../platform/database/index.ts';
import { enforce, refuse } from '../../../platform/errors/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import {
  presentStockItem,
  readProductFilters,
  readStockItems,
  type StockItemRow,
  searchStockItems,
} from '../catalog/index.ts';
import type { Search } from '../search/index.ts';
import { type AdjustedLevel, adjustBranch } from './adjust-branch.ts';
import {
  type BranchDraft,
  type BranchRow,
  insertBranch,
  isInUse,
  listBranches,
  lockBranch,
  readBranch,
  updateBranch,
} from './branches.store.ts';
import { maySeeLevels } from './counts/stock-counts.policy.ts';
import { listCountedBranches } from './counts/stock-counts.store.ts';
import {
  type BranchMovementRow,
  listBranchLevels,
  listBranchMovements,
  listOnlineLevels,
  readLevelsOfProduct,
} from './levels.store.ts';

type BranchKey = Extract<EndpointKey, `${string} /admin/branches${string}` | 'GET /admin/stock-items'>;

const MOST_BRANCHES = 50;
const MOST_FOUND = 20;

const branches = auditedResource<number, BranchRow, Branch>({
  read: async (where, id) => (await readBranch(where, id)) ?? refuse('branches.not_found'),
  lock: async (tx, id) => (await lockBranch(tx, id)) ?? refuse('branches.not_found'),
  subject: ({ id }) => ({ kind: 'branch', id }),
  audited: ({ name_ar, name_en, city, is_active }) => ({ name_ar, name_en, city, is_active }),
  present: (_, row) => row,
});

const levels = auditedResource<AdjustedLevel, AdjustedLevel & { item: StockItemRow }, BranchLevel>({
  async read(where, level) {
    const item = (await readStockItems(where, [level.variantId])).get(level.variantId);
    return { ...level, item: item ?? refuse('branches.item_not_found') };
  },
  subject: ({ branchId }) => ({ kind: 'branch', id: branchId }),
  audited: ({ variantId, delta, reason, quantity }) => ({ variant_id: variantId, delta, reason, quantity }),
  present: (_, { item, quantity }) => ({ ...presentStockItem(item), quantity }),
});

const draftOf = ({ name_ar, name_en, city }: NewBranch): BranchDraft => ({
  name_ar,
  name_en: name_en || name_ar,
  city,
});

async function editBranch(
  tx: Tx,
  row: BranchRow,
  { version, isActive, draft }: { version: number; isActive: boolean; draft: BranchDraft },
): Promise<void> {
  if (row.version !== version) refuse('conflict.changed');
  if (!isActive && (row.is_online || (await isInUse(tx, row.id)))) refuse('branches.has_stock');
  if (!(await updateBranch(tx, { id: row.id, version }, { ...draft, is_active: isActive }))) refuse('conflict.changed');
}

async function presentLevels(db: Database, listed: Listed<{ variant_id: number; quantity: number }>) {
  const items = await readStockItems(
    db,
    listed.rows.map((row) => row.variant_id),
  );
  return presentList(listed, (rows) =>
    rows.flatMap(({ variant_id: id, quantity }) => {
      const item = items.get(id);
      return item ? [{ ...presentStockItem(item), quantity }] : [];
    }),
  );
}

const presentMovement = ({ created_at, ...row }: BranchMovementRow) => ({ ...row, at: created_at.toISOString() });

function groupByBranch(rows: Awaited<ReturnType<typeof readLevelsOfProduct>>): StockOfBranch[] {
  return [...Map.groupBy(rows, (row) => row.branch_id)].map(([branch_id, ofBranch]) => ({
    branch_id,
    levels: ofBranch.map(({ variant_id, quantity }) => ({ variant_id, quantity })),
  }));
}

export function branchRoutes({ db, search }: { db: Database; search: Search }): Handlers<BranchKey> {
  /** A branch whose levels this person may see now. */
  const shown = async (where: Database | Tx, id: number, { actor }: StaffContext) => {
    const branch = (await readBranch(where, id)) ?? refuse('branches.not_found');
    enforce(maySeeLevels(actor, { isCounting: (await listCountedBranches(where)).has(id) }));
    return branch;
  };
  return {
    'GET /admin/branches': () => listBranches(db),
    'POST /admin/branches': ({ body }, context) =>
      branches.create(
        db,
        context,
        'branches.added',
        async (tx) =>
          (await insertBranch(tx, draftOf(body), MOST_BRANCHES)) ??
          refuse('branches.too_many', { most: MOST_BRANCHES }),
      ),
    'PUT /admin/branches/{id}': ({ params: { id }, body: { version, is_active: isActive, ...draft } }, context) =>
      branches.change(db, context, { id, action: 'branches.changed' }, (tx, row) =>
        editBranch(tx, row, { version, isActive, draft: draftOf(draft) }),
      ),
    'GET /admin/branches/{id}/stock': async ({ params: { id }, query }, context) => {
      const { is_online: isOnline } = await shown(db, id, context);
      const listed = isOnline
        ? await listOnlineLevels(db, { ...query, has_pieces: true })
        : await listBranchLevels(db, { ...query, branch_id: id });
      return presentLevels(db, listed);
    },
    'POST /admin/branches/{id}/stock': async ({ params: { id }, body }, context: StaffContext, tx) => {
      // The reply says the level.
      await shown(tx, id, context);
      return levels.create(tx, context, 'branches.stock_changed', () =>
        adjustBranch(tx, id, {
          variantId: body.variant_id,
          delta: body.delta,
          reason: body.cause,
          note: body.note ?? null,
        }),
      );
    },
    'GET /admin/branches/{id}/movements': async ({ params: { id }, query }, context) => {
      await shown(db, id, context);
      return presentList(await listBranchMovements(db, { ...query, branch_id: id }), (rows) =>
        rows.map(presentMovement),
      );
    },
    'GET /admin/branches/levels': async ({ query }, { actor }) => {
      const counted = await listCountedBranches(db);
      const rows = await readLevelsOfProduct(db, query.product_id);
      const isShown = (id: number) => maySeeLevels(actor, { isCounting: counted.has(id) }) === null;
      return groupByBranch(rows.filter((row) => isShown(row.branch_id)));
    },
    'GET /admin/stock-items': async ({ query }) => {
      const { q } = await readProductFilters(search, query);
      return q === undefined ? [] : (await searchStockItems(db, q, MOST_FOUND)).map(presentStockItem);
    },
  };
}
