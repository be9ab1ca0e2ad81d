import type { EndpointKey } from '@waha/contract';
import { type Actor, type Handlers, pageOf, type StaffContext } from '../../platform/bind/index.ts';
import { type Database, inTransaction, type Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { publish } from '../../platform/outbox/index.ts';
import { readCustomer, requireCustomer } from '../identity/index.ts';
import { countOrdersOf } from '../orders/index.ts';
import { audit } from '../staff/index.ts';
import { askToJoin, decide, joinByInvoice } from './join.ts';
import {
  insertJoinMessage,
  type JoinRequestRow,
  lastJoinRequest,
  listJoinMessages,
  listJoinRequests,
  readJoinRequest,
} from './join-requests.store.ts';
import { mayAskAt, maySeeRequest } from './members.policy.ts';
import { findMemberOf } from './members.store.ts';
import { presentJoinMessage, presentMembership, presentRequest } from './present-member.ts';
import type { MemberDeps } from './show-profile.ts';

type JoinKey = Extract<EndpointKey, `${string} /community/join${string}` | 'GET /community/membership-status'>;

const PAGE_LENGTH = 20;
const MOST_MESSAGES = 100;

export function joinRoutes({ db, now }: Omit<MemberDeps, 'storage'>): Handlers<JoinKey> {
  async function membershipOf(customerId: string) {
    const [member, last] = await Promise.all([findMemberOf(db, customerId), lastJoinRequest(db, customerId)]);
    return presentMembership(member, last, mayAskAt(last, now()));
  }

  async function findRequest(where: Database | Tx, id: string, actor: Actor): Promise<JoinRequestRow> {
    const request = await readJoinRequest(where, id);
    return request && maySeeRequest(request, actor) ? request : refuse('members.request_not_found');
  }

  /** Staff see who asks, as they would beside an order. */
  async function present(row: JoinRequestRow, actor: Actor) {
    if (actor.kind !== 'staff') return presentRequest(row, null);
    const [customer, orders] = await Promise.all([
      readCustomer(db, row.customer_id),
      countOrdersOf(db, row.customer_id),
    ]);
    const name = customer ? `${customer.first_name} ${customer.last_name}`.trim() : '';
    return presentRequest(row, { name, orders });
  }

  async function decideAs(
    context: StaffContext,
    id: string,
    decision: { status: 'approved' | 'rejected'; reason: string | null },
  ) {
    await findRequest(db, id, context.actor);
    await inTransaction(db, async (tx) => {
      await decide(tx, id, { ...decision, staffId: context.actor.staffId });
      await audit(tx, context, {
        action: `members.${decision.status}`,
        subject: { kind: 'join_request', id },
        before: { status: 'pending' },
        after: decision,
      });
    });
    return present(await findRequest(db, id, context.actor), context.actor);
  }

  return {
    'POST /community/join-by-invoice': async ({ body }, { actor }) => {
      const { customerId } = requireCustomer(actor);
      await joinByInvoice(db, customerId, body.invoice_number);
      return membershipOf(customerId);
    },
    'POST /community/join-request': async ({ body }, { actor }) => {
      const { customerId } = requireCustomer(actor);
      await askToJoin(db, customerId, { message: body.message, links: body.links ?? [] }, now());
      return membershipOf(customerId);
    },
    'GET /community/membership-status': (_, { actor }) => membershipOf(requireCustomer(actor).customerId),
    'GET /community/join-requests': async ({ query }, { actor }) => {
      const { page = 1, per_page: perPage = PAGE_LENGTH, status = null } = query;
      const customerId = actor.kind === 'customer' ? actor.customerId : null;
      const window = { limit: perPage, offset: (page - 1) * perPage };
      const { rows, total } = await listJoinRequests(db, { customerId, status }, window);
      return {
        data: await Promise.all(rows.map((row) => present(row, actor))),
        ...pageOf(page, perPage, total),
      };
    },
    'PUT /community/join-requests/{id}/approve': ({ params }, context) =>
      decideAs(context, params.id, { status: 'approved', reason: null }),
    'PUT /community/join-requests/{id}/reject': ({ params, body }, context) =>
      decideAs(context, params.id, { status: 'rejected', reason: body.reason }),
    'GET /community/join-requests/{id}/messages': async ({ params }, { actor }) => {
      const { id } = await findRequest(db, params.id, actor);
      return { data: (await listJoinMessages(db, id)).map(presentJoinMessage) };
    },
    'POST /community/join-requests/{id}/messages': async ({ params, body }, { actor }, tx) => {
      const request = await findRequest(tx, params.id, actor);
      const staffId = actor.kind === 'staff' ? actor.staffId : null;
      const message = { requestId: request.id, staffId, body: body.message };
      const written = await insertJoinMessage(tx, message, MOST_MESSAGES);
      if (!written) refuse(request.status === 'pending' ? 'members.too_many_messages' : 'members.request_decided');
      if (staffId) await publish(tx, [{ event: 'membership.answered', payload: { requestId: request.id } }]);
      return presentJoinMessage(written);
    },
  };
}
