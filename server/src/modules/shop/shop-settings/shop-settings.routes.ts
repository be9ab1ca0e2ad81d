import { type EndpointKey, optionalSetupSteps, setupSteps, staffRoles } from '@waha/contract';
import type { HandlerDeps } from '../../../manifest/index.ts';
import type { Handlers } from '../../../platform/bind/index.ts';
import { countStaff } from '../../people/staff/index.ts';
import { brandPictureRoutes } from './brand-pictures.ts';
import { domainRoutes } from './domain/domain.routes.ts';
import { readDoneSteps } from './setup.store.ts';
import {
  appearanceTopic,
  carriersTopic,
  cartRemindersTopic,
  frameTopic,
  holdsTopic,
  languagesTopic,
  openingTopic,
  paymentsTopic,
  phoneMessagesTopic,
  refundsTopic,
  rulesTopic,
  smsTopic,
  storefrontTopic,
  storeTopic,
  taxesTopic,
} from './topics.ts';

type SettingsKey = Extract<EndpointKey, `${string} /admin/settings/${string}` | `${string} /admin/setup`>;

export function shopSettingsRoutes({
  db,
  storage,
  extensions,
  publicUrl,
  now,
  ...rest
}: Pick<
  HandlerDeps,
  'db' | 'storage' | 'extensions' | 'publicUrl' | 'now' | 'config' | 'webhookPolicy' | 'restart'
>): Handlers<SettingsKey> {
  const cartReminders = cartRemindersTopic(now);
  return {
    ...brandPictureRoutes({ db, storage }),
    ...domainRoutes({ db, publicUrl, ...rest }),
    'GET /admin/setup': async () => {
      const done = {
        ...(await readDoneSteps(db)),
        staff: (await countStaff(db, staffRoles)) > 1,
        cards: extensions.payments.length > 0,
        domain: publicUrl.startsWith('https:'),
      };
      const steps = setupSteps.map((step) => ({
        step,
        is_done: done[step],
        is_optional: optionalSetupSteps.some((one) => one === step),
      }));
      return { steps, is_done: steps.every(({ is_done: isDone, is_optional: isOptional }) => isDone || isOptional) };
    },
    'GET /admin/settings/opening': (_, context) => openingTopic.show(db, context),
    'PUT /admin/settings/opening': ({ body }, context) => openingTopic.change(db, context, body),
    'GET /admin/settings/languages': (_, context) => languagesTopic.show(db, context),
    'PUT /admin/settings/languages': ({ body }, context) => languagesTopic.change(db, context, body),
    'GET /admin/settings/store': (_, context) => storeTopic.show(db, context),
    'PUT /admin/settings/store': ({ body }, context) => storeTopic.change(db, context, body),
    'GET /admin/settings/appearance': (_, context) => appearanceTopic.show(db, context),
    'PUT /admin/settings/appearance': ({ body }, context) => appearanceTopic.change(db, context, body),
    'GET /admin/settings/frame': (_, context) => frameTopic.show(db, context),
    'PUT /admin/settings/frame': ({ body }, context) => frameTopic.change(db, context, body),
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
    'GET /admin/settings/phone-messages': (_, context) => phoneMessagesTopic.show(db, context),
    'PUT /admin/settings/phone-messages': ({ body }, context) => phoneMessagesTopic.change(db, context, body),
    'GET /admin/settings/carriers': (_, context) => carriersTopic.show(db, context),
    'PUT /admin/settings/carriers': ({ body }, context) => carriersTopic.change(db, context, body),
    'GET /admin/settings/cart-reminders': (_, context) => cartReminders.show(db, context),
    'PUT /admin/settings/cart-reminders': ({ body }, context) => cartReminders.change(db, context, body),
    'GET /admin/settings/taxes': (_, context) => taxesTopic.show(db, context),
    'PUT /admin/settings/taxes': ({ body }, context) => taxesTopic.change(db, context, body),
    'GET /admin/settings/storefront': (_, context) => storefrontTopic.show(db, context),
    'PUT /admin/settings/storefront': ({ body }, context) => storefrontTopic.change(db, context, body),
  };
}
