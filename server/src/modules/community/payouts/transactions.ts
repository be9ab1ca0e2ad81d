import { type AffiliateTransaction, toRiyals } from '@waha/contract';
import type { Database } from '../../../platform/database/index.ts';
import { inLanguage, type Language } from '../../../platform/text/index.ts';
import { type BackRow, listBacks, listReferrals, type ReferralRow, sayReason } from '../commissions/index.ts';
import { type ConversionRow, listConversions, listWithdrawals, type WithdrawalRow } from './payouts.store.ts';
import { maskDestination } from './present-payouts.ts';
import { payoutTexts as texts } from './texts.ts';

type Numbered = { number: number; present: () => Omit<AffiliateTransaction, 'id'> };

/**
 * All transactions of a customer's points and earnings, the latest first. The four kinds share one sequence of numbers,
 * so that a page is merged from four pages.
 */
export async function listTransactions(
  db: Database,
  customerId: string,
  page: { before: number | null; limit: number },
  language: Language,
): Promise<AffiliateTransaction[]> {
  const [commissions, backs, conversions, withdrawals] = await Promise.all([
    listReferrals(db, customerId, page),
    listBacks(db, customerId, page),
    listConversions(db, customerId, page),
    listWithdrawals(db, customerId, page),
  ]);
  const all: Numbered[] = [
    ...commissions.map((row) => ({ number: row.number, present: () => presentCommission(row, language) })),
    ...backs.map((row) => ({ number: row.number, present: () => presentBack(row, language) })),
    ...conversions.map((row) => ({ number: row.number, present: () => presentConversion(row, language) })),
    ...withdrawals.map((row) => ({ number: row.number, present: () => presentPayout(row, language) })),
  ];
  return all
    .toSorted((one, other) => other.number - one.number)
    .slice(0, page.limit)
    .map(({ number: id, present }) => ({ id, ...present() }));
}

const nothing = { points: null, amount: null, reason: null } as const;
const doneIn = (language: Language) => ({ state: 'done', state_label: texts.say(language, 'state_done') }) as const;

/** Shows the points as they were posted first: points taken back have a line of their own. */
function presentCommission(row: ReferralRow, language: Language): Omit<AffiliateTransaction, 'id'> {
  const wasPosted = row.posted_at !== null;
  return {
    kind: 'commission',
    label: texts.say(language, 'commission', { city: inLanguage(row, 'city', language) }),
    at: row.placed_at.toISOString(),
    ...nothing,
    points: wasPosted ? row.points + row.back_points : row.points,
    state: wasPosted ? 'posted' : row.state,
    state_label: texts.say(language, `state_${wasPosted ? 'posted' : row.state}`),
    reason: wasPosted ? null : sayReason(row, language),
  };
}

function presentBack(row: BackRow, language: Language): Omit<AffiliateTransaction, 'id'> {
  return {
    kind: 'reversal',
    label: texts.say(language, row.reason === 'staff' ? 'reversal_staff' : 'reversal'),
    at: row.made_at.toISOString(),
    ...nothing,
    points: -row.points,
    ...doneIn(language),
    reason: row.staff_reason,
  };
}

function presentConversion(row: ConversionRow, language: Language): Omit<AffiliateTransaction, 'id'> {
  return {
    kind: 'conversion',
    label: texts.say(language, `to_${row.kind}`),
    at: row.converted_at.toISOString(),
    ...nothing,
    points: -row.points,
    amount: toRiyals(row.halalas),
    ...doneIn(language),
  };
}

function presentPayout(row: WithdrawalRow, language: Language): Omit<AffiliateTransaction, 'id'> {
  const destination = maskDestination(row.destination) ?? '';
  return {
    kind: 'withdrawal',
    label: texts.say(language, 'withdrawal', { destination }),
    at: row.asked_at.toISOString(),
    ...nothing,
    amount: -toRiyals(row.amount_halalas),
    state: row.status,
    state_label: texts.say(language, `status_${row.status}`),
    reason: row.reason,
  };
}
