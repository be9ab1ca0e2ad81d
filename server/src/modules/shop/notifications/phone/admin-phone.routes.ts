import { randomUUID } from 'node:crypto';
import type { EndpointKey, PhoneMessageOverview } from '@waha/contract';
import type { TextTemplate } from '@waha/extend';
import { ExtensionError, type Extensions, hostApprovals, hostTextChannels } from '../../../../extensions/index.ts';
import type { Handlers } from '../../../../platform/bind/index.ts';
import { type Database, inTransaction } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { normalisePhone } from '../../../../platform/phone/index.ts';
import { countParts } from '../../../../platform/sms/index.ts';
import { type Language, languages } from '../../../../platform/text/index.ts';
import { refuseField } from '../../../../text/index.ts';
import { auditedResource } from '../../../people/staff/index.ts';
import { languageFor, readStoreIdentity, type StoreIdentity } from '../../settings/index.ts';
import {
  approvedText,
  countPhoneMonth,
  type PhoneTemplate,
  phoneTemplates,
  requireTextable,
  rowOf,
  sendTest,
} from '../../sms/index.ts';
import { exampleMessage } from './example-message.ts';

interface PhoneRoutesDeps {
  db: Database;
  publicUrl: string;
  extensions: Extensions;
  limits: boolean;
  now: () => number;
}

type PhoneKey = Extract<EndpointKey, `${string} /admin/phone-messages${string}`>;

/** An act upon a message as an audited resource: the entry names the message, and no number. */
const acts = auditedResource<string, string, { template: string }>({
  read: async (_, template) => template,
  subject: (template) => ({ kind: 'phone_message', id: template }),
  audited: () => ({}),
  present: (_, template) => ({ template }),
});

function templateOf(name: string): PhoneTemplate {
  return phoneTemplates.find((one) => one === name) ?? refuse('notifications.phone_message_not_found');
}

/** A text as WhatsApp says it: the places of its body filled in, and its button below. */
function approvedWords(template: PhoneTemplate, language: Language, values: Readonly<Record<string, string>>) {
  const approved = approvedText(template, language);
  if (!approved) return null;
  const body = approved.body.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
  return approved.button === null ? body : `${body}\n[${approved.button}]`;
}

function wantedText(template: PhoneTemplate, language: Language, sender: Sender): TextTemplate[] {
  const approved = approvedText(template, language);
  if (!approved) return [];
  const { values: examples } = exampleMessage(template, language, sender(language));
  return [{ ...approved, template, language, examples }];
}

type Sender = (language: Language) => { shop: string; publicUrl: string };

export function adminPhoneRoutes(deps: PhoneRoutesDeps): Handlers<PhoneKey> {
  const { db, publicUrl, extensions, now } = deps;
  const senderOf =
    ({ name }: StoreIdentity): Sender =>
    (language) => ({ shop: name[language], publicUrl });

  /** Asks the provider. One that does not answer is a refusal with a sentence, and no defect. */
  async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof ExtensionError) return refuse('notifications.approvals_unknown');
      throw error;
    }
  }

  return {
    'GET /admin/phone-messages': async (): Promise<PhoneMessageOverview> => {
      const sender = senderOf(await readStoreIdentity(db));
      const templates = phoneTemplates.map((template) => {
        const texts = languages.map((language) => {
          const { text, values } = exampleMessage(template, language, sender(language));
          return { language, text, parts: countParts(text).parts, approved: approvedWords(template, language, values) };
        });
        return { template, message: rowOf(template), texts };
      });
      const channels = [...hostTextChannels(extensions).available()];
      return { channels, templates, month: await countPhoneMonth(db, new Date(now())) };
    },
    'POST /admin/phone-messages/{template}/test': async ({ params, body }, context) => {
      const template = templateOf(params.template);
      const to = normalisePhone(body.to) ?? refuseField(context.language, 'to', 'validation.phone');
      await requireTextable(deps, to, context.visitor);
      const language = await languageFor(db, body.language);
      const example = exampleMessage(template, language, senderOf(await readStoreIdentity(db))(language));
      await inTransaction(db, (tx) =>
        acts.create(tx, context, 'notifications.phone_message_tested', async () => template),
      );
      const channels = hostTextChannels(extensions);
      return sendTest(
        { db, channels, seal: extensions.seal, now },
        { to, language, template, ...example, key: `test:${randomUUID()}` },
      );
    },
    'GET /admin/phone-messages/approvals': async () => {
      const approvals = hostApprovals(extensions);
      if (!approvals) return [];
      const sender = senderOf(await readStoreIdentity(db));
      const wanted = phoneTemplates.flatMap((one) => languages.flatMap((two) => wantedText(one, two, sender)));
      return [...(await asked(() => approvals.states(wanted)))];
    },
    'POST /admin/phone-messages/{template}/submit': async ({ params, body: { language } }, context) => {
      const template = templateOf(params.template);
      const sender = senderOf(await readStoreIdentity(db));
      const [wanted] = wantedText(template, language, sender);
      const approvals = hostApprovals(extensions);
      if (!wanted || !approvals) return refuse('notifications.approvals_unknown');
      await inTransaction(db, (tx) =>
        acts.create(tx, context, 'notifications.template_submitted', async () => template),
      );
      await asked(() => approvals.submit(wanted));
      return { template, language };
    },
  };
}
