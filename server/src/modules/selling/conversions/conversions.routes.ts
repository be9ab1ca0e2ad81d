import { randomUUID } from 'node:crypto';
import type { conversionEndpoints } from '@waha/contract';
import type { Extensions } from '../../../extensions/index.ts';
import type { Handlers } from '../../../platform/bind/index.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { addConversion, deleteUnsent, writeConsent } from './consents.store.ts';

interface ConversionDeps {
  db: Database;
  now: () => number;
  extensions: Extensions;
}

export function conversionRoutes({ db, now, extensions }: ConversionDeps): Handlers<keyof typeof conversionEndpoints> {
  return {
    'POST /consents': async ({ body: { id = randomUUID(), analytics, marketing, text_version: version } }, context) => {
      const told = { version, language: context.language, at: new Date(now()) };
      await inTransaction(db, async (tx) => {
        await writeConsent(tx, { id, analytics, marketing }, told);
        if (!analytics && !marketing) await deleteUnsent(tx, id);
      });
      return { id };
    },
    'POST /conversions': async ({ body }, context) => {
      // Conversions that no service is told of are not kept.
      if (extensions.conversions.length === 0 || (body.kind === 'purchase') !== (body.order_id !== undefined))
        return { done: true };
      const id = randomUUID();
      await inTransaction(db, async (tx) => {
        const isNew = await addConversion(tx, {
          ...{ id, consentId: body.consent_id, kind: body.kind, path: body.path, lines: body.lines ?? [] },
          ...{ orderId: body.order_id ?? null, agent: context.device, clicks: body.clicks ?? {}, at: new Date(now()) },
        });
        if (isNew) await publish(tx, 'conversion.happened', { conversionId: id });
      });
      return { done: true };
    },
  };
}
