import { conversionEndpoints, conversionEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { publish, subscribe } from '../../../platform/events/index.ts';
import { findConversionOf, forgetConversions } from './consents.store.ts';
import { conversionRoutes } from './conversions.routes.ts';
import { sendConversion } from './send-conversion.ts';

export const conversions = defineModule({
  name: 'conversions',
  wing: 'selling',
  uses: ['orders'],
  endpoints: conversionEndpoints,
  apiTags: { consents: 'What visitors agreed to', conversions: 'What visitors who agreed did' },
  sends: conversionEvents,
  handlers: conversionRoutes,
  hears: (deps) => [
    // Each extension has a position of its own: one that fails holds up no other.
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
    {
      // An order that is paid later was no purchase when it was told of.
      name: 'conversions.confirmed',
      event: 'order.confirmed',
      handle: ({ orderId }) =>
        inTransaction(deps.db, async (tx) => {
          const conversionId = await findConversionOf(tx, orderId);
          if (conversionId) await publish(tx, 'conversion.happened', { conversionId });
        }),
    },
  ],
  jobs: ({ db, now }) => [
    { name: 'conversions.forget', cron: '17 1 * * *', run: () => forgetConversions(db, new Date(now())) },
  ],
});
