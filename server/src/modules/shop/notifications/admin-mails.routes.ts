import type { AdminMail, EndpointKey } from '@waha/contract';
import { z } from 'zod';
import type { Handlers } from '../../../platform/bind/index.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish, type Subscriber } from '../../../platform/events/index.ts';
import type { Mail } from '../../../platform/mail/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { auditedResource, emailOfStaff } from '../../people/staff/index.ts';
import {
  claimSettings,
  listMailTexts,
  lockSettings,
  type MailTexts,
  readLetterhead,
  readMailTexts,
  readSettingsVersion,
  saveMailTexts,
} from '../settings/index.ts';
import { editableMails } from './mails/editable-mails.ts';
import { changedIn, type MailDraft, refuseMisplaced } from './mails/mail-fields.ts';
import { type MailState, presentInList, presentMail, wordsWith } from './mails/present-mail.ts';
import type { NotificationDeps } from './subscribers/order-subscribers.ts';

type MailKey = Extract<EndpointKey, `${string} /admin/mails${string}`>;

const topicOf = (key: string) => `mail:${key}`;
const mailOf = (key: string) => editableMails.find((one) => one.key === key) ?? refuse('notifications.mail_not_found');

async function readState(where: Database | Tx, key: string): Promise<MailState> {
  const mail = mailOf(key);
  return { mail, texts: await readMailTexts(where, key), version: await readSettingsVersion(where, topicOf(key)) };
}

const mails = auditedResource<string, MailState, AdminMail>({
  read: readState,
  lock: async (tx, key) => {
    mailOf(key);
    await lockSettings(tx, topicOf(key));
    return readState(tx, key);
  },
  subject: ({ mail }) => ({ kind: 'mail', id: mail.key }),
  audited: ({ texts }) => texts.words,
  present: (_, state, { language }) => presentMail(state, language),
});

/** Test mails as an audited resource: the audit entry names the mail and the recipient alone. */
const tests = auditedResource<{ key: string; to: string }, { key: string; to: string }, { to: string }>({
  read: async (_, sent) => sent,
  subject: ({ key }) => ({ kind: 'mail', id: key }),
  audited: () => ({}),
  present: (_, { to }) => ({ to }),
});

async function save(tx: Tx, key: string, version: number, texts: MailTexts): Promise<void> {
  if (!(await claimSettings(tx, topicOf(key), version))) refuse('conflict.changed');
  await saveMailTexts(tx, key, texts);
}

interface Draft {
  key: string;
  texts: MailTexts;
  language: Language;
  to: string;
}

/** Renders a mail about invented data, with the texts of a draft. */
async function draw(db: Database, publicUrl: string, { key, texts, language, to }: Draft): Promise<Mail> {
  const mail = mailOf(key);
  const store = { ...(await readLetterhead(db)), words: wordsWith(mail, texts) };
  return mail.example({ store, publicUrl, language, to });
}

export function adminMailRoutes({ db, publicUrl }: { db: Database; publicUrl: string }): Handlers<MailKey> {
  const checked = (key: string, draft: MailDraft, language: Language) => {
    const mail = mailOf(key);
    refuseMisplaced(mail, draft, language);
    return changedIn(mail, draft);
  };
  return {
    'GET /admin/mails': async (_, { language }) => {
      const changed = await listMailTexts(db);
      const states = editableMails.map((mail): MailState => {
        return { mail, texts: changed.get(mail.key) ?? { words: {}, originals: {} }, version: 1 };
      });
      return states.map((state) => presentInList(state, language));
    },
    'GET /admin/mails/{key}': ({ params }, context) => mails.show(db, context, params.key),
    'PUT /admin/mails/{key}': ({ params: { key }, body: { version, ...draft } }, context) =>
      mails.change(db, context, { id: key, action: 'notifications.mail_changed' }, (tx) =>
        save(tx, key, version, checked(key, draft, context.language)),
      ),
    'POST /admin/mails/{key}/reset': ({ params: { key }, body: { version } }, context) =>
      mails.change(db, context, { id: key, action: 'notifications.mail_reset' }, (tx) =>
        save(tx, key, version, { words: {}, originals: {} }),
      ),
    'POST /admin/mails/{key}/preview': async ({ params: { key }, body: { language, ...draft } }, context) => {
      const texts = checked(key, draft, context.language);
      const { subject, html, text } = await draw(db, publicUrl, { key, texts, language, to: 'noura@example.com' });
      return { subject, html, text };
    },
    'POST /admin/mails/{key}/test': ({ params: { key }, body: { language, ...draft } }, context) =>
      inTransaction(db, (tx) =>
        tests.create(tx, context, 'notifications.mail_tested', async () => {
          const texts = checked(key, draft, context.language);
          const { staffId } = context.actor;
          await publish(tx, 'mail.test_due', { key, texts: JSON.stringify(texts), language, staffId });
          return { key, to: await emailOfStaff(tx, staffId) };
        }),
      ),
  };
}

const changed = z.record(z.string(), z.object({ ar: z.exactOptional(z.string()), en: z.exactOptional(z.string()) }));
const draftTexts = z.object({ words: changed, originals: changed });

/** Sends a test mail to the caller alone. */
export function mailTestSubscribers({ db, mailer, publicUrl }: NotificationDeps): Subscriber[] {
  return [
    {
      name: 'mail.test',
      event: 'mail.test_due',
      async handle(payload) {
        const { staffId, key, language, texts } = payload;
        const draft = { key, language, texts: draftTexts.parse(JSON.parse(texts)) };
        await mailer.send(await draw(db, publicUrl, { ...draft, to: await emailOfStaff(db, staffId) }));
      },
    },
  ];
}
