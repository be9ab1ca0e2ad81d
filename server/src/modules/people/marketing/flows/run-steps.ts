import type { FlowStep } from '@waha/contract';
import { type Database, inTransaction } from '../../../../platform/database/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import { isTimely } from '../../../selling/abandoned-carts/index.ts';
import { type Letterhead, readLetterhead } from '../../../shop/settings/index.ts';
import { isMember } from '../../segments/index.ts';
import type { MarketingDeps } from '../campaigns/send-campaign.ts';
import { claimSend } from '../sends/claim-send.ts';
import type { ClaimedSend } from '../sends/claimed-send.ts';
import { senderOf } from '../sends/message-sender.ts';
import { settleSend } from '../sends/sends.store.ts';
import { withdrawSends } from '../sends/withdraw-sends.ts';
import {
  claimDue,
  type EnrolmentRow,
  endEnrolment,
  hasOrderedSince,
  isAnyDue,
  type LeavingReason,
  moveEnrolment,
} from './enrolments.store.ts';
import { readFlow } from './flows.store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BATCH = 100;
/** How long a batch holds its customers: after a crash others take them. */
const HELD_MS = 30 * 60_000;
/** Days that a message is put off by the limits before its customer leaves. */
const MOST_PUT_OFF = 7;
/** Failures in a row after which the server itself is considered down, or at its quota. */
const MOST_FAILURES = 5;

/** Has due steps run, by day, in a shop that visitors may enter. */
export async function wakeDueSteps({ db, now }: { db: Database; now: () => number }): Promise<void> {
  const at = new Date(now());
  if (!(await isAnyDue(db, at)) || !(await isTimely(db, at))) return;
  await inTransaction(db, (tx) => publish(tx, 'marketing.steps_due', { at: at.getTime() }));
}

/** Runs due steps of some customers, and publishes an event for those after them. */
export async function runDueSteps(deps: MarketingDeps): Promise<void> {
  const { db, now } = deps;
  const at = new Date(now());
  if (!(await isTimely(db, at))) return;
  const due = await claimDue(db, { at, heldUntil: new Date(at.getTime() + HELD_MS), most: BATCH });
  if (due.length === 0) return;
  const store = await readLetterhead(db);
  let inRow: Failure[] = [];
  for (const enrolment of due) {
    const outcome = await runEnrolment({ ...deps, store, at }, enrolment);
    if (outcome === null) continue;
    if (outcome === 'went') {
      await settleFailures(db, inRow, { isServerDown: false, at });
      inRow = [];
      continue;
    }
    inRow.push(outcome);
    if (inRow.length < MOST_FAILURES) continue;
    await settleFailures(db, inRow, { isServerDown: true, at });
    throw outcome.error;
  }
  await settleFailures(db, inRow, { isServerDown: false, at });
  if (due.length === BATCH) await inTransaction(db, (tx) => publish(tx, 'marketing.steps_due', { at: at.getTime() }));
}

interface Failure {
  enrolment: EnrolmentRow;
  step: number;
  claimed: ClaimedSend;
  outcome: 'away' | 'unclear';
  error: unknown;
}

/**
 * A server that is down is tried again in an hour, with what certainly did not leave. A single message that failed, or one that may have
 * been sent, is not: its customer goes on.
 */
async function settleFailures(
  db: Database,
  failed: readonly Failure[],
  { isServerDown, at }: { isServerDown: boolean; at: Date },
): Promise<void> {
  for (const { enrolment, step, claimed, outcome } of failed) {
    const { id } = enrolment;
    if (isServerDown && outcome === 'away') {
      await withdrawSends(db, [claimed]);
      await moveEnrolment(db, { id, step, dueAt: new Date(at.getTime() + HOUR_MS), putOff: 0 });
    } else {
      await settleSend(db, claimed.id, 'failed');
      await moveEnrolment(db, { id, step: step + 1, dueAt: at, putOff: 0 });
    }
  }
}

interface Running extends MarketingDeps {
  store: Letterhead;
  at: Date;
}

type Outcome = 'went' | Failure | null;

/** Runs the steps of one customer until one has to wait. The flow, the conditions and the consent are asked at this moment. */
async function runEnrolment(deps: Running, enrolment: EnrolmentRow): Promise<Outcome> {
  const { db, at } = deps;
  const { id, customer_id: customerId, steps } = enrolment;
  let outcome: Outcome = null;
  const leave = async (reason: LeavingReason | null) => {
    await endEnrolment(db, id, reason);
    return outcome;
  };
  for (let place = enrolment.step; ; place += 1) {
    const step = steps[place];
    if (!step) return leave(null);
    if (enrolment.ends_on_order && (await hasOrderedSince(db, customerId, enrolment.entered_at))) {
      return leave('ordered');
    }
    if (step.kind === 'wait') {
      await moveEnrolment(db, { id, step: place + 1, dueAt: new Date(at.getTime() + step.hours * HOUR_MS), putOff: 0 });
      return outcome;
    }
    if (step.kind === 'condition') {
      const kept = await isMember(db, customerId, { match: 'all', conditions: [step.condition] }, at);
      if (!kept) return leave('condition');
      continue;
    }
    const sent = await sendStep(deps, enrolment, { step, place });
    if (sent === 'limit' || sent === 'unreachable') return leave(sent);
    if (sent !== 'went' && sent !== 'had') return sent ?? outcome;
    if (sent === 'went') outcome = 'went';
  }
}

interface MessageStep {
  step: Extract<FlowStep, { kind: 'message' }>;
  /** Its number among the steps, from 0. */
  place: number;
}

async function sendStep(
  deps: Running,
  enrolment: EnrolmentRow,
  { step: { message }, place }: MessageStep,
): Promise<Outcome | 'had' | 'limit' | 'unreachable'> {
  const { db, store, at } = deps;
  const { id, flow_id: flowId, customer_id: customerId, put_off: putOff } = enrolment;
  // A flow that was switched off stops at once, in the middle of a batch.
  if (!(await readFlow(db, flowId))?.is_on) return null;
  const source = { flowId, enrolmentId: id, step: place };
  const sender = await senderOf(deps, message, store);
  // Night came in the middle of a batch: the step is due again in the morning.
  if (!(await sender.mayGo())) {
    await moveEnrolment(db, { id, step: place, dueAt: at, putOff });
    return null;
  }
  const claimed = await claimSend(db, { customerId, source, sender, at });
  if ((claimed === 'limit' || claimed === 'ceiling') && putOff < MOST_PUT_OFF) {
    await moveEnrolment(db, { id, step: place, dueAt: new Date(at.getTime() + DAY_MS), putOff: putOff + 1 });
    return null;
  }
  if (claimed === 'ceiling') return 'limit';
  if (typeof claimed === 'string') return claimed;
  const tried = await sender.send(claimed, source);
  if ('error' in tried) return { enrolment, step: place, claimed, ...tried };
  await settleSend(db, claimed.id, tried.outcome === 'sent' ? 'sent' : 'failed');
  await moveEnrolment(db, { id, step: place + 1, dueAt: at, putOff: 0 });
  return 'went';
}
