import type { EndpointKey, JoinMessage, SeenJoinRequest } from '@waha/contract';
import { type Actor, type Handlers, presentList } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { enforce, refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { readCustomer, requireCustomer } from '../../people/identity/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { countOrdersOf } from '../../selling/orders/index.ts';
import { askToJoin, decide, joinByInvoice } from './join.ts';
import {
  insertJoinMessage,
  type JoinMessageRow,
  type JoinRequestRow,
  lastJoinRequest,
  listJoinMessages,
  listJoinRequests,
  lockJoinRequest,
  readJoinRequest,
} from './join-requests.store.ts';
import { askableAt, maySeeRequest } from './members.policy.ts';
import { findMemberOf } from './members.store.ts';
import { presentJoinMessage, presentMembership, presentRequest } from './present-member.ts';
import type { MemberDeps } from './show-profile.ts';

type JoinKey = Extract<EndpointKey, `${string} /community/join${string}` | 'GET /community/membership-status'>;

const MOST_MESSAGES = 100;

const answers = auditedResource<WrittenAnswer, WrittenAnswer, JoinMessage>({
  read: async (_, written) => written,
  subject: ({ requestId }) => ({ kind: 'join_request', id: requestId }),
  // The text is deleted with the requester's account, but the audit log never is: only the id is logged.
  audited: ({ id }) => ({ message: id }),
  present: (_, written) => presentJoinMessage(written),
});
type WrittenAnswer = JoinMessageRow & { requestId: string };

/** Adds a message to an open request with room for it; refuses otherwise. */
async function writeOn(
  tx: Tx,
  { id, status }: JoinRequestRow,
  { staffId, message }: { staffId: string | null; message: string },
): Promise<JoinMessageRow> {
  const written = await insertJoinMessage(tx, { requestId: id, staffId, body: message }, MOST_MESSAGES);
  return written ?? refuse(status === 'pending' ? 'members.too_many_messages' : 'members.request_decided');
}

export function joinRoutes({ db, now }: Omit<MemberDeps, 'storage'>): Handlers<JoinKey> {
  async function membershipOf(customerId: string) {
    const [member, last] = await Promise.all([findMemberOf(db, customerId), lastJoinRequest(db, customerId)]);
    return presentMembership(member, last, askableAt(last, now()));
  }

  /** A request as its reader sees it; staff also see the customer's name and number of orders. */
  async function present(row: JoinRequestRow, actor: Actor) {
    if (actor.kind !== 'staff') return presentRequest(row, null);
    const [customer, orders] = await Promise.all([
      readCustomer(db, row.customer_id),
      countOrdersOf(db, row.customer_id),
    ]);
    const name = customer ? `${customer.first_name} ${customer.last_name}`.trim() : '';
    return presentRequest(row, { name, orders });
  }

  const requests = auditedResource<string, JoinRequestRow, SeenJoinRequest>({
    read: async (where, id) => (await readJoinRequest(where, id)) ?? refuse('members.request_not_found'),
    lock: async (tx, id) => (await lockJoinRequest(tx, id)) ?? refuse('members.request_not_found'),
    subject: ({ id }) => ({ kind: 'join_request', id }),
    audited: ({ status, reason }) => ({ status, reason }),
    present: (_, row, { actor }) => present(row, actor),
  });

  async function findRequest(where: Database | Tx, id: string, actor: Actor): Promise<JoinRequestRow> {
    const request = (await readJoinRequest(where, id)) ?? refuse('members.request_not_found');
    enforce(maySeeRequest(actor, request));
    return request;
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
      const mine = actor.kind === 'customer' ? ({ customer_id: actor.customerId, sort: '-created_at' } as const) : {};
      const found = await listJoinRequests(db, { ...query, ...mine });
      return presentList(found, (rows) => Promise.all(rows.map((row) => present(row, actor))));
    },
    'PUT /community/join-requests/{id}/approve': ({ params: { id } }, context) =>
      requests.change(db, context, { id, action: 'members.approved' }, (tx) =>
        decide(tx, id, { status: 'approved', reason: null, staffId: context.actor.staffId }),
      ),
    'PUT /community/join-requests/{id}/reject': ({ params: { id }, body }, context) =>
      requests.change(db, context, { id, action: 'members.rejected' }, (tx) =>
        decide(tx, id, { status: 'rejected', reason: body.reason, staffId: context.actor.staffId }),
      ),
    'GET /community/join-requests/{id}/messages': async ({ params }, { actor }) => {
      const { id } = await findRequest(db, params.id, actor);
      return { data: (await listJoinMessages(db, id)).map(presentJoinMessage) };
    },
    'POST /community/join-requests/{id}/messages': async ({ params, body }, context, tx) => {
      const { actor } = context;
      const request = await findRequest(tx, params.id, actor);
      if (actor.kind !== 'staff') return presentJoinMessage(await writeOn(tx, request, { staffId: null, ...body }));
      return answers.create(tx, { ...context, actor }, 'members.answered', async () => {
        const written = await writeOn(tx, request, { staffId: actor.staffId, ...body });
        await publish(tx, 'membership.answered', { requestId: request.id });
        return { ...written, requestId: request.id };
      });
    },
  };
}
