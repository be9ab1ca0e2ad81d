import type { TokenScope } from '@waha/contract';
import { createMachineToken } from '../../modules/people/machine-tokens/index.ts';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { makeStaff } from './staff-factories.ts';

export interface MadeMachineToken {
  id: string;
  token: string;
  /** Headers to send with a call. */
  headers: { authorization: string };
}

/** A machine token with these scopes, which ends in a year. */
export async function makeMachineToken(db: Database, scopes: readonly TokenScope[]): Promise<MadeMachineToken> {
  const { id: createdBy } = await makeStaff(db, 'owner');
  const draft = { name: 'نظام المستودع', scopes, expiresInDays: 365, createdBy };
  const { id, token } = await inTransaction(db, (tx) => createMachineToken(tx, draft, new Date()));
  return { id, token, headers: { authorization: `Bearer ${token}` } };
}
