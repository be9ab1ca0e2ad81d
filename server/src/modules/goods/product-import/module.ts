import { productImportEndpoints, productImportEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { productImportProcessing } from './processing.ts';
import { productImportRoutes } from './product-import.routes.ts';
import { deleteMappings } from './reading/mappings.store.ts';
import { productImportRefusalTexts } from './refusals.ts';
import { deleteImports } from './running/imports.store.ts';
import { runImport } from './running/run-import.ts';

const KEPT_MS = 30 * 86_400_000;
/** Sheets that come once a year are known again. */
const MAPPING_KEPT_MS = 400 * 86_400_000;

export const productImport = defineModule({
  name: 'product-import',
  wing: 'goods',
  processing: productImportProcessing,
  uses: ['staff', 'search', 'catalog', 'promotions'],
  needs: ['search'],
  endpoints: productImportEndpoints,
  refusals: productImportRefusalTexts,
  sends: productImportEvents,
  handlers: productImportRoutes,
  hears: (deps) => [
    {
      name: 'product-import.go-on',
      event: 'product-import.due',
      limitMs: 5 * 60_000,
      handle: () => runImport(deps),
    },
  ],
  jobs: (deps) => [
    // Resumes an import whose process died; a live process needs no job.
    { name: 'product-import.resume', cron: '* * * * *', run: () => runImport(deps) },
    {
      name: 'product-import.forget',
      cron: '41 2 * * *',
      run: async () => {
        await deleteImports(deps.db, new Date(deps.now() - KEPT_MS));
        await deleteMappings(deps.db, new Date(deps.now() - MAPPING_KEPT_MS));
      },
    },
  ],
});
