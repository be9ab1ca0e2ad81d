import { staffEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { deleteUnusedStaffDevices } from './devices.ts';
import { staffRefusalTexts } from './refusals.ts';
import { deleteExpiredStaffSessions, findStaffActor, isStaffToken } from './sessions.ts';
import { staffRoutes } from './staff.routes.ts';

export const staff = defineModule({
  name: 'staff',
  wing: 'people',
  uses: ['settings', 'identity'],
  endpoints: staffEndpoints,
  apiTags: {
    admin: 'For those who work here; tokens of customers open nothing of it, and the other way round',
  },
  refusals: staffRefusalTexts,
  handlers: staffRoutes,
  authenticates: ({ db, now }) => ({
    accepts: isStaffToken,
    findActor: (token) => findStaffActor(db, token, new Date(now())),
  }),
  jobs: ({ db, now }) => [
    {
      name: 'staff.forget',
      cron: '18 * * * *',
      async run() {
        await deleteExpiredStaffSessions(db, new Date(now()));
        await deleteUnusedStaffDevices(db, new Date(now()));
      },
    },
  ],
});
