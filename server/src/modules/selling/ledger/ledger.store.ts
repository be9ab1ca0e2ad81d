import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

export type Unit = 'store_credit' | 'loyalty_points' | 'affiliate_points' | 'affiliate_earnings' | 'gift_card';
/** Units in which spent amounts may be taken back: only such a transfer (`mayOwe`) makes a balance negative. */
const MAY_OWE: ReadonlySet<Unit> = new Set(['affiliate_points', 'loyalty_points']);
/** Accounts of the house: the other side of customers' balances in the double-entry ledger. */
export type House = 'issued' | 'spent';
export type Account = { customerId: string } | { giftCardId: string } | { house: House };
const transferKinds = ['move', 'hold', 'take', 'release'] as const;
export type TransferKind = (typeof transferKinds)[number];

const accountRow = {
  id: sql.int8,
  house: sql.text.orNull,
  balance: sql.int8,
  held: sql.int8,
};
export type AccountRow = Row<typeof accountRow>;

export const transferRow = {
  id: sql.int8,
  kind: sql.text.oneOf(...transferKinds),
  from_account: sql.int8,
  to_account: sql.int8,
  amount: sql.int8,
  hold_id: sql.int8.orNull,
};
export type TransferRow = Row<typeof transferRow>;

/** The account of a holder in a unit, opened on first use. */
export async function openAccount(tx: Tx, account: Account, unit: Unit): Promise<AccountRow> {
  const customerId = 'customerId' in account ? account.customerId : null;
  const house = 'house' in account ? account.house : null;
  const giftCardId = 'giftCardId' in account ? account.giftCardId : null;
  await sql`
    insert into ledger_accounts (unit, customer_id, gift_card_id, house, may_be_negative)
    values (${unit}, ${customerId}, ${giftCardId}, ${house}, ${customerId !== null && MAY_OWE.has(unit)}) on conflict do nothing
  `.execute(tx);
  const { rows } = await sql.rows(accountRow)`
    select id, house, balance, held from ledger_accounts
    where unit = ${unit} and (customer_id = ${customerId} or gift_card_id = ${giftCardId} or house = ${house})
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('an account that was just opened is not there');
  return row;
}

/**
 * Locks the accounts of customers and gift cards in ascending order, which excludes deadlocks. House accounts are not locked: they
 * store no balance.
 */
export async function lockAccounts(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    select id from ledger_accounts where id = any(${ids}::bigint[]) and house is null order by id for update
  `.execute(tx);
}

export async function findByKey(tx: Tx, key: string): Promise<TransferRow | undefined> {
  const { rows } = await sql.rows(transferRow)`
    select id, kind, from_account, to_account, amount, hold_id from ledger_transfers where idempotency_key = ${key}
  `.execute(tx);
  return rows[0];
}

export async function readTransfer(tx: Tx, id: number): Promise<TransferRow | undefined> {
  const { rows } = await sql.rows(transferRow)`
    select id, kind, from_account, to_account, amount, hold_id from ledger_transfers where id = ${id}
  `.execute(tx);
  return rows[0];
}

export interface NewTransfer {
  kind: TransferKind;
  from: number;
  to: number;
  amount: number;
  holdId?: number;
  reversesId?: number;
  reason?: string;
  cause: string;
  causeId: string;
  key: string;
  /** Now by default. */
  at?: Date | undefined;
}

export async function insertTransfer(tx: Tx, transfer: NewTransfer): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int8 })`
    insert into ledger_transfers (kind, from_account, to_account, amount, hold_id, reverses_id, reason, cause, cause_id,
      idempotency_key, created_at)
    values (${transfer.kind}, ${transfer.from}, ${transfer.to}, ${transfer.amount}, ${transfer.holdId ?? null},
      ${transfer.reversesId ?? null}, ${transfer.reason ?? null}, ${transfer.cause}, ${transfer.causeId}, ${transfer.key},
      coalesce(${transfer.at ?? null}::timestamptz, now()))
    returning id
  `.execute(tx);
  return rows[0]?.id ?? 0;
}

/**
 * Changes a customer's balance if it suffices; false otherwise. Credits are always accepted, also by a negative
 * account. A balance falls below zero only in units that allow it, and only if the caller says so. House accounts
 * store no balance, so nothing changes for them.
 */
