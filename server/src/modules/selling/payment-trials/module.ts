import { paymentTrialEndpoints, paymentTrialEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import type { OnlineMethod } from '../payments/index.ts';
import { lookAtTrials } from './look-at-trials.ts';
import { paymentTrialRoutes } from './payment-trials.routes.ts';
import { deleteOldTrials, findTrial } from './payment-trials.store.ts';
import { paymentTrialsProcessing, TRIALS_DAYS } from './processing.ts';
import { refundSubscriber } from './refund-trial.ts';
import { paymentTrialRefusalTexts } from './refusals.ts';
import { hearTrial } from './settle-trial.ts';

interface ToldOf {
  reference: string;
  isSigned: boolean;
}

declare module '../../../manifest/deps.ts' {
  interface Provided {
    /**
     * Takes the notification of a trial: notes it, and asks the provider. False where the reference is no trial's. Throws ExtensionError
     * where the provider does not answer.
     */
    hearTrial: (method: OnlineMethod, told: ToldOf) => Promise<boolean>;
  }
}

export const paymentTrials = defineModule({
  name: 'payment-trials',
  wing: 'selling',
  uses: ['settings', 'staff', 'payments'],
  needs: ['onlineMethods'],
  endpoints: paymentTrialEndpoints,
  refusals: paymentTrialRefusalTexts,
  sends: paymentTrialEvents,
  processing: paymentTrialsProcessing,
  provides: ({ db, now }) => ({
    async hearTrial(method: OnlineMethod, { reference, isSigned }: ToldOf) {
      const trial = await findTrial(db, method.code, reference);
      if (trial) await hearTrial({ db, now }, method, trial, isSigned);
      return trial !== undefined;
    },
  }),
  handlers: paymentTrialRoutes,
  hears: (deps) => [refundSubscriber(deps)],
  jobs: ({ db, now, ...deps }) => [
    { name: 'payment-trials.look', cron: '*/3 * * * *', run: () => lookAtTrials({ db, now, ...deps }) },
    {
      name: 'payment-trials.forget',
      cron: '43 3 * * *',
      run: () => deleteOldTrials(db, new Date(now() - TRIALS_DAYS * 24 * 60 * 60 * 1_000)),
    },
  ],
});
