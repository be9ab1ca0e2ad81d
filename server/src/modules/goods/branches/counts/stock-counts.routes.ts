import type { CountLine, CountLineFilter, EndpointKey, StockCount, StockCountDetails } from '@waha/contract';
import { type Handlers, presentList, type StaffContext } from '../../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { auditedResource } from '../../../people/staff/index.ts';
import { presentStockItem, readStockItems, type StockItemRow } from '../../catalog/index.ts';
import type { ReadPiecesAside } from '../move-pieces.ts';
import {
  type CountLineRow,
  hasCounted,
  type LinePlace,
  listLines,
  listUncounted,
  readLine,
  readTotals,
  type TotalsRow,
} from './count-lines.store.ts';
import { countPieces, dropLine } from './count-pieces.ts';
import { approveCount, beginCount, changeCountStatus } from './decide-count.ts';
import { mayApprove } from './stock-counts.policy.ts';
import { type CountRow, listCounts, lockCount, readCount } from './stock-counts.store.ts';

type CountKey = Extract<EndpointKey, `${string} /admin/stock-counts${string}`>;

const PAGE = 50;

interface WholeCount {
  row: CountRow;
  totals: TotalsRow;
}

async function readWhole(where: Database | Tx, id: number): Promise<WholeCount> {
  const row = (await readCount(where, id)) ?? refuse('branches.count_not_found');
  return { row, totals: await readTotals(where, id) };
}

const counts = auditedResource<number, WholeCount, StockCountDetails, StaffContext>({
  read: readWhole,
  async lock(tx, id) {
    await lockCount(tx, id);
    return readWhole(tx, id);
  },
  subject: ({ row }) => ({ kind: 'stock_count', id: row.id }),
  audited: ({ row: { status, branch_id, category_id }, totals }) => ({ status, branch_id, category_id, ...totals }),
  async present(where, { row, totals }, { actor }) {
    const { different, missing, extra, unapplied, ...seen } = totals;
    const told = row.status === 'open' ? null : { different, missing, extra, unapplied };
    return {
      ...presentCount(row),
      totals: { ...seen, ...(told ?? { different: null, missing: null, extra: null, unapplied: null }) },
      may_approve: mayApprove(actor, { hasCounted: await hasCounted(where, row.id, actor.staffId) }) === null,
    };
  },
});

interface WholeLine {
  countId: number;
  line: CountLineRow;
  item: StockItemRow;
}

const lines = auditedResource<{ countId: number; variantId: number }, WholeLine, CountLine>({
  async read(where, { countId, variantId }) {
    const line = (await readLine(where, countId, variantId)) ?? refuse('branches.item_not_found');
    const item = (await readStockItems(where, [variantId])).get(variantId) ?? refuse('branches.item_not_found');
    return { countId, line, item };
  },
  subject: ({ countId }) => ({ kind: 'stock_count', id: countId }),
  audited: ({ line: { variant_id, counted, expected } }) => ({ variant_id, counted, expected }),
  present: (_, { line, item }) => presentLine(line, item, true),
});

