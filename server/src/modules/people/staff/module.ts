import { staffEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { keepMonthPartitions } from '../../../platform/partitions/index.ts';
import { deleteUnusedStaffDevices } from './devices.ts';
import { staffProcessing } from './processing.ts';
import { staffRefusalTexts } from './refusals.ts';
import { deleteExpiredStaffSessions, findStaffActor, isStaffToken } from './sessions.ts';
import { deleteExpiredSetupKeys } from './setup/setup-keys.store.ts';
import { isShopPass } from './shop-pass/issue-shop-pass.ts';
import { staffRoutes } from './staff.routes.ts';

declare module '../../../manifest/deps.ts' {
  interface Provided {
    /** Whether a pass belongs to a live session of staff. */
    isShopPass: (pass: string) => Promise<boolean>;
  }
}

const AUDIT_LOG = { name: 'audit_log', column: 'at', refusesTruncate: 'staff_audit_is_final' } as const;

export const staff = defineModule({
  name: 'staff',
  wing: 'people',
  processing: staffProcessing,
  uses: ['settings', 'identity'],
  endpoints: staffEndpoints,
  apiTags: {
    admin: 'For those who work here; tokens of customers open nothing of it, and the other way round',
  },
  refusals: staffRefusalTexts,
  provides: ({ db, now }) => ({ isShopPass: (pass: string) => isShopPass(db, pass, new Date(now())) }),
  handlers: staffRoutes,
  authenticates: ({ db, now }) => ({
    accepts: isStaffToken,
    findActor: (token) => findStaffActor(db, token, new Date(now())),
  }),
  jobs: ({ db, now, config }) => [
    {
      name: 'staff.forget',
      cron: '18 * * * *',
      async run() {
        await deleteExpiredStaffSessions(db, new Date(now()));
        await deleteUnusedStaffDevices(db, new Date(now()));
        await deleteExpiredSetupKeys(db, new Date(now()));
      },
    },
    {
      name: 'staff.audit-months',
      cron: '37 1 * * *',
      run: () => keepMonthPartitions(db, { ...AUDIT_LOG, keepMonths: config.auditMonths }, new Date(now())),
    },
  ],
});
