import type { EndpointKey } from '@waha/contract';
import type { Extensions } from '../../../extensions/index.ts';
import type { BatchedEraser, Eraser, PersonalDataExport } from '../../../manifest/index.ts';
import type { Actor, Handlers } from '../../../platform/bind/index.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { requireTextable } from '../../shop/sms/index.ts';
import { changePassword, changeProfile } from './contacts/change-profile.ts';
import { createSendBudgets } from './contacts/send-budgets.ts';
import { undoChange } from './contacts/undo-change.ts';
import { verifyEmail, verifyPhone } from './contacts/verify-contact.ts';
import { copyOf } from './copy-of.ts';
import { type CustomerRow, readCustomer } from './customers.store.ts';
import { deleteAccount } from './erasure/delete-account.ts';
import {
  type AccountBalances,
  presentProfile,
  presentSession,
  presentSignedIn,
  presentUser,
} from './present-customer.ts';
import { createAttempts } from './sign-in/attempts.ts';
import { register } from './sign-in/register.ts';
import { requestReset } from './sign-in/request-reset.ts';
import { resetPassword } from './sign-in/reset-password.ts';
import { deleteSession, deleteSessions, listSessions } from './sign-in/sessions.store.ts';
import { idleSince, renewSession } from './sign-in/sessions.ts';
import { signIn } from './sign-in/sign-in.ts';
import { requestSignInCode, signInByCode } from './sign-in/sign-in-by-code.ts';

type IdentityKey = Extract<
  EndpointKey,
  | `${string} /auth/${string}`
  | `${string} /user/profile`
  | `${string} /user/sessions${string}`
  | 'POST /user/change-password'
  | 'POST /user/verification'
  | 'POST /user/verify-phone'
  | 'GET /user/export'
>;

export interface IdentityDeps {
  db: Database;
  now: () => number;
  limits: boolean;
  extensions: Extensions;
  /** Personal data exports by their names in the copy. */
  personalDataExports: Readonly<Record<string, PersonalDataExport>>;
  erasers: readonly Eraser[];
  batchedErasers: readonly BatchedEraser[];
  balancesOf: (customerId: string) => Promise<AccountBalances>;
  unlinkAgents: (tx: Tx, customerId: string) => Promise<void>;
}

const done = { done: true } as const;

/** The calling customer; guests and staff cannot get here with access `customer`. */
export function requireCustomer(actor: Actor): { customerId: string; sessionId: string } {
  return actor.kind === 'customer' ? actor : refuse('auth.required');
}

export function identityRoutes({
  db,
  now,
  limits,
  extensions,
  personalDataExports,
  erasers,
  batchedErasers,
  balancesOf,
  unlinkAgents,
}: IdentityDeps): Handlers<IdentityKey> {
  const sends = createSendBudgets(db, limits);
  const textable = (phone: string, visitor: string) => requireTextable({ db, now, limits, extensions }, phone, visitor);
  const attempts = createAttempts(db, limits);
  const deps = { db, now, attempts, sends, requireTextable: textable, erasers, batchedErasers };
  const read = async (actor: Actor) =>
    (await readCustomer(db, requireCustomer(actor).customerId)) ?? refuse('auth.token_invalid');
  const present = async (customer: CustomerRow) => presentProfile(customer, await balancesOf(customer.id));
  return {
    'POST /auth/register': async ({ body }, context) => presentSignedIn(await register(deps, body, context)),
    'POST /auth/login': async ({ body }, context) => presentSignedIn(await signIn(deps, body, context)),
    'POST /auth/login-code': async ({ body }, context) => {
      await requestSignInCode(deps, body, context);
      return done;
    },
    'POST /auth/login-by-code': async ({ body }, context) => {
      const signedIn = await signInByCode(deps, body, context);
      return { ...presentSignedIn(signedIn), password_ended: signedIn.isPasswordEnded };
    },
    'POST /auth/logout': async (_, { actor }) => {
      const { customerId, sessionId } = requireCustomer(actor);
      await deleteSession(db, customerId, sessionId);
      return done;
    },
    'GET /auth/me': async (_, { actor }) => ({ user: presentUser(await read(actor)) }),
    'POST /auth/refresh': async (_, { actor }) => {
      const customer = await read(actor);
      const { sessionId } = requireCustomer(actor);
      const session = await inTransaction(db, (tx) => renewSession(tx, sessionId, new Date(now())));
      return presentSession({ session, customer });
    },
    'POST /auth/forgot-password': async ({ body }, { visitor }) => {
      await requestReset(deps, { login: body.email, by: body.by }, visitor);
      return done;
    },
    'POST /auth/reset-password': async ({ body }, context) => {
      const { deviceMark } = await resetPassword(deps, body, context);
      return { done: true, device_mark: deviceMark };
    },
    'POST /auth/undo-change': async ({ body }, { visitor }) => {
      const { resetToken } = await undoChange(db, body.token, visitor, new Date(now()));
      return { reset_token: resetToken };
    },
    'POST /auth/verify-email': async ({ body }) => {
      await verifyEmail(db, body.token, new Date(now()));
      return done;
    },
    'GET /user/profile': async (_, { actor }) => ({ profile: await present(await read(actor)) }),
    'PUT /user/profile': async ({ body }, context) => ({
      profile: await present(await changeProfile(deps, requireCustomer(context.actor), body, context)),
    }),
    'DELETE /user/profile': async ({ body }, context) => {
      await deleteAccount(deps, requireCustomer(context.actor).customerId, body.password, context);
      return done;
    },
    'POST /user/change-password': async ({ body }, context) => {
      await changePassword(deps, requireCustomer(context.actor), body, context);
      return done;
    },
    'POST /user/verification': async ({ body }, { actor, visitor }) => {
      const customer = await read(actor);
      const payload = { customerId: customer.id, channel: body.channel };
      const contact = customer[body.channel];
      // An absent contact needs no message.
      if (contact === null) return done;
      if (body.channel === 'phone') await textable(contact, visitor);
      await sends.proof(body.channel, customer.id, contact);
      await inTransaction(db, (tx) => publish(tx, 'customer.verification_requested', payload));
      return done;
    },
    'POST /user/verify-phone': async ({ body }, { actor }) => ({
      profile: await present(await verifyPhone(deps, await read(actor), body.code.trim(), new Date(now()))),
    }),
    'GET /user/sessions': async (_, { actor }) => {
      const { customerId, sessionId } = requireCustomer(actor);
      const at = new Date(now());
      const rows = await listSessions(db, customerId, at, idleSince(at));
      return rows.map((row) => ({
        id: row.id,
        device: row.device,
        is_current: row.id === sessionId,
        created_at: row.created_at.toISOString(),
        last_used_at: row.last_used_at.toISOString(),
      }));
    },
    'DELETE /user/sessions': async (_, { actor }) => {
      const { customerId, sessionId } = requireCustomer(actor);
      await inTransaction(db, async (tx) => {
        await deleteSessions(tx, customerId, sessionId);
        // An agent may have been linked on one of those devices.
        await unlinkAgents(tx, customerId);
      });
      return done;
    },
    'DELETE /user/sessions/{id}': async ({ params }, { actor }) => {
      const found = await deleteSession(db, requireCustomer(actor).customerId, params.id);
      return found ? done : refuse('auth.session_not_found');
    },
    'GET /user/export': async (_, { actor, language }) => {
      const bytes = copyOf({ db, personalDataExports, balancesOf }, await read(actor), language);
      return { bytes };
    },
  };
}
