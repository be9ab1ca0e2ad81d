import type { ConsentWay } from '@waha/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { recordConsent } from '../../consents/index.ts';
import { endEmailConsent, endPhoneConsents, lockByProvedPhone, lockOptingOut } from './advertising-opt-outs.store.ts';

interface PhoneConsents {
  id: string;
  sms: boolean;
  whatsapp: boolean;
}

/**
 * Ends the consent to advertising that a token's link is about: by mail, or by phone. Again is the same as once. False for an unknown
 * token.
 */
export async function optOutByToken(tx: Tx, token: string, at: Date): Promise<boolean> {
  const account = await lockOptingOut(tx, token);
  if (!account) return false;
  if (account.channel === 'phone') await leavePhones(tx, account, 'message_link', at);
  else if (account.email) {
    await endEmailConsent(tx, account.id);
    await recordConsent(tx, { of: { customerId: account.id }, subject: 'email', isGiven: false, way: 'mail_link', at });
  }
  return true;
}

/** Ends the consents to advertising by phone of the account that proved a number; the account, or undefined where none was given. */
export async function optOutByReply(tx: Tx, phone: string, at: Date): Promise<string | undefined> {
  const account = await lockByProvedPhone(tx, phone);
  if (!account || !(account.sms || account.whatsapp)) return undefined;
  await leavePhones(tx, account, 'reply', at);
  return account.id;
}

/** Both channels at once: somebody who wants no text messages does not mean another one. */
async function leavePhones(tx: Tx, { id, ...given }: PhoneConsents, way: ConsentWay, at: Date): Promise<void> {
  await endPhoneConsents(tx, id);
  for (const subject of ['sms', 'whatsapp'] as const) {
    if (given[subject]) await recordConsent(tx, { of: { customerId: id }, subject, isGiven: false, way, at });
  }
}
