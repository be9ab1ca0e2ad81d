import { staffEndpoints } from '@waha/contract';
import { defineModule } from '../../../module.ts';
import { forgetOldStaffDevices } from './devices.ts';
import { staffRefusalTexts } from './refusals.ts';
import { forgetOldStaffSessions } from './sessions.ts';
import { staffRoutes } from './staff.routes.ts';

export const staff = defineModule({
  name: 'staff',
  wing: 'people',
  uses: ['settings', 'identity'],
  endpoints: staffEndpoints,
  areas: {
    admin: 'For those who work here; tokens of customers open nothing of it, and the other way round',
  },
  refusals: staffRefusalTexts,
  handlers: staffRoutes,
  jobs: ({ db, now }) => [
    {
      name: 'staff.forget',
      cron: '18 * * * *',
      async run() {
        await forgetOldStaffSessions(db, new Date(now()));
        await forgetOldStaffDevices(db, new Date(now()));
      },
    },
  ],
});
