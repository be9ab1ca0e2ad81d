import { type EndpointKey, type PaymentTrial, toRiyals } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { closeTrial } from './look-at-trials.ts';
import { claimTrial, openPage } from './open-trial.ts';
import { listLatest, lockTrial, readTrial, type TrialRow } from './payment-trials.store.ts';
import { refundTrial, settleByHand } from './refund-trial.ts';
import { askAboutTrial } from './settle-trial.ts';
import { type TrialDeps, wordsOf } from './trial-deps.ts';
import { offeredMethods, TRIAL_AMOUNT } from './trial-offer.ts';

/** As many as a shop has extensions. */
const MOST_METHODS = 50;
/** Time in which the queue sends a refund by itself. */
const QUEUE_MS = 60_000;

type TrialKey = Extract<EndpointKey, `${string} /admin/payment-trials${string}`>;

const trials = auditedResource<string, TrialRow, PaymentTrial>({
  read: async (where, id) => (await readTrial(where, id)) ?? refuse('trials.not_found'),
  lock: async (tx, id) => (await lockTrial(tx, id)) ?? refuse('trials.not_found'),
  subject: ({ method }) => ({ kind: 'extension', id: method }),
  audited: ({ state, failure, paid_amount, paid_currency, refunded_by_hand }) => ({
    ...{ state, failure, paid_amount, paid_currency, refunded_by_hand },
  }),
  present: (_, trial) => presentTrial(trial),
});

export function paymentTrialRoutes(deps: TrialDeps & { publicUrl: string }): Handlers<TrialKey> {
  const { db, onlineMethods } = deps;
  const requireTrial = async (id: string) => (await readTrial(db, id)) ?? refuse('trials.not_found');
  return {
    'GET /admin/payment-trials': async () => {
      const methods = offeredMethods(onlineMethods);
      const offered = new Set(methods.map(({ code }) => code));
      const latest = new Map((await listLatest(db, [...offered])).map((trial) => [trial.method, trial]));
      // A method that is switched off is listed while its money is not given back.
      const shown = [...new Set([...offered, ...latest.keys()])].slice(0, MOST_METHODS);
      return {
        data: shown.map((code) => {
          const trial = latest.get(code);
          return {
            method: code,
            amount: toRiyals(TRIAL_AMOUNT),
            has_webhook: onlineMethods.get(code)?.webhook !== undefined,
            is_offered: offered.has(code),
            latest: trial ? presentTrial(trial) : null,
          };
        }),
      };
    },
    'POST /admin/payment-trials': async ({ body }, context) => {
      const { id } = await trials.create(db, context, 'payments.trial_opened', (tx) =>
        claimTrial(tx, deps, body.method, context.actor.staffId),
      );
      await openPage(deps, id, context.language);
      return presentTrial(await requireTrial(id));
    },
    'POST /admin/payment-trials/{id}/refresh': async ({ params: { id } }, context) => {
      const trial = await requireTrial(id);
      const method = onlineMethods.get(trial.method);
      // Outside any transaction: the provider may take its time.
      if (method) {
        await askAboutTrial(deps, method, trial).catch(wordsOf);
        if (mayRepeat(trial, deps.now())) await refundTrial(deps, id).catch(wordsOf);
      }
      return trials.change(db, context, { id, action: 'payments.trial_checked' }, async () => undefined);
    },
    'POST /admin/payment-trials/{id}/cancel': async ({ params: { id } }, context) => {
      await closeTrial(deps, await requireTrial(id), 'cancelled');
      return trials.change(db, context, { id, action: 'payments.trial_cancelled' }, async () => undefined);
    },
    'POST /admin/payment-trials/{id}/settled': async ({ params: { id } }, context) =>
      trials.change(db, context, { id, action: 'payments.trial_settled' }, async (tx) => {
        if (!(await settleByHand(tx, deps, id))) refuse('trials.not_owed');
      }),
  };
}

/** The queue sends the first refund. A press repeats one that failed, and sends one that the queue has passed over. */
function mayRepeat({ refund_tries: tries, paid_at: paidAt }: TrialRow, now: number): boolean {
  return tries > 0 || (paidAt !== null && now - paidAt.getTime() > QUEUE_MS);
}

function presentTrial(trial: TrialRow): PaymentTrial {
  const { id, state, failure, problem, url, was_refused, paid_amount, paid_currency, refund_tries, refunded_by_hand } =
    trial;
  return {
    ...{ id, state, failure, problem, was_refused, paid_currency, refund_tries, refunded_by_hand },
    url: state === 'open' ? url : null,
    paid_amount: paid_amount === null ? null : toRiyals(paid_amount),
    opened_at: trial.opened_at.toISOString(),
    ended_at: trial.ended_at?.toISOString() ?? null,
    paid_at: trial.paid_at?.toISOString() ?? null,
    told_at: trial.told_at?.toISOString() ?? null,
    refunded_at: trial.refunded_at?.toISOString() ?? null,
  };
}
