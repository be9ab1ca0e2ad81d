import { randomUUID } from 'node:crypto';
import {
  type Database,
  inSavepoint,
  inTransaction,
  isForeignKeyViolation,
  type Tx,
} from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { hashPassword } from '../../../platform/password/index.ts';
import { insertImported } from '../consents/index.ts';
import { changeMembers, leaveGroups, listGroups, readGroupOf } from '../customer-groups/index.ts';
import { deleteUnproved, fillCustomer, insertCustomers, newSecret } from '../identity/index.ts';
import { type ConsentProof, deleteProofs, insertProofs } from './consents.store.ts';
import {
  endStep,
  type ImportRow,
  isAnyAtWork,
  listDone,
  listDue,
  lockAtWork,
  type StoredRow,
  type Written,
  writeProgress,
  writeResults,
} from './imports.store.ts';
import { accountOf, groupNamed, isEmailTaken, type KnownCustomers, knownTo } from './plan-person.ts';
import type { Person } from './read-person.ts';

const AT_ONCE = 200;
/** Maximum runtime of one job; then it hands over, so that a shutdown is not delayed. */
const AT_MOST_MS = 20_000;

export interface ImportDeps {
  db: Database;
  now: () => number;
}

/**
 * Runs the next rows of the import at work: accounts, results and progress in one transaction, so that a crash leaves
 * a whole batch or none. False if nothing is left, or another process does it.
 */
export async function runPiece({ db, now }: ImportDeps): Promise<boolean> {
  // The password is known to nobody: the first sign-in is by a code. It is hashed before the transaction, which that would hold up.
  const passwordHash = await hashPassword(newSecret().secret);
  return inTransaction(db, async (tx) => {
    const row = await lockAtWork(tx);
    if (!row) return false;
    const at = new Date(now());
    const isRun = row.status === 'running';
    const due = await (isRun ? listDue : listDone)(tx, row.id, AT_ONCE);
    if (due.length === 0) {
      await endStep(tx, row.id, isRun ? 'done' : 'undone', at);
      return true;
    }
    const written = isRun ? await writeRows(tx, row, due, { passwordHash, at }) : await undoRows(tx, due);
    await writeResults(tx, row.id, written);
    await writeProgress(tx, row.id, written.length, counted(row, written));
    return true;
  });
}

/** Runs the import at work to its end, or hands over after `AT_MOST_MS`. */
export async function runImport(deps: ImportDeps): Promise<void> {
  if (!(await isAnyAtWork(deps.db))) return;
  const until = performance.now() + AT_MOST_MS;
  while (await runPiece(deps)) {
    if (performance.now() < until) continue;
    await inTransaction(deps.db, (tx) => publish(tx, 'customer-import.due', {}));
    return;
  }
}

function counted({ results }: ImportRow, written: readonly Written[]): Record<string, number> {
  const sum = { ...results };
  for (const { result } of written) sum[result] = (sum[result] ?? 0) + 1;
  // An undone row is no longer a written one.
  const isUndo = written.some(({ result }) => result !== 'done');
  return isUndo ? { ...sum, done: (sum.done ?? 0) - written.length } : sum;
}

interface Due extends StoredRow {
  person: Person;
}

async function writeRows(
  tx: Tx,
  row: ImportRow,
  stored: readonly StoredRow[],
  { passwordHash, at }: { passwordHash: string; at: Date },
): Promise<Written[]> {
  const due: Due[] = stored.flatMap(({ person, ...rest }) => (person ? [{ ...rest, person }] : []));
  const known = await knownTo(
    tx,
    due.map(({ person }) => person),
  );
  const fresh = due
    .filter(({ person }) => !accountOf(person, known) && person.phone !== null)
    .map((one) => ({ ...one, id: randomUUID() }));
  const created = await insertCustomers(
    tx,
    fresh.map(({ id, person: { group: _, ...person } }) => ({
      ...person,
      id,
      password_hash: passwordHash,
      at,
      consents: consentsOf(person),
    })),
  );
  const made = fresh.filter(({ id }) => created.has(id));
  const proofs = made.flatMap(proofsOf);
  await insertProofs(tx, { importId: row.id, fileName: row.file_name, at }, proofs);
  await insertImported(
    tx,
    proofs.map((proof) => importedFrom(row.file_name, proof)),
    at,
  );
  const idOf = new Map(made.map(({ row_number: number, id }) => [number, id]));
  const written: Written[] = [];
  for (const one of due) written.push(await writeRow(tx, row, one, { id: idOf.get(one.row_number), known }));
  return written;
}

const importedFrom = (file: string, { customerId, channel, row, header }: ConsentProof) => ({
  customerId,
  subject: channel,
  origin: `${file} · ${row} · ${header}`.slice(0, 300),
});

const consentsOf = ({ consents }: Pick<Person, 'consents'>) => ({
  email: consents.email !== undefined,
  sms: consents.sms !== undefined,
  whatsapp: consents.whatsapp !== undefined,
});

const proofsOf = ({ id, row_number: row, person }: Due & { id: string }): ConsentProof[] =>
  Object.entries(person.consents).map(([channel, header]) => ({ customerId: id, channel, row, header }));

/** Fills in an account that was there, and puts either into the group. */
async function writeRow(
  tx: Tx,
  { staff_id: staffId }: ImportRow,
  { row_number: number, person, faults }: Due,
  { id: createdId, known }: { id: string | undefined; known: KnownCustomers },
): Promise<Written> {
  const account = accountOf(person, known);
  const customerId = createdId ?? account?.id;
  // Registered a moment ago by its owner, whose account is left alone.
  if (customerId === undefined) return { number, outcome: 'update', result: 'kept', customerId: null, faults };
  const told = [...faults];
  if (account && !createdId) {
    const isTaken = isEmailTaken(person, known);
    if (isTaken) told.push('email_taken');
    await fillCustomer(tx, account.id, { ...person, ...(isTaken && { email: null }) });
  }
  if (person.group && !(await join(tx, staffId, customerId, person.group))) told.push('own_account');
  return { number, outcome: createdId ? 'create' : 'update', result: 'done', customerId, faults: [...new Set(told)] };
}

/** Puts a customer into a group that the shop has. False for an account of the staff member, which nobody favours. */
async function join(tx: Tx, staffId: string, customerId: string, name: string): Promise<boolean> {
  const group = groupNamed(await listGroups(tx), name);
  if (!group || (await readGroupOf(tx, customerId))) return true;
  try {
    await changeMembers(tx, { staffId }, { customerIds: [customerId], groupId: group.id });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Deletes accounts that the run made, unless somebody proved them or anything refers to them since. */
async function undoRows(tx: Tx, rows: readonly StoredRow[]): Promise<Written[]> {
  const written: Written[] = [];
  for (const { row_number: number, outcome, customer_id: customerId, faults } of rows) {
    const isGone = outcome === 'create' && customerId !== null && (await takeBack(tx, customerId));
    written.push({
      number,
      outcome,
      result: isGone ? 'undone' : 'kept',
      customerId: isGone ? null : customerId,
      faults,
    });
  }
  return written;
}

async function takeBack(tx: Tx, customerId: string): Promise<boolean> {
  try {
    return await inSavepoint(tx, async () => {
      await leaveGroups(tx, [customerId]);
      await deleteProofs(tx, customerId);
      if (!(await deleteUnproved(tx, customerId))) throw new InUse();
      return true;
    });
  } catch (error) {
    if (error instanceof InUse || isForeignKeyViolation(error)) return false;
    throw error;
  }
}

class InUse extends Error {}
