import { type EndpointKey, type PaymentTrial, toRiyals } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { closeTrial } from './look-at-trials.ts';
import { claimTrial, openPage } from './open-trial.ts';
import { listLatest, readTrial, type TrialRow } from './payment-trials.store.ts';
import { refundTrial } from './refund-trial.ts';
import { askAboutTrial } from './settle-trial.ts';
import { type TrialDeps, wordsOf } from './trial-deps.ts';
import { offeredMethods, TRIAL_AMOUNT } from './trial-offer.ts';

type TrialKey = Extract<EndpointKey, `${string} /admin/payment-trials${string}`>;

const trials = auditedResource<string, TrialRow, PaymentTrial>({
  read: async (where, id) => (await readTrial(where, id)) ?? refuse('trials.not_found'),
  subject: ({ method }) => ({ kind: 'extension', id: method }),
  audited: ({ state, failure, paid_amount, paid_currency }) => ({ state, failure, paid_amount, paid_currency }),
  present: (_, trial) => presentTrial(trial),
});

export function paymentTrialRoutes(deps: TrialDeps & { publicUrl: string }): Handlers<TrialKey> {
  const { db, onlineMethods } = deps;
  const requireTrial = async (id: string) => (await readTrial(db, id)) ?? refuse('trials.not_found');
  return {
    'GET /admin/payment-trials': async () => {
      const methods = offeredMethods(onlineMethods);
      const codes = methods.map(({ code }) => code);
      const latest = new Map((await listLatest(db, codes)).map((trial) => [trial.method, trial]));
      return {
        data: methods.map(({ code, webhook }) => {
          const trial = latest.get(code);
          const has_webhook = webhook !== undefined;
          return {
            method: code,
            amount: toRiyals(TRIAL_AMOUNT),
            has_webhook,
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
        // The queue sends the first; a press repeats one that failed.
        if (trial.refund_tries > 0) await refundTrial(deps, id).catch(wordsOf);
      }
      return trials.change(db, context, { id, action: 'payments.trial_checked' }, async () => undefined);
    },
    'POST /admin/payment-trials/{id}/cancel': async ({ params: { id } }, context) => {
      await closeTrial(deps, await requireTrial(id), 'cancelled');
      return trials.change(db, context, { id, action: 'payments.trial_cancelled' }, async () => undefined);
    },
  };
}

function presentTrial(trial: TrialRow): PaymentTrial {
  const { id, state, failure, problem, url, was_refused, paid_amount, paid_currency, refund_tries } = trial;
  return {
    ...{ id, state, failure, problem, was_refused, paid_currency, refund_tries },
    url: state === 'open' ? url : null,
    paid_amount: paid_amount === null ? null : toRiyals(paid_amount),
    opened_at: trial.opened_at.toISOString(),
    ended_at: trial.ended_at?.toISOString() ?? null,
    paid_at: trial.paid_at?.toISOString() ?? null,
    told_at: trial.told_at?.toISOString() ?? null,
    refunded_at: trial.refunded_at?.toISOString() ?? null,
  };
}
