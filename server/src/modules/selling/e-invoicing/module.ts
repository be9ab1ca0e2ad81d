import { eInvoicingEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { createWaker, type Waker } from '../../../platform/jobs/index.ts';
import { eInvoicingInvariants } from './e-invoicing.invariants.ts';
import { eInvoicingRoutes } from './e-invoicing.routes.ts';
import { eInvoicingRefusalTexts } from './refusals.ts';
import { runReports } from './run-reports.ts';
import { type StampTaxDocument, stampDocument } from './stamp-document.ts';

declare module '../../../manifest/deps.ts' {
  interface Provided {
    stampTaxDocument: StampTaxDocument;
    taxReportWaker: Waker;
  }
}

export const eInvoicing = defineModule({
  name: 'e-invoicing',
  wing: 'selling',
  uses: ['staff'],
  endpoints: eInvoicingEndpoints,
  refusals: eInvoicingRefusalTexts,
  needs: ['taxReportWaker'],
  handlers: (deps) =>
    eInvoicingRoutes({ ...deps, seal: deps.extensions.seal, wakeReports: () => deps.taxReportWaker.wake() }),
  provides({ extensions }) {
    const taxReportWaker = createWaker();
    const deps = { extensions, seal: extensions.seal, wakeReports: () => taxReportWaker.wake() };
    return { taxReportWaker, stampTaxDocument: ((tx, of) => stampDocument(tx, deps, of)) satisfies StampTaxDocument };
  },
  run({ db, now, onError, extensions, taxReportWaker }) {
    const running = runReports({ db, now, onError, extensions, seal: extensions.seal });
    const stopHearing = taxReportWaker.onWake(running.wake);
    return {
      async close() {
        stopHearing();
        await running.close();
      },
    };
  },
  invariants: eInvoicingInvariants,
});
