import { z } from 'zod';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import type { Subscriber } from '../../platform/jobs/index.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import type { SmsSender } from '../../platform/sms/index.ts';
import { type CustomerRow, issueCode, issueLink, readCustomer } from '../identity/index.ts';
import { readStoreIdentity } from '../settings/index.ts';
import { type AccountMail, accountMail, accountTexts, pageUrl } from './account-mail.ts';

export interface AccountNotificationDeps {
  db: Database;
  mailer: Mailer;
  sms: SmsSender;
  publicUrl: string;
  now: () => number;
}

/** An id, or nothing where nobody has the name that was asked about. */
const payloadShape = z.object({ customerId: z.string(), channel: z.enum(['email', 'phone']).optional() });

const pathOf = {
  welcome: (token: string) => `/verify-email/${token}`,
  verify: (token: string) => `/verify-email/${token}`,
  reset: (token: string) => `/reset-password/${token}`,
  password_changed: () => '/forgot-password',
} as const satisfies Record<AccountMail, (token: string) => string>;

/**
 * Mails and messages about accounts. The secret of a link is made here, when it is sent, so that it is kept nowhere but
 * in the mail; after a crash a second mail may come, and then only its link works.
 */
export function accountSubscribers({ db, mailer, sms, publicUrl, now }: AccountNotificationDeps): Subscriber[] {
  const link = (customer: CustomerRow, purpose: 'reset' | 'verify_email') =>
    inTransaction(db, (tx) => issueLink(tx, customer, purpose, new Date(now())));

  async function mail(customer: CustomerRow, kind: AccountMail): Promise<void> {
    if (customer.email === null) return;
    const purpose = kind === 'reset' ? 'reset' : 'verify_email';
    const token = kind === 'password_changed' ? '' : await link(customer, purpose);
    const store = await readStoreIdentity(db);
    const made = accountMail(customer, kind, { store, publicUrl, path: pathOf[kind](token) });
    if (made) await mailer.send(made);
  }

  async function message(customer: CustomerRow & { phone: string }, kind: 'sms_reset' | 'sms_code'): Promise<void> {
    const shop = (await readStoreIdentity(db)).name[customer.language];
    const params =
      kind === 'sms_reset'
        ? { shop, url: pageUrl(publicUrl, customer.language, pathOf.reset(await link(customer, 'reset'))) }
        : { shop, code: await inTransaction(db, (tx) => issueCode(tx, customer, new Date(now()))) };
    await sms.send({ to: customer.phone, text: accountTexts.say(customer.language, kind, params) });
  }

  const hasPhone = (customer: CustomerRow): customer is CustomerRow & { phone: string } => customer.phone !== null;
  const react =
    (how: (customer: CustomerRow, channel: 'email' | 'phone' | undefined) => Promise<void>) =>
    async (payload: Record<string, unknown>) => {
      const { customerId, channel } = payloadShape.parse(payload);
      const customer = customerId === '' ? undefined : await readCustomer(db, customerId);
      if (customer) await how(customer, channel);
    };

  return [
    { name: 'mail.customer-registered', event: 'customer.registered', handle: react((one) => mail(one, 'welcome')) },
    {
      name: 'mail.customer-verification',
      event: 'customer.verification_requested',
      handle: react(async (customer, channel) => {
        if (channel === 'email') await mail(customer, 'verify');
        else if (hasPhone(customer)) await message(customer, 'sms_code');
      }),
    },
    {
      name: 'mail.customer-reset',
      event: 'customer.reset_requested',
      handle: react(async (customer) => {
        if (customer.email) await mail(customer, 'reset');
        else if (hasPhone(customer)) await message(customer, 'sms_reset');
      }),
    },
    {
      name: 'mail.customer-password-changed',
      event: 'customer.password_changed',
      handle: react((one) => mail(one, 'password_changed')),
    },
  ];
}
