import type { EndpointKey } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { recordOpenForm } from './contact.store.ts';
import { sendMessage } from './send-message.ts';

type ContactKey = Extract<EndpointKey, `${string} /contact${string}`>;

export function contactRoutes({ db, publicUrl }: { db: Database; publicUrl: string }): Handlers<ContactKey> {
  const ownHost = new URL(publicUrl).host;
  return {
    'POST /contact/form': async () => ({ form_id: await recordOpenForm(db) }),
    'POST /contact': async ({ body }, { language }, tx) => {
      const { form_id, name, email = null, phone = null, topic, order_number = null, message } = body;
      const draft = { name, email, phone, topic, orderNumber: order_number, message, language };
      const trap = body.company_site ?? '';
      return { reference: await sendMessage(tx, { ...draft, formId: form_id, trap }, ownHost) };
    },
  };
}
