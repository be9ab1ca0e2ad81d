import { identityEndpoints } from '@waha/contract';
import { defineModule } from '../../../module.ts';
import { deleteOldChanges } from './contacts/changes.store.ts';
import { deleteOldCodes } from './contacts/proofs.store.ts';
import { identityRoutes } from './identity.routes.ts';
import { identityRefusalTexts } from './refusals.ts';
import { forgetOldDevices } from './sign-in/devices.ts';
import { deleteOldSessions } from './sign-in/sessions.store.ts';
import { idleSince } from './sign-in/sessions.ts';

export const identity = defineModule({
  name: 'identity',
  wing: 'people',
  uses: ['sms'],
  endpoints: identityEndpoints,
  areas: {
    auth: 'Signing in and out, proofs of who somebody is',
    user: 'What customers keep about themselves',
  },
  refusals: identityRefusalTexts,
  handlers: identityRoutes,
  jobs: ({ db, now }) => [
    {
      name: 'identity.forget',
      cron: '17 * * * *',
      async run() {
        const at = new Date(now());
        await deleteOldChanges(db, at);
        await deleteOldCodes(db, at);
        await forgetOldDevices(db, at);
        await deleteOldSessions(db, at, idleSince(at));
      },
    },
  ],
});
