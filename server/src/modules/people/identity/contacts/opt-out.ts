import type { Tx } from '../../../../platform/database/index.ts';
import { recordConsent } from '../../consents/index.ts';
import { endEmailConsent, lockOptingOut } from './advertising-opt-outs.store.ts';

/** Ends the consent of a token's account to advertising by mail; again is the same as once. False for an unknown token. */
export async function optOutByToken(tx: Tx, token: string, at: Date): Promise<boolean> {
  const account = await lockOptingOut(tx, token);
  if (!account?.agrees) return account !== undefined;
  await endEmailConsent(tx, account.id);
  await recordConsent(tx, { of: { customerId: account.id }, subject: 'email', isGiven: false, way: 'mail_link', at });
  return true;
}
