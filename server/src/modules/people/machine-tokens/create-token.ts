import { randomUUID } from 'node:crypto';
import type { TokenScope } from '@waha/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { hashSecret } from '../identity/index.ts';
import { insertToken } from './machine-tokens.store.ts';
import { hintOf, newMachineToken } from './token-format.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Tokens that work at the same time. */
export const MOST_TOKENS = 100;

export interface TokenDraft {
  name: string;
  scopes: readonly TokenScope[];
  /** null: no end. */
  expiresInDays: number | null;
  createdBy: string;
}

/** Makes a token. Its text is returned and never stored. Refuses `machine_tokens.too_many`. */
export async function createMachineToken(tx: Tx, draft: TokenDraft, at: Date): Promise<{ id: string; token: string }> {
  const { expiresInDays, ...rest } = draft;
  const token = newMachineToken();
  const id = randomUUID();
  const expiresAt = expiresInDays === null ? null : new Date(at.getTime() + expiresInDays * DAY_MS);
  const row = { ...rest, id, tokenHash: hashSecret(token), hint: hintOf(token), at, expiresAt };
  if (!(await insertToken(tx, row, MOST_TOKENS))) refuse('machine_tokens.too_many', { most: MOST_TOKENS });
  return { id, token };
}
