import { randomUUID } from 'node:crypto';
import type { conversionEndpoints } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { addConversion } from './consents.store.ts';
import { type AnswerDeps, keepAnswer } from './keep-answer.ts';

export function conversionRoutes(deps: AnswerDeps): Handlers<keyof typeof conversionEndpoints> {
  const { db, now, extensions } = deps;
  return {
    'POST /consents': async ({ body: { id = randomUUID(), analytics, marketing, text_version: version } }, context) => {
      await keepAnswer(deps, { id, analytics, marketing }, version, context);
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
