import type { EndpointKey } from '@waha/contract';
import { type Handlers, presentList } from '../../../platform/bind/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { packTar } from '../../../platform/tar/index.ts';
import { auditExport } from '../../people/staff/index.ts';
import { listArchived } from './archive.store.ts';
import { archiveDocuments } from './archive-documents.ts';
import { listTaxDocuments, readReportState, readXml } from './documents.store.ts';
import { presentDocument, presentUnit } from './present.ts';
import { MOST_UNITS, portOf, type UnitDeps, unitRoutes } from './units.routes.ts';
import { listUnits } from './units.store.ts';

type EInvoicingKey = Extract<EndpointKey, `${string} /admin/e-invoicing${string}`>;

export function eInvoicingRoutes(deps: UnitDeps): Handlers<EInvoicingKey> {
  const { db, extensions } = deps;
  return {
    ...unitRoutes(deps),
    'GET /admin/e-invoicing': async (_, { language }) => {
      const [adapter] = extensions.taxes;
      const [all, state] = [await listUnits(db), await readReportState(db)];
      return {
        provider: adapter
          ? {
              title: adapter.texts[language].name ?? adapter.name,
              environments: adapter.port.environments.map((one) => ({
                ...{ id: one.id, name: one.name[language], is_real: one.isReal },
              })),
            }
          : null,
        units: all.slice(0, MOST_UNITS).map((row) => presentUnit(row, portOf(extensions, row), language)),
        ...{ queued: state.queued, oldest_queued_at: state.oldest?.toISOString() ?? null, rejected: state.rejected },
      };
    },
    'GET /admin/e-invoicing/documents': async ({ query }, { language }) =>
      presentList(await listTaxDocuments(db, query), (rows) => rows.map((row) => presentDocument(row, language))),
    'GET /admin/e-invoicing/archive': async ({ query }, context) => {
      const pages = auditExport(db, context, { of: 'tax_documents', filters: query }, listArchived(db, query));
      return { bytes: packTar(archiveDocuments(pages, context.language)) };
    },
    'GET /admin/e-invoicing/documents/{id}/xml': async ({ params: { id } }) => {
      const { xml } = (await readXml(db, id)) ?? refuse('e_invoicing.document_not_found');
      return new TextEncoder().encode(xml);
    },
  };
}
