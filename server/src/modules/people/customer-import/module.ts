import { customerImportEndpoints, customerImportEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { deleteProofs, listProofs } from './consents.store.ts';
import { customerImportRoutes } from './customer-import.routes.ts';
import { deleteImports } from './imports.store.ts';
import { customerImportProcessing } from './processing.ts';
import { customerImportRefusalTexts } from './refusals.ts';
import { runImport } from './run-import.ts';

const DAY_MS = 86_400_000;
const KEPT_MS = 30 * DAY_MS;
/** Rows of a file that nobody runs are somebody's personal data without a purpose. */
const UNRUN_KEPT_MS = 7 * DAY_MS;

export const customerImport = defineModule({
  name: 'customer-import',
  wing: 'people',
  processing: customerImportProcessing,
  uses: ['consents', 'identity', 'staff', 'customer-groups'],
  endpoints: customerImportEndpoints,
  refusals: customerImportRefusalTexts,
  sends: customerImportEvents,
  handlers: customerImportRoutes,
  hears: (deps) => [
    {
      name: 'customer-import.go-on',
      event: 'customer-import.due',
      limitMs: 5 * 60_000,
      handle: () => runImport(deps),
    },
  ],
  jobs: (deps) => [
    // Resumes an import whose process died; a live process needs no job.
    { name: 'customer-import.resume', cron: '* * * * *', run: () => runImport(deps) },
    {
      name: 'customer-import.forget',
      cron: '47 2 * * *',
      run: () =>
        deleteImports(deps.db, {
          any: new Date(deps.now() - KEPT_MS),
          unrun: new Date(deps.now() - UNRUN_KEPT_MS),
        }),
    },
  ],
  exportPersonalData: ({ db }) => ({ imported_consents: (customerId) => listProofs(db, customerId) }),
  erase: () => deleteProofs,
});
