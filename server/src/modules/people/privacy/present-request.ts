import type { DataRequest, ListedDataRequest, OwnDataRequest } from '@waha/contract';
import type { Database, Tx } from '../../../platform/database/index.ts';
import type { DataRequestRow } from './data-requests.store.ts';
import { MOST_LOG } from './receive-request.ts';
import { listLastWords, listLog } from './request-log.store.ts';

const DAY_MS = 86_400_000;

export function presentListed(row: DataRequestRow, now: number): ListedDataRequest {
  const { id, reference, kind, source, status, name, is_extended, version } = row;
  return {
    ...{ id, reference, kind, source, status, name, is_extended, version },
    received_at: row.received_at.toISOString(),
    due_at: row.due_at.toISOString(),
    days_left: Math.floor((row.due_at.getTime() - (row.closed_at?.getTime() ?? now)) / DAY_MS),
    assigned_to: row.assigned_name,
  };
}

export async function presentRequest(where: Database | Tx, row: DataRequestRow, now: number): Promise<DataRequest> {
  const { customer_id, email, phone, language, details, refusal } = row;
  const log = await listLog(where, row.id, MOST_LOG);
  return {
    ...presentListed(row, now),
    ...{ customer_id, email, phone, language, details, refusal },
    closed_at: row.closed_at?.toISOString() ?? null,
    copy_until: row.copy_until?.toISOString() ?? null,
    log: log.map(({ step, staff_name: by, words, is_told, at }) => ({
      step,
      by,
      words,
      is_told,
      at: at.toISOString(),
    })),
  };
}

export async function presentOwn(
  where: Database | Tx,
  rows: readonly DataRequestRow[],
  now: number,
): Promise<OwnDataRequest[]> {
  const words = await listLastWords(
    where,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { id, reference, kind, status, refusal } = row;
    return {
      ...{ id, reference, kind, status, refusal },
      received_at: row.received_at.toISOString(),
      due_at: row.due_at.toISOString(),
      words: words.get(id) ?? '',
      has_copy: row.copy_until !== null && row.copy_until.getTime() > now,
    };
  });
}
