import type { DataRequest, EndpointKey } from '@waha/contract';
import type { HandlerDeps, Provided } from '../../../manifest/index.ts';
import { type Handlers, presentList } from '../../../platform/bind/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { normalisePhone } from '../../../platform/phone/index.ts';
import { requireTextable } from '../../shop/sms/index.ts';
import { copyOf, hashSecret, readCustomer, requireCustomer } from '../identity/index.ts';
import { auditedResource } from '../staff/index.ts';
import {
  type DataRequestRow,
  listDataRequests,
  listDataRequestsOf,
  lockDataRequest,
  readDataRequest,
} from './data-requests.store.ts';
import { presentListed, presentOwn, presentRequest } from './present-request.ts';
import { checkErasureCode, requestErasureCode } from './prove-erasure.ts';
import { enterRequest, MOST_LOG, proveForm, receiveForm, receiveFromAccount } from './receive-request.ts';
import { insertLog } from './request-log.store.ts';
import { findCopy, markOpened } from './request-secrets.store.ts';
import { eraseRequested, sendCopy, takeStep } from './take-step.ts';

type VisitorKey = Extract<EndpointKey, `${string} /data-requests${string}` | `${string} /user/data-requests`>;
type DeskKey = Extract<EndpointKey, `${string} /admin/privacy/requests${string}`>;
export type RequestDeps = HandlerDeps & Pick<Provided, 'balancesOf'>;

const SOON_MS = 7 * 86_400_000;
const MOST_OWN = 50;

export function dataRequestRoutes(deps: RequestDeps): Handlers<VisitorKey> {
  const { db, now } = deps;
  return {
    'POST /data-requests': async ({ body }, { visitor, language }) => {
      const { name, email = null, kind, details = '' } = body;
      const phone = email === null && body.phone !== undefined ? normalisePhone(body.phone) : null;
      if (phone !== null) await requireTextable(deps, phone, visitor);
      return { id: await receiveForm(deps, { kind, name, email, phone, details, language }, visitor) };
    },
    'POST /data-requests/proof': async ({ body }) => {
      const proved = await proveForm(db, body.id, body.code.trim(), new Date(now()));
      return { reference: proved.reference, due_at: proved.due_at.toISOString() };
    },
    'GET /data-requests/copy': async ({ query }) => {
      const found = await findCopy(db, hashSecret(query.token), new Date(now()));
      const customer = found?.customer_id ? await readCustomer(db, found.customer_id) : undefined;
      if (!found || !customer) refuse('privacy.link_invalid');
      await inTransaction(db, async (tx) => {
        const at = new Date(now());
        const entry = { requestId: found.id, step: 'opened', staffId: null, words: '', isTold: false, at };
        // A full log keeps nobody from their data.
        if (await markOpened(tx, found.id, at)) await insertLog(tx, entry, MOST_LOG);
      });
      return { bytes: copyOf(deps, customer, found.language) };
    },
    'GET /user/data-requests': async (_, { actor }) =>
      presentOwn(db, await listDataRequestsOf(db, requireCustomer(actor).customerId, MOST_OWN), now()),
    'POST /user/data-requests': async ({ body: { kind, details = '' } }, { actor, language }, tx) => {
      const asked = { kind, details, language };
      const id = await receiveFromAccount(tx, requireCustomer(actor).customerId, asked, new Date(now()));
      const row = (await readDataRequest(tx, id)) ?? refuse('privacy.request_not_found');
      const [own] = await presentOwn(tx, [row], now());
      return own ?? refuse('privacy.request_not_found');
    },
  };
}

export function deskRoutes(deps: RequestDeps): Handlers<DeskKey> {
  const { db, now } = deps;
  const requests = auditedResource<string, DataRequestRow, DataRequest>({
    read: async (where, id) => (await readDataRequest(where, id)) ?? refuse('privacy.request_not_found'),
    lock: async (tx, id) => (await lockDataRequest(tx, id)) ?? refuse('privacy.request_not_found'),
    subject: ({ id }) => ({ kind: 'data_request', id }),
    // The audit outlives the request, so it contains nothing of the person.
    audited: ({ reference, kind, status, due_at, refusal }) => ({ reference, kind, status, due_at, refusal }),
    present: (where, row) => presentRequest(where, row, now()),
  });
  const by = (context: { actor: { staffId: string } }) => ({ staffId: context.actor.staffId, at: new Date(now()) });
  return {
    'GET /admin/privacy/requests': async ({ query: { due, ...query } }) => {
      const soon = due === 'soon' ? { due_before: new Date(now() + SOON_MS) } : {};
      const listed = await listDataRequests(db, { ...query, ...soon, is_proved: true });
      return presentList(listed, (rows) => rows.map((row) => presentListed(row, now())));
    },
    'GET /admin/privacy/requests/{id}': ({ params }, context) => requests.show(db, context, params.id),
    'POST /admin/privacy/requests': ({ body }, context, tx) =>
      requests.create(tx, context, 'privacy.request_entered', () => {
        const { name, kind, language, email = null, details = '' } = body;
        const phone = body.phone === undefined ? null : normalisePhone(body.phone);
        const letter = { name, kind, language, email, phone, details };
        const receivedAt = new Date(body.received_at);
        return enterRequest(tx, context.actor.staffId, letter, { receivedAt, at: new Date(now()) });
      }),
    'POST /admin/privacy/requests/{id}/steps': ({ params: { id }, body }, context) =>
      requests.change(db, context, { id, action: 'privacy.request_moved' }, (tx, request) =>
        takeStep(tx, request, body, by(context)),
      ),
    'POST /admin/privacy/requests/{id}/copy': ({ params: { id }, body }, context) =>
      requests.change(db, context, { id, action: 'privacy.request_copy_sent' }, (tx, request) =>
        sendCopy(tx, request, body.version, by(context)),
      ),
    'POST /admin/privacy/requests/{id}/code': ({ params: { id }, body }, context) =>
      requests.change(db, context, { id, action: 'privacy.request_code_sent' }, (tx, request) =>
        requestErasureCode(deps, tx, request, body.version),
      ),
    'POST /admin/privacy/requests/{id}/erase': async ({ params: { id }, body: { version, code = '' } }, context) => {
      await checkErasureCode(db, id, code.trim(), new Date(now()));
      return requests.change(db, context, { id, action: 'privacy.request_erased' }, (tx, request) =>
        eraseRequested(tx, deps, request, { version, ...by(context) }),
      );
    },
  };
}