function presentCount(row: CountRow): StockCount {
  const { id, version, status, note, created_by, approved_by } = row;
  const { category_id: categoryId, category_ar: nameAr, category_en: nameEn } = row;
  return {
    ...{ id, version, status, note, created_by, approved_by },
    branch: { id: row.branch_id, name_ar: row.branch_ar, name_en: row.branch_en },
    category: categoryId === null ? null : { id: categoryId, name_ar: nameAr ?? '', name_en: nameEn ?? '' },
    created_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}

function presentLine(line: CountLineRow, item: StockItemRow, isBlind: boolean): CountLine {
  const { counted, expected, is_disturbed, counted_by, counted_at, applied } = line;
  return {
    ...presentStockItem(item),
    ...{ counted, is_disturbed, counted_by, applied },
    expected: isBlind ? null : expected,
    counted_at: counted_at.toISOString(),
  };
}

/** `1764300000000-12`: the moment in milliseconds, and the variant. */
function placeOf(cursor: string): LinePlace {
  const [at = '0', variantId = '0'] = cursor.split('-');
  return { at: new Date(Number(at)), variantId: Math.min(Number(variantId), 2_147_483_647) };
}

interface CountDeps {
  db: Database;
  now: () => number;
  readAside: ReadPiecesAside;
}

async function showLines(
  db: Database,
  row: CountRow,
  query: { show?: CountLineFilter | undefined; after?: string | undefined },
) {
  const { show = 'all', after } = query;
  const isBlind = row.status === 'open';
  // Whether a line differs would tell what is expected.
  if (isBlind && show === 'different') refuse('branches.count_moved');
  const found = await listLines(db, row.id, {
    show,
    after: after === undefined ? null : placeOf(after),
    limit: PAGE + 1,
  });
  const page = found.slice(0, PAGE);
  const items = await readStockItems(
    db,
    page.map((line) => line.variant_id),
  );
  const last = found.length > PAGE ? page.at(-1) : undefined;
  return {
    lines: page.flatMap((line) => {
      const item = items.get(line.variant_id);
      return item ? [presentLine(line, item, isBlind)] : [];
    }),
    next: last ? `${last.counted_at.getTime()}-${last.variant_id}` : null,
  };
}

async function showUncounted(db: Database, row: CountRow, after: number) {
  const found = await listUncounted(db, row, { after, limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const items = await readStockItems(db, page);
  return {
    items: page.flatMap((id) => {
      const item = items.get(id);
      return item ? [presentStockItem(item)] : [];
    }),
    next: found.length > PAGE ? (page.at(-1) ?? null) : null,
  };
}

export function stockCountRoutes({ db, now, readAside }: CountDeps): Handlers<CountKey> {
  const by = ({ actor }: StaffContext) => ({ staffId: actor.staffId, at: new Date(now()) });
  const known = async (id: number) => (await readCount(db, id)) ?? refuse('branches.count_not_found');
  return {
    'GET /admin/stock-counts': async ({ query }) =>
      presentList(await listCounts(db, query), (rows) => rows.map(presentCount)),
    'GET /admin/stock-counts/{id}': ({ params }, context) => counts.show(db, context, params.id),
    'POST /admin/stock-counts': ({ body }, context) =>
      counts.create(db, context, 'branches.count_begun', (tx) =>
        beginCount(
          tx,
          { branchId: body.branch_id, categoryId: body.category_id ?? null, note: body.note ?? null },
          by(context),
        ),
      ),
    'GET /admin/stock-counts/{id}/lines': async ({ params, query }) => showLines(db, await known(params.id), query),
    'GET /admin/stock-counts/{id}/uncounted': async ({ params, query }) =>
      showUncounted(db, await known(params.id), query.after ?? 0),
    'POST /admin/stock-counts/{id}/lines': ({ params: { id }, body }, context, tx) =>
      lines.create(tx, context, 'branches.pieces_counted', async () => ({
        countId: id,
        variantId: await countPieces(
          tx,
          id,
          { code: body.code, variantId: body.variant_id, pieces: body.pieces, was: body.was },
          { ...by(context), readAside },
        ),
      })),
    'DELETE /admin/stock-counts/{id}/lines/{variant_id}': async (
      { params: { id, variant_id: variantId } },
      context,
    ) => {
      if (!(await readCount(db, id))) refuse('branches.count_not_found');
      const what = { id: { countId: id, variantId }, action: 'branches.line_dropped' } as const;
      await lines.remove(db, context, what, (tx) => dropLine(tx, id, variantId));
      return { done: true };
    },
    'POST /admin/stock-counts/{id}/status': ({ params: { id }, body: { version, status } }, context) =>
      counts.change(db, context, { id, action: `branches.count_${status}` }, (tx, { row }) =>
        changeCountStatus(tx, row, { version, to: status, at: new Date(now()) }),
      ),
    'POST /admin/stock-counts/{id}/approve': ({ params: { id }, body: { version } }, context, tx) =>
      counts.change(tx, context, { id, action: 'branches.count_approved' }, (_, { row }) =>
        approveCount(tx, row, { version, actor: context.actor }),
      ),
  };
}
