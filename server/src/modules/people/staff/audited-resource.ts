import type { AdminContext } from '../../../platform/bind/index.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { Refusal, refuse } from '../../../platform/errors/index.ts';
import type { AuditedAction } from './audit.store.ts';
import { audit } from './audit.ts';

type Action = AuditedAction['action'];

/** A resource staff edit: how it is read, written to the audit log and presented. Edits use optimistic locking by version. */
export interface AuditedResourceSpec<Id, State, Reply, Context extends AdminContext = AdminContext> {
  /** Reads the resource; refuses if it is missing. */
  read(where: Database | Tx, id: Id): Promise<State>;
  /** Like `read`, but locks the resource until the transaction ends. Defaults to `read`. */
  lock?(tx: Tx, id: Id): Promise<State>;
  subject(state: State): AuditedAction['subject'];
  /** Audited fields, before and after: never a password, a secret or a token. */
  audited(state: State): unknown;
  // A property, because methods accept a narrower context: one for staff alone would read a member of a machine token.
  present: (where: Database | Tx, state: State, context: Context) => Reply | Promise<Reply>;
}

export interface AuditedResource<Id, State, Reply, Context extends AdminContext = AdminContext> {
  show(where: Database | Tx, context: Context, id: Id): Promise<Reply>;
  /** Creates a resource; `work` returns its id. */
  create(where: Database | Tx, context: Context, action: Action, work: (tx: Tx) => Promise<Id>): Promise<Reply>;
  /**
   * Changes a resource. If `work` refuses `conflict.changed` on a version mismatch, the details hold the current
   * resource.
   */
  change(
    where: Database | Tx,
    context: Context,
    what: { id: Id; action: Action | ((after: State) => Action) },
    work: (tx: Tx, before: State) => Promise<unknown>,
  ): Promise<Reply>;
  /** Removes a resource; the audit records its last state. */
  remove(
    where: Database | Tx,
    context: Context,
    what: { id: Id; action: Action },
    work: (tx: Tx, before: State) => Promise<unknown>,
  ): Promise<void>;
}

/**
 * Wraps every change by staff in one transaction (its own, or that of an idempotent call): the change itself, the
 * cache invalidation that its writers publish, and the audit entry with the state before and after. All of it commits
 * or none.
 */
export function auditedResource<Id, State, Reply, Context extends AdminContext = AdminContext>(
  spec: AuditedResourceSpec<Id, State, Reply, Context>,
): AuditedResource<Id, State, Reply, Context> {
  const { read, lock = read, subject, audited, present } = spec;

  async function finish(tx: Tx, context: Context, id: Id, done: (after: State) => Omit<AuditedAction, 'subject'>) {
    const after = await read(tx, id);
    await audit(tx, context, { subject: subject(after), after: audited(after), ...done(after) });
    return present(tx, after, context);
  }

  return {
    show: async (where, context, id) => present(where, await read(where, id), context),
    create: (where, context, action, work) =>
      inOwnTransaction(where, async (tx) => finish(tx, context, await work(tx), () => ({ action }))),
    change: (where, context, { id, action }, work) =>
      inOwnTransaction(where, async (tx) => {
        const before = await lock(tx, id);
        await work(tx, before).catch(async (error: unknown) => {
          if (!(error instanceof Refusal) || error.code !== 'conflict.changed') throw error;
          refuse('conflict.changed', {}, { details: await present(tx, await read(tx, id), context) });
        });
        return finish(tx, context, id, (after) => ({
          action: typeof action === 'function' ? action(after) : action,
          before: audited(before),
        }));
      }),
    remove: (where, context, { id, action }, work) =>
      inOwnTransaction(where, async (tx) => {
        const before = await lock(tx, id);
        await work(tx, before);
        await audit(tx, context, { action, subject: subject(before), before: audited(before) });
      }),
  };
}

/** Runs in the present transaction, or in one of its own. */
function inOwnTransaction<Result>(where: Database | Tx, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return isTx(where) ? work(where) : inTransaction(where, work);
}

function isTx(where: Database | Tx): where is Tx {
  return where.isTransaction;
}