export async function changeBalance(
  tx: Tx,
  id: number,
  by: { balance: number; held: number; mayOwe: boolean },
): Promise<boolean> {
  const isFine = by.balance - by.held >= 0;
  const { rows } = await sql.rows({ id: sql.int8 })`
    update ledger_accounts set balance = balance + ${by.balance}, held = held + ${by.held}
    where id = ${id} and (${isFine}::bool or (may_be_negative and ${by.mayOwe}::bool)
      or balance + ${by.balance} - (held + ${by.held}) >= 0)
    returning id
  `.execute(tx);
  return rows.length > 0;
}

const balanceRow = {
  balance: sql.int8,
  held: sql.int8,
};
export type BalanceRow = Row<typeof balanceRow>;

export async function readBalance(db: Database | Tx, customerId: string, unit: Unit): Promise<BalanceRow> {
  const { rows } = await sql.rows(balanceRow)`
    select balance, held from ledger_accounts where customer_id = ${customerId} and unit = ${unit}
  `.execute(db);
  return rows[0] ?? { balance: 0, held: 0 };
}

/** Balances of gift cards that have an account, by card. */
export async function readGiftCardBalances(
  db: Database | Tx,
  giftCardIds: readonly string[],
): Promise<ReadonlyMap<string, BalanceRow>> {
  const { rows } = await sql.rows({ gift_card_id: sql.uuid.neverNull, ...balanceRow })`
    select gift_card_id, balance, held from ledger_accounts where gift_card_id = any(${[...giftCardIds]}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ gift_card_id: id, balance, held }) => [id, { balance, held }]));
}

const lineRow = {
  id: sql.int8,
  /** Positive for credits, negative for debits. */
  amount: sql.int8,
  kind: sql.text.oneOf(...transferKinds),
  cause: sql.text,
  cause_id: sql.text,
  reason: sql.text.orNull,
  created_at: sql.timestamptz,
};
export type LineRow = Row<typeof lineRow>;

/** Pending holds in favour of a customer. */
export async function readPending(db: Database | Tx, customerId: string, unit: Unit): Promise<number> {
  const { rows } = await sql.rows({ pending: sql.int8 })`
    select pending from ledger_accounts where customer_id = ${customerId} and unit = ${unit}
  `.execute(db);
  return rows[0]?.pending ?? 0;
}

/**
 * Account lines, latest first: those that changed the balance, and pending holds on request. A captured hold shows the
 * cause of the hold. Credits and debits are read through one index each, no further than the page. The account is
 * passed as a list, or the planner would scan the transfers of all accounts from the newest.
 */
export async function listLines(
  db: Database | Tx,
  customerId: string,
  unit: Unit,
  { before, limit, withPending = false }: { before: number | null; limit: number; withPending?: boolean },
): Promise<LineRow[]> {
  const account = await findAccount(db, customerId, unit);
  if (!account) return [];
  const isFinal = sql`t.kind in ('move', 'take')`;
  // The end of a hold is looked up per row: `exists` over the ledger would scan all ends.
  const isPending = sql`(t.kind = 'hold' and t.to_account = ${account.id}
    and (select e.id from ledger_transfers e where e.hold_id = t.id limit 1) is null)`;
  const isLine = withPending && account.pending > 0 ? sql`(${isFinal} or ${isPending})` : isFinal;
  const side = (column: 'from_account' | 'to_account') => sql`(
      select t.* from ledger_transfers t
      where t.${sql.ref(column)} = any(${[account.id]}::bigint[]) and (${before}::bigint is null or t.id < ${before}) and ${isLine}
      order by t.${sql.ref(column)}, t.id desc limit ${limit}
    )`;
  const { rows } = await sql.rows(lineRow)`
    select t.id, case when t.to_account = ${account.id} then t.amount else -t.amount end as amount, t.kind,
      coalesce(h.cause, t.cause) as cause, coalesce(h.cause_id, t.cause_id) as cause_id, t.reason, t.created_at
    from (${side('to_account')} union all ${side('from_account')}) t left join ledger_transfers h on h.id = t.hold_id
    order by t.id desc limit ${limit}
  `.execute(db);
  return rows;
}

async function findAccount(db: Database | Tx, customerId: string, unit: Unit) {
  const { rows } = await sql.rows({ id: sql.int8, pending: sql.int8 })`
    select id, pending from ledger_accounts where customer_id = ${customerId} and unit = ${unit}
  `.execute(db);
  return rows[0];
}
