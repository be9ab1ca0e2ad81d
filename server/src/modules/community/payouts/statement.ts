import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { readStatement, type StatementLine } from '../../selling/ledger/index.ts';
import { type DayWindow, instantsOf } from './window.ts';

/** A year of the busiest affiliate; longer statements are requested in parts. */
const MOST_LINES = 5_000;

export type Kind = 'commission' | 'commission_back' | 'conversion' | 'withdrawal' | 'other';

export interface Entry {
  at: Date;
  kind: Kind;
  amount: number;
  /** The balance after it. */
  balance: number;
}

/** An account over some days: opening balance, entries and closing balance. */
export interface AccountStatement {
  unit: 'points' | 'earnings';
  opening: number;
  entries: Entry[];
  closing: number;
}

export interface AffiliateStatement {
  code: string;
  window: DayWindow;
  accounts: AccountStatement[];
}

const units = { points: 'affiliate_points', earnings: 'affiliate_earnings' } as const;
const kinds: readonly Kind[] = ['commission', 'commission_back', 'conversion', 'withdrawal'];

/** A customer's statement of points (whole points) and earnings (halalas). Refuses `payouts.statement_too_long`. */
export async function readAffiliateStatement(
  db: Database,
  { customer_id: customerId, code }: { customer_id: string; code: string },
  window: DayWindow,
): Promise<AffiliateStatement> {
  const accounts = await Promise.all(
    (['points', 'earnings'] as const).map(async (unit) => {
      const times = { ...instantsOf(window), limit: MOST_LINES + 1 };
      const { opening, lines } = await readStatement(db, customerId, units[unit], times);
      if (lines.length > MOST_LINES) refuse('payouts.statement_too_long');
      return sumTransactions(unit, opening, lines);
    }),
  );
  return { code, window, accounts };
}

export function sumTransactions(
  unit: AccountStatement['unit'],
  opening: number,
  lines: readonly StatementLine[],
): AccountStatement {
  let balance = opening;
  const entries = lines.map(({ at, cause, amount }) => {
    balance += amount;
    return { at, kind: kinds.find((kind) => kind === cause) ?? 'other', amount, balance };
  });
  return { unit, opening, entries, closing: balance };
}

export const statementWords = {
  ar: {
    title: 'كشف حساب التسويق بالعمولة',
    points: 'النقاط',
    earnings: 'رصيد السحب بالريال',
    date: 'التاريخ',
    what: 'البيان',
    amount: 'المبلغ',
    balance: 'الرصيد',
    opening: 'الرصيد في أول المدة',
    closing: 'الرصيد في آخر المدة',
    commission: 'عمولة',
    commission_back: 'عمولة عادت',
    conversion: 'تحويل نقاط',
    withdrawal: 'سحب محوّل',
    other: 'تعديل',
  },
  en: {
    title: 'Affiliate statement',
    points: 'Points',
    earnings: 'Earnings (SAR)',
    date: 'Date',
    what: 'What',
    amount: 'Amount',
    balance: 'Balance',
    opening: 'Opening balance',
    closing: 'Closing balance',
    commission: 'Commission',
    commission_back: 'Commission gone back',
    conversion: 'Points converted',
    withdrawal: 'Withdrawal paid',
    other: 'Correction',
  },
} as const;

/** An amount of a unit, exact: whole points, or riyals with two decimals. */
export function writeAmount(unit: AccountStatement['unit'], amount: number): string {
  if (unit === 'points') return String(amount);
  const halalas = Math.abs(amount);
  const text = `${Math.floor(halalas / 100)}.${String(halalas % 100).padStart(2, '0')}`;
  return amount < 0 ? `-${text}` : text;
}
