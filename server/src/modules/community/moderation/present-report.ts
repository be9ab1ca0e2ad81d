import type { ReportReason } from '@waha/contract';
import type { ReportRow } from './reports.store.ts';

/** A report without its reporter. */
export function presentReport({ reason, note, created_at }: ReportRow): {
  reason: ReportReason;
  note: string | null;
  created_at: string;
} {
  return { reason, note, created_at: created_at.toISOString() };
}
