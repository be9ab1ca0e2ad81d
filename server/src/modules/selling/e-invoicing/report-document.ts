import type { TaxReport } from '@waha/extend';
import type { Extensions } from '../../../extensions/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Seal } from '../../../platform/seal/index.ts';
import { type DueRow, recordAnswer, requeueDocument } from './documents.store.ts';
import { reportShape } from './shapes.ts';
import { adapterOf, openUnit } from './stamp-document.ts';
import { holdUnit, readUnit, releaseUnit, type UnitRow } from './units.store.ts';

export interface ReportDeps {
  db: Database;
  now: () => number;
  extensions: Pick<Extensions, 'taxes'>;
  seal: Seal;
}

export const REPORT_MS = 30_000;
const SHORTEST_HOLD_MS = 5_000;
const LONGEST_HOLD_MS = 15 * 60_000;
const LONGEST_ASKED_MS = 60 * 60_000;

type Answered = Exclude<TaxReport, { status: 'unanswered' }>;

/**
 * Sends one document and records the answer. Without an answer it stays in the queue as it is, and its unit waits: the chain is
 * reported in its order.
 */
export async function reportDocument(deps: ReportDeps, due: DueRow): Promise<void> {
  const { db, now } = deps;
  const unit = await readUnit(db, due.unit_id);
  if (!unit) return;
  const report = await send(deps, unit, due);
  const at = new Date(now());
  if (report.status === 'unanswered') {
    const problem = { kind: report.problem, message: report.message };
    const until = new Date(at.getTime() + holdMs(unit.failures, report.retryAfterMs));
    await holdUnit(db, unit.id, { until, problem });
    await requeueDocument(db, due, until);
    return;
  }
  if (await recordAnswer(db, due, { ...outcomeOf(report), at })) await releaseUnit(db, unit.id);
}

async function send(deps: ReportDeps, unit: UnitRow, due: DueRow): Promise<TaxReport> {
  try {
    const { port, call } = adapterOf(deps.extensions, unit);
    const opened = await openUnit(deps.seal, unit);
    const { id, mode, hash, xml, qr } = due;
    const guard = { shape: reportShape, timeoutMs: REPORT_MS };
    return await call('tax.report', guard, () => port.report({ id, mode, hash, xml, qr }, opened));
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const message = { code: 'unanswered', text: text.slice(0, 500), help: null };
    return { status: 'unanswered', problem: 'away', message, retryAfterMs: null };
  }
}

function outcomeOf(report: Answered) {
  if (report.status === 'rejected')
    return { state: 'rejected' as const, messages: [...report.errors, ...report.warnings], cleared: null };
  const { warnings, cleared } = report;
  return { state: warnings.length > 0 ? ('warned' as const) : ('accepted' as const), messages: [...warnings], cleared };
}

/** Exponential backoff with jitter; a longer pause that the authority asks for holds, within an hour. */
function holdMs(failures: number, askedMs: number | null): number {
  const backoff = Math.min(LONGEST_HOLD_MS, SHORTEST_HOLD_MS * 2 ** Math.min(failures, 12));
  return Math.max(backoff * (0.8 + Math.random() * 0.4), Math.min(askedMs ?? 0, LONGEST_ASKED_MS));
}
