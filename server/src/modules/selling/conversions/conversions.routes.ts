import { randomUUID } from 'node:crypto';
import type { conversionEndpoints } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { countAgainstLimit } from '../../../platform/rate-limit/index.ts';
import { addConversion } from './consents.store.ts';
import { type AnswerDeps, keepAnswer } from './keep-answer.ts';
import { toldPath } from './told-path.ts';

/** Carts and checkouts of one network in a day. Purchases are not counted: each needs an order. */
const DAILY_SHARE = { most: 500, minutes: 24 * 60, code: 'request.rate_limited' } as const;

export function conversionRoutes(deps: AnswerDeps): Handlers<keyof typeof conversionEndpoints> {
  const { db, now, extensions, limits } = deps;
  return {
    'POST /consents': async ({ body: { id = randomUUID(), analytics, marketing, text_version: version } }, context) => {
      await keepAnswer(deps, { id, analytics, marketing }, version, context);
      return { id };
    },
    'POST /conversions': async ({ body }, context) => {
      const isPurchase = body.kind === 'purchase';
      // Not kept: what no service is told of, and what services refuse, as each wants a user agent.
      if (extensions.conversions.length === 0 || isPurchase !== (body.order_id !== undefined) || context.device === '')
        return { done: true };
      if (limits && !isPurchase)
        await countAgainstLimit(db, { bucket: `conversions ${context.visitor}`, ...DAILY_SHARE });
      const id = randomUUID();
      await inTransaction(db, async (tx) => {
        const isNew = await addConversion(tx, {
          ...{ id, consentId: body.consent_id, kind: body.kind, path: toldPath(body.path), lines: body.lines ?? [] },
          ...{ orderId: body.order_id ?? null, agent: context.device, clicks: body.clicks ?? {}, at: new Date(now()) },
        });
        if (isNew) await publish(tx, 'conversion.happened', { conversionId: id });
      });
      return { done: true };
    },
  };
}
