import { type AdminCustomer, type CustomerInList, type EndpointResult, type Endpoints, toRiyals } from '@waha/contract';
import type { AdminContext } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { readAffiliate } from '../../community/affiliates/index.ts';
import { findMemberOf } from '../../community/members/index.ts';
import { listRanks, rankFor, readLifetime } from '../../community/points/index.ts';
import { creditLabel, listLines, readBalance, readPending } from '../../selling/ledger/index.ts';
import { listOrders } from '../../selling/orders/index.ts';
import { listAddresses, presentAddress } from '../addresses/index.ts';
import { readGroupOf } from '../customer-groups/index.ts';
import type { CustomerRow } from '../identity/index.ts';
import { CAUSE } from './change-credit.ts';
import { listCreditChanges } from './credit-changes.store.ts';
import { type ListedCustomer, readTotals } from './customers.store.ts';
import { listNotes } from './notes.store.ts';

const SHOWN = 20;
/** Maximum number of notes per customer. */
export const MOST_NOTES = 100;

export function presentListed(row: ListedCustomer): CustomerInList {
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    phone: row.phone,
    email: row.email,
    is_suspended: row.suspended_at !== null,
    registered_at: row.created_at.toISOString(),
    orders: row.orders,
    spent: toRiyals(row.spent_halalas),
  };
}

/** All data staff need to serve a customer, in one reply. Credentials are not read. */
export async function presentCustomer(
  where: Database | Tx,
  row: CustomerRow,
  { actor, language }: AdminContext,
): Promise<EndpointResult<Endpoints['GET /admin/customers/{id}']>> {
  const { id } = row;
  const totals = await readTotals(where, id);
  const orders = await listOrders(where, { customerId: id, status: null }, SHOWN, 0);
  const addresses = await listAddresses(where, id);
  const member = await findMemberOf(where, id);
  const affiliate = await readAffiliate(where, { customerId: id });
  const notes = await listNotes(where, id, MOST_NOTES);
  return {
    ...presentListed({ ...row, ...totals }),
    first_name: row.first_name,
    last_name: row.last_name,
    language: row.language,
    phone_verified: row.phone_verified_at !== null,
    email_verified: row.email_verified_at !== null,
    consents_since: {
      email: row.consent_email_at?.toISOString() ?? null,
      sms: row.consent_sms_at?.toISOString() ?? null,
      whatsapp: row.consent_whatsapp_at?.toISOString() ?? null,
    },
    latest_orders: orders.rows.map(({ id: orderId, number, status, total_halalas, pieces, created_at }) => ({
      id: orderId,
      number,
      status,
      total: toRiyals(total_halalas),
      pieces,
      created_at: created_at.toISOString(),
    })),
    addresses: addresses.map((address) => presentAddress(address, language)),
    store_credit: await presentCredit(where, id, language),
    points: await presentPoints(where, id),
    membership: member
      ? { handle: member.handle, status: member.status, joined_at: member.joined_at.toISOString() }
      : null,
    affiliate: affiliate ? { id: affiliate.id, code: affiliate.code, status: affiliate.status } : null,
    group: await readGroupOf(where, id),
    notes: notes.map((note) => ({
      id: note.id,
      text: note.text,
      by: note.staff_name,
      is_mine: actor.kind === 'staff' && note.staff_id === actor.staffId,
      at: note.created_at.toISOString(),
    })),
  };
}

async function presentCredit(
  where: Database | Tx,
  customerId: string,
  language: AdminContext['language'],
): Promise<AdminCustomer['store_credit']> {
  const { balance, held } = await readBalance(where, customerId, 'store_credit');
  const lines = await listLines(where, customerId, 'store_credit', { before: null, limit: SHOWN });
  const changes = new Map((await listCreditChanges(where, customerId, SHOWN)).map((change) => [change.id, change]));
  return {
    balance: toRiyals(balance - held),
    held: toRiyals(held),
    lines: lines.map((line) => {
      const change = line.cause === CAUSE ? changes.get(line.cause_id) : undefined;
      return {
        id: line.id,
        amount: toRiyals(line.amount),
        label: creditLabel(line, language),
        reason: change?.reason ?? null,
        by: change?.staff_name ?? null,
        at: line.created_at.toISOString(),
      };
    }),
  };
}

async function presentPoints(where: Database | Tx, customerId: string): Promise<AdminCustomer['points']> {
  const { balance, held } = await readBalance(where, customerId, 'loyalty_points');
  const pending = await readPending(where, customerId, 'loyalty_points');
  const lifetime = await readLifetime(where, customerId);
  return { balance: balance - held, pending, lifetime, rank: rankFor(await listRanks(where), lifetime).key };
}
