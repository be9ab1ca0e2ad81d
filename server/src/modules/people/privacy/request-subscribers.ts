import type { DataRequestStep } from '@waha/contract';
import type { BackgroundDeps } from '../../../manifest/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Subscriber } from '../../../platform/events/index.ts';
import { type Language, pageUrl } from '../../../platform/text/index.ts';
import { type Letterhead, readLetterhead } from '../../shop/settings/index.ts';
import { newCode, newSecret } from '../identity/index.ts';
import { contactsProvedNow } from './contacts-proved-now.ts';
import { type DataRequestRow, readDataRequest } from './data-requests.store.ts';
import { hashCode } from './receive-request.ts';
import { readLogEntry } from './request-log.store.ts';
import { codeMail, erasureCodeMail, requestTexts, stepMail, type ToldStep, wordsOfStep } from './request-mail.ts';
import { saveCode, saveCopyLink } from './request-secrets.store.ts';

type Deps = Pick<BackgroundDeps, 'db' | 'mailer' | 'sms' | 'publicUrl' | 'now'>;

const CODE_MS = 30 * 60_000;
const CODE_TRIES = 5;

/** Messages about data requests. Codes and links are made when they are sent, so that they are stored nowhere. */
export function requestSubscribers(deps: Deps): Subscriber[] {
  return [
    {
      name: 'mail.data-request-code',
      event: 'privacy.proof_requested',
      handle: ({ requestId }) => sendCode(deps, requestId),
    },
    {
      name: 'mail.data-request-moved',
      event: 'privacy.request_moved',
      async handle({ requestId, logId }) {
        const entry = await readLogEntry(deps.db, logId);
        const request = await readDataRequest(deps.db, requestId);
        if (!entry || !request || !isTold(entry.step)) return;
        await tellStep(deps, request, { step: entry.step, words: entry.words });
      },
    },
  ];
}

const isTold = (step: DataRequestStep): step is ToldStep =>
  step !== 'assigned' && step !== 'noted' && step !== 'opened';

async function sendCode({ db, mailer, sms, now }: Deps, requestId: string): Promise<void> {
  const code = newCode();
  const kept = { hash: hashCode(requestId, code), tries: CODE_TRIES, until: new Date(now() + CODE_MS) };
  const contact = await inTransaction(db, (tx) => saveCode(tx, requestId, kept));
  if (!contact) return;
  const store = await readLetterhead(db);
  const [language] = store.languagesFor(contact.language);
  if (contact.is_on_desk) return sendErasureCode({ db, mailer, sms }, { ...contact, language, code }, store);
  if (contact.email !== null) return mailer.send(codeMail({ to: contact.email, language, code }, store));
  if (contact.phone === null) return;
  const shop = store.name[language];
  const text = requestTexts.say(language, 'sms_code', { code, shop });
  await sms.send({ to: contact.phone, language, template: 'sms_code', values: { shop, code }, text });
}

interface ErasureCode {
  customer_id: string | null;
  email: string | null;
  phone: string | null;
  reference: string;
  language: Language;
  code: string;
}

async function sendErasureCode(
  { db, mailer, sms }: Pick<Deps, 'db' | 'mailer' | 'sms'>,
  { reference, language, code, ...contact }: ErasureCode,
  store: Letterhead,
): Promise<void> {
  const { email, phone } = await contactsProvedNow(db, contact);
  if (email !== null) return mailer.send(erasureCodeMail({ to: email, language, code, reference }, store));
  if (phone === null) return;
  const words = requestTexts.say(language, 'erasure_code', { code });
  const values = { shop: store.name[language], reference, words };
  await sms.send({
    to: phone,
    language,
    template: 'data_request',
    values,
    text: requestTexts.say(language, 'sms_step', values),
  });
}

async function tellStep(
  { db, mailer, sms, publicUrl, now }: Deps,
  request: DataRequestRow,
  { step, words }: { step: ToldStep; words: string },
): Promise<void> {
  // The contact may have left the account since the step was taken.
  const { email, phone } = step === 'handed_over' ? await contactsProvedNow(db, request) : request;
  if (email === null && phone === null) return;
  const store = await readLetterhead(db);
  const [language] = store.languagesFor(request.language);
  const link =
    step === 'handed_over' && request.copy_until && request.copy_until.getTime() > now()
      ? pageUrl(publicUrl, language, `/data-copy/${await makeLink(db, request.id, request.copy_until)}`)
      : undefined;
  const { reference, due_at: dueAt } = request;
  if (email !== null) {
    return mailer.send(stepMail({ to: email, language, reference, step, words, dueAt, link }, store));
  }
  if (phone === null) return;
  const values = {
    shop: store.name[language],
    reference,
    words: [wordsOfStep(language, step, dueAt), words, link].filter(Boolean).join(' '),
  };
  const text = requestTexts.say(language, 'sms_step', values);
  await sms.send({ to: phone, language, template: 'data_request', values, text });
}

async function makeLink(db: Deps['db'], id: string, until: Date): Promise<string> {
  const { secret, hash } = newSecret();
  await inTransaction(db, (tx) => saveCopyLink(tx, id, { hash, until }));
  return secret;
}
