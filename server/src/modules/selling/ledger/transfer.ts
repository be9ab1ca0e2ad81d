import type { Tx } from '../../../platform/database/index.ts';
import { readAgedBalance } from './aged-balance.store.ts';
import {
  type Account,
  type AccountRow,
  changeBalance,
  findByKey,
  insertTransfer,
  lockAccounts,
  openAccount,
  readTransfer,
  type TransferRow,
  type Unit,
} from './ledger.store.ts';

export interface TransferRequest {
  unit: Unit;
  from: Account;
  to: Account;
  /** Whole units above zero: halalas or points. */
  amount: number;
  /** The business cause. */
  cause: { kind: string; id: string };
  /**
   * Allows a negative balance, in units that permit it: for reversals of mistakes or cancelled causes. Requests of
   * customers never set this.
   */
  mayOwe?: true;
  /** Time of the event, if recorded later; now by default. */
  at?: Date;
  /** A repeated key returns the first transfer and moves nothing. */
  key: string;
}

/** The transfer's id, or `isShort` if the balance is too low: the caller knows the refusal. */
export type TransferResult = { id: number } | { isShort: true };

/** Moves an amount permanently. */
export function postTransfer(tx: Tx, order: TransferRequest): Promise<TransferResult> {
  return make(tx, order, 'move');
}

/**
 * Transfers the part of a balance that was credited before a time, oldest first. Locks the account, so concurrent
 * spending is serialised. Returns the amount; 0 if none is left.
 */
export async function transferAgedBalance(
  tx: Tx,
  { before, ...order }: Omit<TransferRequest, 'amount' | 'from'> & { from: { customerId: string }; before: Date },
): Promise<number> {
  const { id } = await openAccount(tx, order.from, order.unit);
  await lockAccounts(tx, [id]);
  const done = await findByKey(tx, order.key);
  if (done) return done.amount;
  const amount = await readAgedBalance(tx, order.from.customerId, order.unit, before);
  if (amount > 0) await postTransfer(tx, { ...order, amount });
  return amount;
}

/** Reserves an amount: it cannot be spent, and is taken or released later. */
export function placeHold(tx: Tx, order: TransferRequest): Promise<TransferResult> {
  return make(tx, order, 'hold');
}

async function make(tx: Tx, order: TransferRequest, kind: 'move' | 'hold'): Promise<TransferResult> {
  if (!Number.isSafeInteger(order.amount) || order.amount <= 0) {
    throw new Error(`a transfer moves a whole amount above zero, not ${order.amount}`);
  }
  const from = await openAccount(tx, order.from, order.unit);
  const to = await openAccount(tx, order.to, order.unit);
  // Only under this lock is it certain that no concurrent caller makes the same transfer.
  await lockAccounts(tx, [from.id, to.id]);
  const before = await findByKey(tx, order.key);
  if (before) return repeated(before, { kind, from, to, amount: order.amount });
  const isFinal = kind === 'move';
  const taken = await apply(tx, [
    {
      account: from,
      balance: isFinal ? -order.amount : 0,
      held: isFinal ? 0 : order.amount,
      mayOwe: order.mayOwe === true,
    },
    { account: to, balance: isFinal ? order.amount : 0, held: 0 },
  ]);
  if (!taken) return { isShort: true };
  const { kind: cause, id: causeId } = order.cause;
  const id = await insertTransfer(tx, {
    kind,
    from: from.id,
    to: to.id,
    amount: order.amount,
    cause,
    causeId,
    key: order.key,
    at: order.at,
  });
  return { id };
}

/** A key identifies one transfer: another transfer under it is a bug of the caller. */
function repeated(
  before: TransferRow,
  asked: { kind: string; from: AccountRow; to: AccountRow; amount: number },
): TransferResult {
  const isSame =
    before.kind === asked.kind &&
    before.from_account === asked.from.id &&
    before.to_account === asked.to.id &&
    before.amount === asked.amount;
  if (!isSame) throw new Error('this key stands for another transfer');
  return { id: before.id };
}

interface Change {
  account: AccountRow;
  balance: number;
  held: number;
  mayOwe?: boolean;
}

/** Changes the accounts of customers and gift cards, which are locked; false if a balance is too low. */
async function apply(tx: Tx, changes: readonly Change[]): Promise<boolean> {
  const ofHolders = changes.filter(({ account, balance, held }) => account.house === null && (balance || held));
  for (const { account, balance, held, mayOwe = false } of ofHolders) {
    if (!(await changeBalance(tx, account.id, { balance, held, mayOwe }))) return false;
  }
  return true;
}

/** Makes a held amount final. Repeating it has no further effect; after a release it is an error. */
export function captureHold(tx: Tx, holdId: number, accounts: HoldAccounts): Promise<void> {
  return finish(tx, holdId, accounts, 'take');
}

/** Releases a held amount back to its account. */
export function releaseHold(tx: Tx, holdId: number, accounts: HoldAccounts): Promise<void> {
  return finish(tx, holdId, accounts, 'release');
}

/** The accounts of the hold, repeated so that a wrong id cannot finish another hold. */
export type HoldAccounts = Pick<TransferRequest, 'unit' | 'from' | 'to' | 'at'>;

async function finish(tx: Tx, holdId: number, accounts: HoldAccounts, kind: 'take' | 'release'): Promise<void> {
  const held = await readTransfer(tx, holdId);
  const from = await openAccount(tx, accounts.from, accounts.unit);
  const to = await openAccount(tx, accounts.to, accounts.unit);
  if (held?.kind !== 'hold' || held.from_account !== from.id || held.to_account !== to.id) {
    throw new Error(`there is no hold ${holdId} between these accounts`);
  }
  await lockAccounts(tx, [from.id, to.id]);
  if (await findByKey(tx, `${kind} ${holdId}`)) return;
  const { amount } = held;
  const isTaken = kind === 'take';
  // The database refuses a second end of a hold (unique hold_id): one taken is never released.
  const cause = { cause: 'hold', causeId: String(holdId), at: accounts.at };
  await insertTransfer(tx, { kind, from: from.id, to: to.id, amount, holdId, ...cause, key: `${kind} ${holdId}` });
  await apply(tx, [
    { account: from, balance: isTaken ? -amount : 0, held: -amount },
    { account: to, balance: isTaken ? amount : 0, held: 0 },
  ]);
}
