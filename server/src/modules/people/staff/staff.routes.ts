import type { EndpointKey } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { readStoreIdentity } from '../../shop/settings/index.ts';
import { createAttempts } from '../identity/index.ts';
import { listAuditEntries } from './audit.store.ts';
import { audit } from './audit.ts';
import { addStaff, auditedStaff, changeStaff, changeStaffPassword, members, resetStaff } from './change-staff.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { presentChallenge, presentEnrolment, presentEntry, presentOwnSession, presentStaff } from './present-staff.ts';
import { deleteOwnSession, deleteSession } from './sessions.store.ts';
import { sessionsOf } from './sessions.ts';
import { isSetupKeyOpen, makeFirstOwner } from './setup/first-owner.ts';
import { issueShopPass } from './shop-pass/issue-shop-pass.ts';
import { type StaffDeps, startSignIn } from './sign-in.ts';
import { listStaff, readStaff } from './staff.store.ts';

type StaffKey = Extract<
  EndpointKey,
  | `${string} /admin/auth/${string}`
  | `POST /admin/setup/${'owner' | 'key'}`
  | `${string} /admin/staff${string}`
  | 'GET /admin/audit'
>;

const done = { done: true } as const;
const PAGE_LENGTH = 50;

export interface StaffRoutesDeps {
  db: Database;
  now: () => number;
  limits: boolean;
  isDemo: boolean;
}

/** For authenticator apps. */
async function shopName(db: Database): Promise<string> {
  return (await readStoreIdentity(db)).name.en;
}

function setupRoutes(deps: StaffDeps): Handlers<`POST /admin/setup/${'owner' | 'key'}`> {
  const { db, now } = deps;
  return {
    'POST /admin/setup/owner': async ({ body }, context) =>
      presentEnrolment(await makeFirstOwner(deps, body, context), await shopName(db)),
    'POST /admin/setup/key': async ({ body: { key } }) => ({
      is_open: await isSetupKeyOpen(db, key, new Date(now())),
    }),
  };
}

export function staffRoutes({ db, now, limits, isDemo }: StaffRoutesDeps): Handlers<StaffKey> {
  const deps = { db, now, attempts: createAttempts(db, limits), isDemo };
  return {
    ...setupRoutes(deps),
    'POST /admin/auth/login': async ({ body }, context) =>
      presentChallenge(await startSignIn(deps, body, context), await shopName(db)),
    'POST /admin/auth/totp': async ({ body }, context) => {
      const { session, staff, recoveryCodes, deviceMark } = await finishSignIn(deps, body, context);
      return {
        token: session.token,
        expires_at: session.expiresAt.toISOString(),
        staff: presentStaff(staff),
        recovery_codes: recoveryCodes,
        device_mark: deviceMark,
      };
    },
    'POST /admin/auth/logout': async (_, context) => {
      const { staffId, sessionId } = context.actor;
      await inTransaction(db, async (tx) => {
        await deleteSession(tx, sessionId);
        await audit(tx, context, { action: 'staff.signed_out', subject: { kind: 'staff', id: staffId } });
      });
      return done;
    },
    'GET /admin/auth/me': async (_, { actor }) => ({
      staff: presentStaff((await readStaff(db, actor.staffId)) ?? refuse('auth.token_invalid')),
    }),
    'GET /admin/auth/sessions': async (_, { actor }) =>
      (await sessionsOf(db, actor.staffId, new Date(now()))).map((row) => presentOwnSession(row, actor.sessionId)),
    'DELETE /admin/auth/sessions/{id}': async ({ params: { id } }, context) => {
      const { staffId } = context.actor;
      await inTransaction(db, async (tx) => {
        if (!(await deleteOwnSession(tx, staffId, id))) return;
        await audit(tx, context, { action: 'staff.session_ended', subject: { kind: 'staff', id: staffId } });
      });
      return done;
    },
    'POST /admin/auth/shop-pass': (_, context) =>
      inTransaction(db, async (tx) => {
        const { staffId, sessionId } = context.actor;
        await audit(tx, context, { action: 'staff.shop_pass_issued', subject: { kind: 'staff', id: staffId } });
        return { pass: await issueShopPass(tx, sessionId) };
      }),
    'POST /admin/auth/password': async ({ body }, context) => {
      await changeStaffPassword({ db, limits }, body, context);
      return done;
    },
    'GET /admin/staff': async () => (await listStaff(db)).map(presentStaff),
    'POST /admin/staff': async ({ body }, context) => {
      const { staff, oneTimePassword } = await addStaff(db, body, new Date(now()), (tx, added) =>
        audit(tx, context, {
          action: 'staff.added',
          subject: { kind: 'staff', id: added.id },
          after: auditedStaff(added),
        }),
      );
      return { staff: presentStaff(staff), one_time_password: oneTimePassword };
    },
    'PATCH /admin/staff/{id}': async ({ params, body }, context) => {
      const at = new Date(now());
      const staff = await members.change(db, context, { id: params.id, action: 'staff.changed' }, (tx, before) =>
        changeStaff(tx, before, body, at),
      );
      return { staff: presentStaff(staff) };
    },
    'POST /admin/staff/{id}/reset': async ({ params }, context) => {
      const { staff, oneTimePassword } = await resetStaff(db, params.id, context, new Date(now()));
      return { staff: presentStaff(staff), one_time_password: oneTimePassword };
    },
    'GET /admin/audit': async ({ query }) => {
      const limit = query.per_page ?? PAGE_LENGTH;
      const rows = await listAuditEntries(db, {
        before: query.cursor ?? null,
        // One extra row shows if there are more.
        limit: limit + 1,
        actorId: query.actor_id ?? null,
        action: query.action ?? null,
        subjectId: query.subject_id ?? null,
      });
      const shown = rows.slice(0, limit);
      return {
        data: shown.map(presentEntry),
        next_cursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      };
    },
  };
}
