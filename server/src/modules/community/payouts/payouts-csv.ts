import type { StaffContext } from '../../../platform/bind/index.ts';
import { streamCsv } from '../../../platform/csv/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { auditExport } from '../../people/staff/index.ts';
import { type AdminWithdrawalRow, listPayable } from './payouts.store.ts';
import { writeAmount } from './statement.ts';
import { riyadhDay } from './window.ts';

const HEADINGS = [
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
];
const MOST_PAYABLE = 5_000;

/**
 * Payable withdrawals as CSV for a bank or a spreadsheet: exact amounts in riyals, in the terms of banks for every
 * reader.
 */
export function payoutsCsv(db: Database, context: StaffContext): AsyncGenerator<Uint8Array> {
  return streamCsv(HEADINGS, auditExport(db, context, { of: 'payouts' }, payable(db)));
}

async function* payable(db: Database) {
  yield (await listPayable(db, MOST_PAYABLE)).map(cellsOf);
}

function cellsOf(row: AdminWithdrawalRow): (string | number)[] {
  return [
    row.id,
    row.code,
    row.way === 'iban' ? 'IBAN' : 'STC Pay',
    row.holder ?? '',
    // A leading plus is written as 00, because a spreadsheet would read it as a formula.
    (row.destination ?? '').replace(/^\+/, '00'),
    writeAmount('earnings', row.amount_halalas),
    'SAR',
    riyadhDay(row.asked_at),
    row.approved_at === null ? '' : riyadhDay(row.approved_at),
    row.approved_by_name ?? '',
  ];
}
