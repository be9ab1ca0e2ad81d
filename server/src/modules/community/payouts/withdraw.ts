import { randomUUID } from 'node:crypto';
import { type EndpointInput, type Endpoints, normaliseIban, toHalalas, toRiyals } from '@waha/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { normalisePhone } from '../../../platform/phone/index.ts';
import { placeHold, readBalance } from '../../selling/ledger/index.ts';
import { type PresentAffiliate, readProgramme } from '../affiliates/index.ts';
import { readPending } from '../commissions/index.ts';
import { insertWithdrawal } from './payouts.store.ts';

type Asked = EndpointInput<Endpoints['POST /community/affiliate/withdraw']>['body'];

const SAUDI_MOBILE = /^\+9665\d{8}$/;

/**
 * The destination as it is stored; `kept` is the IBAN of the application. Refuses a missing or invalid IBAN, one of
 * another country, and a number that STC Pay cannot have.
 */
function destinationOf({ iban: typed, stc_pay: phone, name }: Asked, kept: string | null) {
  if (phone !== undefined) {
    const number = normalisePhone(phone) ?? '';
    if (!SAUDI_MOBILE.test(number)) refuse('payouts.stc_phone_wrong');
    return { way: 'stc_pay', destination: number, holder: null } as const;
  }
  const iban = normaliseIban(typed ?? kept ?? refuse('payouts.iban_missing')) ?? refuse('payouts.iban_wrong');
  if (!iban.startsWith('SA')) refuse('payouts.iban_foreign');
  return { way: 'iban', destination: iban, holder: name ?? null } as const;
}

/**
 * Requests a withdrawal of earnings, whose amount is held immediately. Refuses less than the programme's minimum, and
 * more than the balance.
 */
export async function askToWithdraw(tx: Tx, affiliate: PresentAffiliate, asked: Asked, at: Date): Promise<string> {
  const destination = destinationOf(asked, affiliate.iban);
  const amount = toHalalas(asked.amount);
  const { leastWithdrawalHalalas: least } = await readProgramme(tx);
  if (amount < least) refuse('payouts.below_least_withdrawal', { least: toRiyals(least) });
  const { id: affiliateId, customer_id: customerId } = affiliate;
  const id = randomUUID();
  const held = await placeHold(tx, {
    unit: 'affiliate_earnings',
    from: { customerId },
    to: { house: 'spent' },
    amount,
    cause: { kind: 'withdrawal', id },
    at,
    key: `withdrawal ${id}`,
  });
  if ('isShort' in held) return refuseShort(tx, customerId, amount);
  const facts = { id, affiliate_id: affiliateId, customer_id: customerId, amount_halalas: amount };
  await insertWithdrawal(tx, { ...facts, ...destination, hold_id: held.id, asked_at: at });
  return id;
}

/** Refuses a withdrawal above the balance; the code names points to convert, pending points, or neither. */
async function refuseShort(tx: Tx, customerId: string, amount: number): Promise<never> {
  const { halalasPerPoint } = await readProgramme(tx);
  const earnings = await readBalance(tx, customerId, 'affiliate_earnings');
  const points = await readBalance(tx, customerId, 'affiliate_points');
  const pending = await readPending(tx, customerId);
  const available = earnings.balance - earnings.held;
  const withPoints = available + (points.balance - points.held) * halalasPerPoint;
  if (amount <= withPoints) refuse('payouts.convert_first', { available: toRiyals(available) });
  if (amount <= withPoints + pending * halalasPerPoint) refuse('payouts.points_pending', { pending });
  return refuse('payouts.balance_short', { available: toRiyals(available) });
}
