import type { AdminCustomer, EndpointKey } from '@waha/contract';
import { type Handlers, presentList } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { enforce, refuse } from '../../../platform/errors/index.ts';
import { readBalance } from '../../selling/ledger/index.ts';
import { type CustomerRow, lockCustomer, readCustomer } from '../identity/index.ts';
import { auditedResource } from '../staff/index.ts';
import { changeCredit } from './change-credit.ts';
import { mayDeleteNote } from './customers.policy.ts';
import { listCustomers } from './customers.store.ts';
import { customersCsv } from './customers-csv.ts';
import { keptBySegment } from './kept-by-segment.ts';
import { deleteNote, insertNote, lockNote } from './notes.store.ts';
import { MOST_NOTES, presentCustomer, presentListed } from './present-customer.ts';

type CustomerKey = Extract<EndpointKey, `${string} /admin/customers${string}`>;

/** A customer as an audited resource of staff. */
interface Served {
  row: CustomerRow;
  /** Halalas of store credit. */
  credit: number;
}

const customers = auditedResource<string, Served, AdminCustomer>({
  read: async (where, id) => ({
    row: (await readCustomer(where, id)) ?? refuse('customers.not_found'),
    credit: (await readBalance(where, id, 'store_credit')).balance,
  }),
  // Serialises with the deletion of the account.
  lock: async (tx, id) => ({
    row: (await lockCustomer(tx, id)) ?? refuse('customers.not_found'),
    credit: (await readBalance(tx, id, 'store_credit')).balance,
  }),
  subject: ({ row }) => ({ kind: 'customer', id: row.id }),
  // The audit outlives the account, so it contains no personal data.
  audited: ({ credit }) => ({ store_credit_halalas: credit }),
  present: (where, { row }, context) => presentCustomer(where, row, context),
});

export function customerRoutes({ db, now }: { db: Database; now: () => number }): Handlers<CustomerKey> {
  const withSegment = <Query extends { segment_id?: number | undefined }>(query: Query) =>
    keptBySegment(db, query, new Date(now()));
  return {
    'GET /admin/customers': async ({ query }) =>
      presentList(await listCustomers(db, await withSegment(query)), (rows) => rows.map(presentListed)),
    'GET /admin/customers.csv': async ({ query }, context) => ({
      bytes: customersCsv(db, await withSegment(query), context),
    }),
    'GET /admin/customers/{id}': ({ params }, context) => customers.show(db, context, params.id),
    'POST /admin/customers/{id}/notes': ({ params: { id }, body }, context) =>
      customers.change(db, context, { id, action: 'customers.note_added' }, async (tx) => {
        const note = { customerId: id, staffId: context.actor.staffId, text: body.text };
        if (!(await insertNote(tx, note, MOST_NOTES))) refuse('customers.notes_full');
      }),
    'DELETE /admin/customers/{id}/notes/{note_id}': ({ params: { id, note_id: noteId } }, context) =>
      customers.change(db, context, { id, action: 'customers.note_deleted' }, async (tx) => {
        const note = (await lockNote(tx, id, noteId)) ?? refuse('customers.note_not_found');
        enforce(mayDeleteNote(context.actor, note));
        await deleteNote(tx, noteId);
      }),
    'POST /admin/customers/{id}/store-credit': ({ params: { id }, body }, context, tx) =>
      customers.change(
        tx,
        context,
        { id, action: `customers.credit_${body.direction === 'give' ? 'given' : 'taken'}` },
        () => changeCredit(tx, context.actor, id, body),
      ),
  };
}
