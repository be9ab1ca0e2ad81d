import { writeCsv } from '../../platform/csv/index.ts';
import type { AdminWithdrawalRow } from './payouts.store.ts';
import { writeAmount } from './statement.ts';
import { riyadhDay } from './window.ts';

/** What is to be paid, as a bank or a spreadsheet reads it: amounts in riyals, exact. In the words of banks, whoever asks. */
export function payoutsCsv(rows: readonly AdminWithdrawalRow[]): Buffer {
  return writeCsv([
    [
      'Withdrawal',
      'Affiliate',
      'Way',
      'Holder',
      'Destination',
      'Amount',
      'Currency',
      'Asked',
      'Approved',
      'Approved by',
    ],
    ...rows.map((row) => [
      row.id,
      row.code,
      row.way === 'iban' ? 'IBAN' : 'STC Pay',
      row.holder ?? '',
      // Its plus is no formula.
      (row.destination ?? '').replace(/^\+/, '00'),
      writeAmount('earnings', row.amount_halalas),
      'SAR',
      riyadhDay(row.asked_at),
      row.approved_at === null ? '' : riyadhDay(row.approved_at),
      row.approved_by_name ?? '',
    ]),
  ]);
}
