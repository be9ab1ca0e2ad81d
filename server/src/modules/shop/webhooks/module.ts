import { webhookEndpoints, webhookEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { createWaker, type Waker } from '../../../platform/jobs/index.ts';
import { createSeal } from '../../../platform/seal/index.ts';
import { deleteOldDeliveries } from './deliveries.store.ts';
import { fanOut } from './fan-out.ts';
import { webhooksProcessing } from './processing.ts';
import { webhookRefusalTexts } from './refusals.ts';
import { runDeliveries } from './run-deliveries.ts';
import { webhookRoutes } from './webhooks.routes.ts';
import { forgetFormerSecrets } from './webhooks.store.ts';

declare module '../../../manifest/deps.ts' {
  interface Provided {
    webhookWaker: Waker;
  }
}

export const webhooks = defineModule({
  name: 'webhooks',
  wing: 'shop',
  processing: webhooksProcessing,
  uses: ['staff'],
  endpoints: webhookEndpoints,
  sends: webhookEvents,
  refusals: webhookRefusalTexts,
  apiTags: { webhooks: 'Addresses that are sent what happens in the shop' },
  needs: ['webhookWaker'],
  provides: () => ({ webhookWaker: createWaker() }),
  handlers: (deps) =>
    webhookRoutes({ ...deps, seal: createSeal(deps.config), wakeWebhooks: () => deps.webhookWaker.wake() }),
  hears: (deps) => [fanOut({ ...deps, wakeWebhooks: () => deps.webhookWaker.wake() })],
  run(deps) {
    const { db, now, onError, webhookPolicy: policy } = deps;
    const running = runDeliveries({ db, now, onError, policy, seal: createSeal(deps.config) });
    const stopHearing = deps.webhookWaker.onWake(running.wake);
    return {
      async close() {
        stopHearing();
        await running.close();
      },
    };
  },
  jobs: ({ db, now }) => [
    {
      name: 'webhooks.forget',
      cron: '47 2 * * *',
      async run() {
        await deleteOldDeliveries(db, new Date(now()));
        await forgetFormerSecrets(db, new Date(now()));
      },
    },
  ],
});
