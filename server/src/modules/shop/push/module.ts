import { pushEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { createWaker, type Waker } from '../../../platform/jobs/index.ts';
import { createSeal } from '../../../platform/seal/index.ts';
import { deleteDevicesOf, deleteUnusedDevices } from './devices.store.ts';
import { exportDevices } from './export-devices.ts';
import { memberPushSubscriber } from './member-subscriber.ts';
import { deleteExpired } from './messages.store.ts';
import { orderPushSubscribers } from './order-subscribers.ts';
import { pushProcessing } from './processing.ts';
import { pushRoutes } from './push.routes.ts';
import { pushRefusalTexts } from './refusals.ts';
import { runMessages } from './run-messages.ts';

declare module '../../../manifest/deps.ts' {
  interface Provided {
    pushWaker: Waker;
  }
}

const DAY_MS = 24 * 60 * 60 * 1_000;
const UNUSED_DAYS = 180;

export const push = defineModule({
  name: 'push',
  wing: 'shop',
  processing: pushProcessing,
  uses: ['settings', 'identity', 'staff', 'orders', 'members', 'member-notifications'],
  endpoints: pushEndpoints,
  refusals: pushRefusalTexts,
  apiTags: { push: 'Notifications on devices' },
  needs: ['pushWaker'],
  provides: () => ({ pushWaker: createWaker() }),
  handlers: (deps) => pushRoutes({ ...deps, seal: createSeal(deps.config) }),
  hears(deps) {
    const telling = { ...deps, wakePush: () => deps.pushWaker.wake() };
    return [...orderPushSubscribers(telling), memberPushSubscriber(telling)];
  },
  run(deps) {
    const { db, now, onError, publicUrl, webhookPolicy: policy } = deps;
    const running = runMessages({ db, now, onError, publicUrl, policy, seal: createSeal(deps.config) });
    const stopHearing = deps.pushWaker.onWake(running.wake);
    return {
      async close() {
        stopHearing();
        await running.close();
      },
    };
  },
  jobs: ({ db, now }) => [
    {
      name: 'push.forget',
      cron: '53 2 * * *',
      async run() {
        await deleteUnusedDevices(db, new Date(now() - UNUSED_DAYS * DAY_MS));
        await deleteExpired(db, new Date(now()));
      },
    },
  ],
  exportPersonalData: ({ db }) => ({ push_devices: (customerId) => exportDevices(db, customerId) }),
  erase: () => deleteDevicesOf,
});
