import { branchEndpoints, branchEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { readUnsentPieces } from '../../selling/orders/index.ts';
import { readReservedReplacements } from '../../selling/returns/index.ts';
import { branchInvariants } from './branches.invariants.ts';
import { branchRoutes } from './branches.routes.ts';
import { applyCount } from './counts/decide-count.ts';
import { stockCountRoutes } from './counts/stock-counts.routes.ts';
import { deleteOldCount } from './counts/stock-counts.store.ts';
import type { ReadPiecesAside } from './move-pieces.ts';
import { branchProcessing } from './processing.ts';
import { branchRefusalTexts } from './refusals.ts';
import { stockTransferRoutes } from './transfers/stock-transfers.routes.ts';

const DAY_MS = 86_400_000;
const COUNTS_KEPT_MS = 400 * DAY_MS;

/** Pieces that left the level of the online shop and lie on its shelf: of orders, of exchanges, and of prizes. */
const asideWith =
  (prizesAside: ReadPiecesAside): ReadPiecesAside =>
  async (tx, variantId) => {
    const unsent = await readUnsentPieces(tx, [variantId]);
    const reserved = await readReservedReplacements(tx, [variantId]);
    const prizes = await prizesAside(tx, variantId);
    return (unsent.get(variantId) ?? 0) + (reserved.get(variantId) ?? 0) + prizes;
  };

export const branches = defineModule({
  name: 'branches',
  wing: 'goods',
  processing: branchProcessing,
  uses: ['staff', 'search', 'catalog', 'orders', 'returns'],
  needs: ['search', 'prizesAside'],
  endpoints: branchEndpoints,
  refusals: branchRefusalTexts,
  sends: branchEvents,
  handlers: (deps) => ({
    ...branchRoutes(deps),
    ...stockTransferRoutes(deps),
    ...stockCountRoutes({ ...deps, readAside: asideWith(deps.prizesAside) }),
  }),
  hears: ({ db, now }) => [
    {
      name: 'branches.apply-count',
      event: 'stock-count.approved',
      limitMs: 10 * 60_000,
      handle: ({ countId }) => applyCount(db, countId, now),
    },
  ],
  jobs: ({ db, now }) => [
    {
      name: 'branches.forget-counts',
      cron: '47 3 * * *',
      async run() {
        const before = new Date(now() - COUNTS_KEPT_MS);
        while (await deleteOldCount(db, before)) {
          // The next one: each with all of its lines is a transaction.
        }
      },
    },
  ],
  invariants: branchInvariants,
});
