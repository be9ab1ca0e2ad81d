import { type EndpointKey, toRiyals } from '@waha/contract';
import { plainColours } from '@waha/contract/theme';
import type { Handlers } from '../../../platform/bind/index.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { requireCustomer } from '../../people/identity/index.ts';
import { readBalance } from '../../selling/ledger/index.ts';
import { readStoreIdentity, readTheme } from '../../shop/settings/index.ts';
import { requireActiveAffiliate, requireAffiliate } from '../affiliates/index.ts';
import { changeWithdrawal } from './change-withdrawal.ts';
import { convertPoints } from './convert.ts';
import { listWithdrawals, readConversion, readWithdrawal } from './payouts.store.ts';
import { presentWithdrawal } from './present-payouts.ts';
import { readAffiliateStatement } from './statement.ts';
import { statementCsv } from './statement-csv.ts';
import { readPointsValue, readStats } from './stats.ts';
import { listTransactions } from './transactions.ts';
import { readWindow } from './window.ts';
import { askToWithdraw } from './withdraw.ts';

export type PayoutKey = Extract<
  EndpointKey,
  | `GET /community/affiliate/${'points-value' | 'stats' | 'transactions' | 'withdrawals' | 'statement.csv' | 'statement.pdf'}`
  | `POST /community/affiliate/${'convert-points' | 'withdraw'}`
  | 'PUT /community/affiliate/withdrawals/{id}/cancel'
>;

const PAGE_LENGTH = 20;

export interface PayoutDeps {
  db: Database;
  now: () => number;
}

interface Page {
  cursor?: number | undefined;
  per_page?: number | undefined;
}

/** A page of a list below a number; reads one row more than it shows, to know whether there are more. */
async function pageOf<Row, Shown>(
  { cursor, per_page: length = PAGE_LENGTH }: Page,
  list: (page: { before: number | null; limit: number }) => Promise<Row[]>,
  { numberOf, present }: { numberOf: (row: Row) => number; present: (row: Row) => Shown },
) {
  const rows = await list({ before: cursor ?? null, limit: length + 1 });
  const shown = rows.slice(0, length);
  const last = shown.at(-1);
  return { data: shown.map(present), next_cursor: rows.length > length && last ? numberOf(last) : null };
}

export function payoutRoutes(deps: PayoutDeps): Handlers<PayoutKey> {
  return { ...readRoutes(deps), ...spendRoutes(deps) };
}

type SpendKey = Exclude<PayoutKey, `GET ${string}`>;

function readRoutes({ db, now }: PayoutDeps): Handlers<Exclude<PayoutKey, SpendKey>> {
  return {
    'GET /community/affiliate/points-value': async (_, { actor }) =>
      readPointsValue(db, await requireAffiliate(db, actor)),
    'GET /community/affiliate/stats': async ({ query }, { actor, language }) =>
      readStats(db, await requireAffiliate(db, actor), readWindow(query, now()), language),
    'GET /community/affiliate/transactions': async ({ query }, { actor, language }) => {
      const { customer_id: customerId } = await requireAffiliate(db, actor);
      return pageOf(query, (page) => listTransactions(db, customerId, page, language), {
        numberOf: (row) => row.id,
        present: (row) => row,
      });
    },
    'GET /community/affiliate/withdrawals': async ({ query }, { actor, language }) => {
      const { customer_id: customerId } = await requireAffiliate(db, actor);
      return pageOf(query, (page) => listWithdrawals(db, customerId, page), {
        numberOf: (row) => row.number,
        present: (row) => presentWithdrawal(row, language),
      });
    },
    'GET /community/affiliate/statement.csv': async ({ query }, { actor, language }) => {
      const affiliate = await requireAffiliate(db, actor);
      return statementCsv(await readAffiliateStatement(db, affiliate, readWindow(query, now())), language);
    },
    'GET /community/affiliate/statement.pdf': async ({ query }, { actor }) => {
      const affiliate = await requireAffiliate(db, actor);
      const statement = await readAffiliateStatement(db, affiliate, readWindow(query, now()));
      const { name } = await readStoreIdentity(db);
      // Imported with its fonts on the first request.
      const { statementPdf } = await import('./statement-pdf.ts');
      const colour = plainColours(await readTheme(db)).primary;
      return statementPdf(statement, { store: name.ar, colour, at: new Date(now()) });
    },
  };
}

function spendRoutes({ db, now }: PayoutDeps): Handlers<SpendKey> {
  return {
    'POST /community/affiliate/convert-points': async ({ body }, { actor }, tx) => {
      const { customer_id: customerId } = await requireActiveAffiliate(tx, actor);
      const id = await convertPoints(tx, { customerId, ...body, at: new Date(now()) });
      const made = (await readConversion(tx, id)) ?? refuse('payouts.not_found');
      const { balance, held } = await readBalance(tx, customerId, 'affiliate_points');
      return {
        ...{ id, points: made.points, amount: toRiyals(made.halalas), to: made.kind },
        ...{ point_value: toRiyals(made.point_halalas), at: made.converted_at.toISOString(), left: balance - held },
      };
    },
    'POST /community/affiliate/withdraw': async ({ body }, { actor, language }, tx) => {
      const affiliate = await requireActiveAffiliate(tx, actor);
      const id = await askToWithdraw(tx, affiliate, body, new Date(now()));
      return presentWithdrawal((await readWithdrawal(tx, id)) ?? refuse('payouts.not_found'), language);
    },
    'PUT /community/affiliate/withdrawals/{id}/cancel': async ({ params: { id } }, { actor, language }) => {
      const { customerId } = requireCustomer(actor);
      return inTransaction(db, async (tx) => {
        const before = await readWithdrawal(tx, id);
        if (!before || before.customer_id !== customerId) return refuse('payouts.not_found');
        await changeWithdrawal(tx, before, { to: 'cancelled', by: 'affiliate', at: new Date(now()) }, language);
        return presentWithdrawal((await readWithdrawal(tx, id)) ?? refuse('payouts.not_found'), language);
      });
    },
  };
}
