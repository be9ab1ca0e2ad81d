import { randomUUID } from 'node:crypto';
import type { EndpointKey } from '@waha/contract';
import type { HandlerDeps } from '../../../manifest/index.ts';
import type { Handlers } from '../../../platform/bind/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { deleteProcessor, saveProcessor } from './processors.store.ts';
import { listProcessors, MOST_PROCESSORS, processorResource } from './processors.ts';
import { recipientsOf } from './recipients.ts';
import { registerIn } from './register.ts';
import { registerCsv } from './register-csv.ts';

type RegisterKey = Extract<
  EndpointKey,
  `${string} /admin/privacy/register${string}` | `${string} /admin/privacy/processors${string}`
>;

export function registerRoutes({
  db,
  now,
  extensions,
  processing,
}: Pick<HandlerDeps, 'db' | 'now' | 'extensions' | 'processing'>): Handlers<RegisterKey> {
  const recipients = () => recipientsOf(extensions);
  const processors = processorResource(recipients);
  return {
    'GET /admin/privacy/register': async (_, { language }) => ({
      read_at: new Date(now()).toISOString(),
      activities: registerIn(language, processing, recipients()),
    }),
    'GET /admin/privacy/register.csv': async (_, context) => ({
      bytes: registerCsv(db, context, registerIn(context.language, processing, recipients())),
    }),
    'GET /admin/privacy/processors': (_, { language }) => listProcessors(db, recipients(), language),
    'POST /admin/privacy/processors': ({ body }, context) =>
      processors.create(db, context, 'privacy.processor_added', async (tx) => {
        const own = (await listProcessors(tx, [], 'ar')).length;
        if (own >= MOST_PROCESSORS) refuse('privacy.processors_full');
        const key = randomUUID();
        await saveProcessor(tx, { ...body, key, is_extension: false, version: 0 });
        return key;
      }),
    'PUT /admin/privacy/processors/{key}': ({ params: { key }, body }, context) =>
      processors.change(db, context, { id: key, action: 'privacy.processor_changed' }, async (tx, before) => {
        const { is_extension: isExtension } = before;
        if (before.version !== body.version) refuse('conflict.changed');
        // Which data an extension is given is its own to say.
        const written = isExtension ? { ...body, name: '', data: [] } : body;
        if (!(await saveProcessor(tx, { ...written, key, is_extension: isExtension }))) refuse('conflict.changed');
      }),
    'DELETE /admin/privacy/processors/{key}': async ({ params: { key } }, context) => {
      await processors.remove(db, context, { id: key, action: 'privacy.processor_removed' }, (tx) =>
        deleteProcessor(tx, key),
      );
      return { done: true };
    },
  };
}
