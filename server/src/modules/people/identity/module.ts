import { identityEndpoints, identityEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { deleteOldOptOuts } from './contacts/advertising-opt-outs.store.ts';
import { deleteOldChanges } from './contacts/changes.store.ts';
import { deleteOldCodes } from './contacts/proofs.store.ts';
import { finishErasures } from './erasure/erase-in-batches.ts';
import { identityRoutes } from './identity.routes.ts';
import type { AccountBalances } from './present-customer.ts';
import { identityProcessing } from './processing.ts';
import { identityRefusalTexts } from './refusals.ts';
import { deleteUnusedDevices } from './sign-in/devices.ts';
import { deleteOldSessions } from './sign-in/sessions.store.ts';
import { findActor, idleSince } from './sign-in/sessions.ts';

declare module '../../../manifest/deps.ts' {
  interface Provided {
    /** Store credit, points and rank of a customer; deletion of the account forfeits them. */
    balancesOf: (customerId: string) => Promise<AccountBalances>;
  }
}

export const identity = defineModule({
  name: 'identity',
  wing: 'people',
  processing: identityProcessing,
  sends: identityEvents,
  uses: ['sms', 'consents'],
  endpoints: identityEndpoints,
  apiTags: {
    auth: 'Signing in and out, proofs of who somebody is',
    user: 'What customers keep about themselves',
  },
  refusals: identityRefusalTexts,
  needs: ['balancesOf', 'unlinkAgents'],
  handlers: identityRoutes,
  authenticates: ({ db, now }) => ({
    accepts: () => true,
    findActor: (token) => findActor(db, token, new Date(now())),
  }),
  jobs: ({ db, now, batchedErasers }) => [
    { name: 'identity.finish-erasures', cron: '* * * * *', run: () => finishErasures(db, batchedErasers) },
    {
      name: 'identity.forget',
      cron: '17 * * * *',
      async run() {
        const at = new Date(now());
        await deleteOldOptOuts(db, at);
        await deleteOldChanges(db, at);
        await deleteOldCodes(db, at);
        await deleteUnusedDevices(db, at);
        await deleteOldSessions(db, at, idleSince(at));
      },
    },
  ],
});
