import { recordImportEndpoints, recordImportEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { deleteImports } from './imports.store.ts';
import { deleteMappings } from './mappings.store.ts';
import { recordImportProcessing } from './processing.ts';
import { recordImportRoutes } from './record-import.routes.ts';
import { recordImportRefusalTexts } from './refusals.ts';
import { runImport } from './run-import.ts';

const DAY_MS = 86_400_000;
const KEPT_MS = 30 * DAY_MS;
/** Lines of a file that nobody runs may be somebody's personal data without a purpose. */
const UNRUN_KEPT_MS = 7 * DAY_MS;
const MAPPINGS_KEPT_MS = 730 * DAY_MS;

export const recordImport = defineModule({
  name: 'record-import',
  wing: 'shop',
  uses: ['staff'],
  endpoints: recordImportEndpoints,
  refusals: recordImportRefusalTexts,
  sends: recordImportEvents,
  handlers: recordImportRoutes,
  processing: recordImportProcessing,
  hears: (deps) => [
    {
      name: 'record-import.go-on',
      event: 'record-import.due',
      limitMs: 5 * 60_000,
      handle: () => runImport(deps),
    },
  ],
  jobs: (deps) => [
    // Resumes an import whose process died; a live process needs no job.
    { name: 'record-import.resume', cron: '* * * * *', run: () => runImport(deps) },
    {
      name: 'record-import.forget',
      cron: '51 2 * * *',
      run: async () => {
        const before = (ms: number) => new Date(deps.now() - ms);
        await deleteImports(deps.db, { any: before(KEPT_MS), unrun: before(UNRUN_KEPT_MS) });
        await deleteMappings(deps.db, before(MAPPINGS_KEPT_MS));
      },
    },
  ],
});
