import type { ReportReason } from '@waha/contract';
import type { ReportRow } from './reports.store.ts';

/** What was told, and never who told it. */
export function presentReport({ reason, note, created_at }: ReportRow): {
  reason: ReportReason;
  note: string | null;
  created_at: string;
} {
  return { reason, note, created_at: created_at.toISOString() };
}
