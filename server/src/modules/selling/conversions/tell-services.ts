import type { Extensions } from '../../../extensions/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { publish, type Subscriber, subscribe } from '../../../platform/events/index.ts';
import { findConversionOf } from './consents.store.ts';
import { type SendDeps, sendConversion } from './send-conversion.ts';

/** Tells services of conversions. Each extension has a position of its own: one that fails holds up no other. */
export const tellServices = (deps: SendDeps & { extensions: Extensions }): Subscriber[] => [
  ...deps.extensions.list
    .filter(({ conversion }) => conversion)
    .map(({ name }) =>
      subscribe(
        'conversion.happened',
        async ({ conversionId }) => {
          const adapter = deps.extensions.conversions.find((one) => one.name === name);
          if (adapter) await sendConversion(deps, adapter, conversionId);
        },
        { name: `conversions.send.${name}` },
      ),
    ),
  // An order that is paid later was no purchase when it was told of.
  subscribe(
    'order.confirmed',
    ({ orderId }) =>
      inTransaction(deps.db, async (tx) => {
        const conversionId = await findConversionOf(tx, orderId);
        if (conversionId) await publish(tx, 'conversion.happened', { conversionId });
      }),
    { name: 'conversions.confirmed' },
  ),
];
