import { type EndpointKey, type MachineToken, tokenScopes } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { auditedResource, confirmStaffPassword } from '../staff/index.ts';
import { createMachineToken } from './create-token.ts';
import { listTokens, lockToken, markRevoked, readToken, type TokenRow } from './machine-tokens.store.ts';

type MachineTokenKey = Extract<EndpointKey, `${string} /admin/machine-tokens${string}`>;

const MOST_SHOWN = 200;

export interface MachineTokenDeps {
  db: Database;
  now: () => number;
  limits: boolean;
}

export function machineTokenRoutes(deps: MachineTokenDeps): Handlers<MachineTokenKey> {
  const { db, now } = deps;
  const at = () => new Date(now());
  const tokens = auditedResource<string, TokenRow, MachineToken>({
    read: async (where, id) => (await readToken(where, id)) ?? refuse('machine_tokens.not_found'),
    lock: async (tx, id) => (await lockToken(tx, id)) ?? refuse('machine_tokens.not_found'),
    subject: ({ id }) => ({ kind: 'machine_token', id }),
    audited: ({ name, hint, scopes, expires_at, revoked_at }) => ({ name, hint, scopes, expires_at, revoked_at }),
    present: (_, row) => presentToken(row, at()),
  });
  return {
    'GET /admin/machine-tokens': async () =>
      (await listTokens(db, at(), MOST_SHOWN)).map((row) => presentToken(row, at())),
    'POST /admin/machine-tokens': async ({ body }, context) => {
      await confirmStaffPassword(deps, body.current_password, context);
      const { staffId: createdBy } = context.actor;
      const draft = { name: body.name, scopes: body.scopes, expiresInDays: body.expires_in_days, createdBy };
      let token = '';
      const machineToken = await tokens.create(db, context, 'tokens.created', async (tx) => {
        const created = await createMachineToken(tx, draft, at());
        token = created.token;
        return created.id;
      });
      return { machine_token: machineToken, token };
    },
    'POST /admin/machine-tokens/{id}/revoke': ({ params: { id } }, context) =>
      tokens.change(db, context, { id, action: 'tokens.revoked' }, async (tx, before) => {
        if (before.revoked_at) refuse('machine_tokens.revoked_before');
        await markRevoked(tx, id, { at: at(), by: context.actor.staffId });
      }),
  };
}

function presentToken(row: TokenRow, at: Date): MachineToken {
  const isOver = row.expires_at !== null && row.expires_at <= at;
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    scopes: tokenScopes.filter((scope) => row.scopes.includes(scope)),
    state: row.revoked_at ? 'revoked' : isOver ? 'expired' : 'active',
    created_by: row.creator,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    last_network: row.last_network,
    revoked_at: row.revoked_at?.toISOString() ?? null,
  };
}
