import { type Database, inTransaction } from '../../../../platform/database/index.ts';
import type { Subscriber } from '../../../../platform/events/index.ts';
import type { Mailer } from '../../../../platform/mail/index.ts';
import type { SmsSender } from '../../../../platform/sms/index.ts';
import { type Language, pageUrl } from '../../../../platform/text/index.ts';
import {
  type CustomerRow,
  issueCode,
  issueLink,
  issueUndo,
  type ResetPurpose,
  readCustomer,
  signInMethods,
} from '../../../people/identity/index.ts';
import { languageFor, readLetterhead, readStoreIdentity } from '../../settings/index.ts';
import { type AccountMail, accountMail, accountTexts } from '../mails/account-mail.ts';
import { originBoundCode } from '../mails/code-message.ts';

export interface AccountNotificationDeps {
  db: Database;
  mailer: Mailer;
  sms: SmsSender;
  publicUrl: string;
  now: () => number;
}

type Message = 'sms_reset' | 'sms_claim' | `sms_${'password' | 'email' | 'phone'}_changed`;

type CodeMessage = 'sms_code' | 'sms_login_code';

/** Fields of the events of an account; each event has some of them. */
interface Payload {
  /** Empty where the requested login does not exist. */
  customerId: string;
  channel?: 'email' | 'phone';
  purpose?: ResetPurpose;
  changeId?: string;
  by?: 'email' | 'phone';
  host?: string;
}

/**
 * Mails and messages about accounts. The secret of a link is created when it is sent, so that it is stored nowhere;
 * after a crash a second mail may be sent, and then only its link works.
 */
export function accountSubscribers({ db, mailer, sms, publicUrl, now }: AccountNotificationDeps): Subscriber[] {
  const at = () => new Date(now());
  const link = (customer: CustomerRow, purpose: ResetPurpose | 'verify_email') =>
    inTransaction(db, (tx) => issueLink(tx, customer, purpose, at()));

  async function mail(customer: CustomerRow, to: string, kind: AccountMail, path: string, params = {}): Promise<void> {
    const store = await readLetterhead(db);
    await mailer.send(accountMail(customer, to, kind, { store, publicUrl, path, params }));
  }

  async function words(language: Language, kind: Message | CodeMessage, params: Record<string, string>) {
    const shop = (await readStoreIdentity(db)).name[language];
    return accountTexts.say(language, kind, { shop, ...params });
  }

  async function message(customer: CustomerRow, to: string, kind: Message, params: Record<string, string>) {
    const language = await languageFor(db, customer.language);
    await sms.send({ to, language, template: kind, values: params, text: await words(language, kind, params) });
  }

  /** Sends a new code by SMS; the previous one becomes invalid. */
  async function messageCode(customer: CustomerRow, to: string, purpose: 'prove_phone' | 'sign_in') {
    const code = await codeFor(customer, purpose, to);
    const template = purpose === 'sign_in' ? 'sms_login_code' : 'sms_code';
    const language = await languageFor(db, customer.language);
    const text = originBoundCode(await words(language, template, { code }), publicUrl, code);
    await sms.send({ to, language, template, values: { code }, text });
  }

  const urlFor = (customer: CustomerRow, path: string) => ({ url: pageUrl(publicUrl, customer.language, path) });

  async function askProof(customer: CustomerRow, kind: 'welcome' | 'verify'): Promise<void> {
    if (customer.email === null) return;
    await mail(customer, customer.email, kind, `/verify-email/${await link(customer, 'verify_email')}`);
  }

  const codeFor = (customer: CustomerRow, purpose: 'prove_phone' | 'sign_in', sentTo: string) =>
    inTransaction(db, (tx) => issueCode(tx, customer, { purpose, sentTo }, at()));

  async function sendCode(customer: CustomerRow): Promise<void> {
    const { phone } = customer;
    if (phone === null) return;
    await messageCode(customer, phone, 'prove_phone');
  }

  /** Uses the account's present sign-in methods: one may have been removed since the code was requested. */
  async function sendSignInCode(customer: CustomerRow, channel: 'email' | 'phone' | undefined): Promise<void> {
    const { email, phone } = signInMethods(customer);
    if (channel === 'phone') {
      if (phone !== null) await messageCode(customer, phone, 'sign_in');
    } else if (email !== null) {
      await mail(customer, email, 'login_code', '/login', { code: await codeFor(customer, 'sign_in', email) });
    }
  }

  async function sendReset(customer: CustomerRow, purpose: ResetPurpose): Promise<void> {
    // The contact may have been removed since the request: then there is no recipient.
    const to = purpose === 'reset' ? signInMethods(customer).email : customer.phone;
    if (to === null) return;
    const path = `/reset-password/${await link(customer, purpose)}`;
    if (purpose === 'reset') return mail(customer, to, 'reset', path);
    await message(customer, to, purpose === 'claim_phone' ? 'sms_claim' : 'sms_reset', urlFor(customer, path));
  }

  /** Notifies the account's former contacts, each with a link of its own. */
  async function tellChange(customer: CustomerRow, { changeId, by }: Payload): Promise<void> {
    if (!changeId) return;
    for (const sentTo of ['email', 'phone'] as const) {
      // The phone number that received the reset link needs no notice.
      if (sentTo === 'phone' && by === 'phone') continue;
      const undo = await inTransaction(db, (tx) => issueUndo(tx, changeId, sentTo, at()));
      if (!undo) continue;
      const to = undo.to;
      const path = `/undo-change/${undo.secret}`;
      if (sentTo === 'email') await mail(customer, to, `${undo.kind}_changed`, path);
      else await message(customer, to, `sms_${undo.kind}_changed`, urlFor(customer, path));
    }
  }

  const react = (how: (customer: CustomerRow, payload: Payload) => Promise<void>) => async (payload: Payload) => {
    const customer = payload.customerId === '' ? undefined : await readCustomer(db, payload.customerId);
    if (customer) await how(customer, payload);
  };

  return [
    {
      name: 'mail.customer-registered',
      event: 'customer.registered',
      handle: react((one) => askProof(one, 'welcome')),
    },
    {
      name: 'mail.customer-verification',
      event: 'customer.verification_requested',
      handle: react((one, { channel }) => (channel === 'email' ? askProof(one, 'verify') : sendCode(one))),
    },
    {
      name: 'mail.customer-login-code',
      event: 'customer.login_code_requested',
      handle: react((one, { channel }) => sendSignInCode(one, channel)),
    },
    {
      name: 'mail.customer-reset',
      event: 'customer.reset_requested',
      handle: react((one, { purpose = 'reset' }) => sendReset(one, purpose)),
    },
    { name: 'mail.customer-password-changed', event: 'customer.password_changed', handle: react(tellChange) },
    { name: 'mail.customer-contact-changed', event: 'customer.contact_changed', handle: react(tellChange) },
    {
      name: 'mail.customer-phone-claimed',
      event: 'customer.phone_claimed',
      handle: react(async (one) => {
        const { email } = signInMethods(one);
        if (email) await mail(one, email, 'phone_claimed', '/account/profile');
      }),
    },
    {
      name: 'mail.agent-linked',
      event: 'agent.linked',
      handle: react(async (one, { host = '' }) => {
        const { email } = signInMethods(one);
        if (email) await mail(one, email, 'agent_linked', '/account/settings#agents', { host });
      }),
    },
  ];
}
