import { type TokenScope, tokenScopes } from '@waha/contract';
import type { MachineActor } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { TokenSource } from '../../../platform/http/index.ts';
import { countAgainstLimit } from '../../../platform/rate-limit/index.ts';
import { hashSecret } from '../identity/index.ts';
import { findToken, touchToken } from './machine-tokens.store.ts';
import { isWellFormed } from './token-format.ts';

/** Minimum time between two stored uses of a token. */
const TOUCH_MS = 60_000;
/** Calls of one token a minute, over all processes. */
export const MOST_PER_MINUTE = 300;
/** Unknown tokens of one visitor. */
const UNKNOWN = { most: 30, minutes: 15 };

export interface FindMachineDeps {
  db: Database;
  now: () => number;
  limits: boolean;
}

/**
 * The program of a machine token. The row is read with every call, so a token that is revoked in another process ends with its
 * next call. Refuses a token that is malformed (without asking the database), unknown, revoked or expired, and calls
 * beyond the limits.
 */
export async function findMachine(
  { db, now, limits }: FindMachineDeps,
  token: string,
  { visitor, network }: TokenSource,
): Promise<MachineActor> {
  if (!isWellFormed(token)) refuse('auth.key_invalid');
  const row = await findToken(db, hashSecret(token));
  if (!row) {
    // Only misses are counted: nobody can guess 178 bits, and a neighbour of a guesser keeps a token that works.
    if (limits) await countAgainstLimit(db, { bucket: `machine unknown ${visitor}`, ...UNKNOWN, code: LIMITED });
    refuse('auth.key_invalid');
  }
  const at = new Date(now());
  if (row.revoked_at) refuse('auth.key_revoked');
  if (row.expires_at && row.expires_at <= at) refuse('auth.key_expired');
  if (limits) {
    await countAgainstLimit(db, { bucket: `machine ${row.id}`, most: MOST_PER_MINUTE, minutes: 1, code: LIMITED });
  }
  const before = new Date(at.getTime() - TOUCH_MS);
  if (!row.last_used_at || row.last_used_at < before) await touchToken(db, row.id, { at, network, before });
  return { kind: 'machine', tokenId: row.id, name: row.name, scopes: row.scopes.filter(isScope) };
}

const LIMITED = 'request.rate_limited';

/** A token may be older than the scopes of today. */
const isScope = (scope: string): scope is TokenScope => tokenScopes.some((one) => one === scope);
