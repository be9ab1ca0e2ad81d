import { type EndpointKey, setupSteps } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { FileStorage } from '../../../platform/storage/index.ts';
import { logoRoutes } from './logo.ts';
import { readDoneSteps } from './setup.store.ts';
import {
  holdsTopic,
  openingTopic,
  paymentsTopic,
  refundsTopic,
  rulesTopic,
  smsTopic,
  storefrontTopic,
  storeTopic,
} from './topics.ts';

type SettingsKey = Extract<EndpointKey, `${string} /admin/settings/${string}` | `${string} /admin/setup`>;

export function shopSettingsRoutes({ db, storage }: { db: Database; storage: FileStorage }): Handlers<SettingsKey> {
  return {
    ...logoRoutes({ db, storage }),
    'GET /admin/setup': async () => {
      const done = await readDoneSteps(db);
      const steps = setupSteps.map((step) => ({ step, is_done: done[step] }));
      return { steps, is_done: steps.every(({ is_done: isDone }) => isDone) };
    },
    'GET /admin/settings/opening': (_, context) => openingTopic.show(db, context),
    'PUT /admin/settings/opening': ({ body }, context) => openingTopic.change(db, context, body),
    'GET /admin/settings/store': (_, context) => storeTopic.show(db, context),
    'PUT /admin/settings/store': ({ body }, context) => storeTopic.change(db, context, body),
    'GET /admin/settings/payments': (_, context) => paymentsTopic.show(db, context),
    'PUT /admin/settings/payments': ({ body }, context) => paymentsTopic.change(db, context, body),
    'GET /admin/settings/refunds': (_, context) => refundsTopic.show(db, context),
    'PUT /admin/settings/refunds': ({ body }, context) => refundsTopic.change(db, context, body),
    'GET /admin/settings/holds': (_, context) => holdsTopic.show(db, context),
    'PUT /admin/settings/holds': ({ body }, context) => holdsTopic.change(db, context, body),
    'GET /admin/settings/rules': (_, context) => rulesTopic.show(db, context),
    'PUT /admin/settings/rules': ({ body }, context) => rulesTopic.change(db, context, body),
    'GET /admin/settings/sms': (_, context) => smsTopic.show(db, context),
    'PUT /admin/settings/sms': ({ body }, context) => smsTopic.change(db, context, body),
    'GET /admin/settings/storefront': (_, context) => storefrontTopic.show(db, context),
    'PUT /admin/settings/storefront': ({ body }, context) => storefrontTopic.change(db, context, body),
  };
}
