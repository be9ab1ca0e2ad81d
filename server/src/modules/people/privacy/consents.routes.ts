import type { ConsentEvent, EndpointKey } from '@waha/contract';
import type { HandlerDeps } from '../../../manifest/index.ts';
import type { Handlers } from '../../../platform/bind/index.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { unsubscribeAddress } from '../../content/newsletter/index.ts';
import { listBannerAnswers } from '../../selling/conversions/index.ts';
import { type ConsentRow, listEvents, recordConsent } from '../consents/index.ts';
import { provenContacts, requireCustomer } from '../identity/index.ts';

type ConsentKey = Extract<
  EndpointKey,
  'GET /user/consents' | 'DELETE /user/newsletter' | 'GET /admin/privacy/consents'
>;

const MOST = 200;

const present = (row: ConsentRow): ConsentEvent => ({ ...row, at: row.at.toISOString() });

/** Agreements of an account or an address, with the banner's answers under which its orders were placed; the latest first. */
async function listConsents(
  db: Database,
  { customerId, email }: { customerId: string | null; email: string | null },
): Promise<ConsentEvent[]> {
  const own = (await listEvents(db, { customerId, email }, MOST)).map(present);
  const answers = customerId === null ? [] : await listBannerAnswers(db, customerId, MOST);
  const banner = answers.flatMap(({ number, analytics, marketing, version, language, at }) => {
    const common = { way: 'banner', words: null, version, language, origin: number, at: at.toISOString() } as const;
    return [
      { ...common, subject: 'analytics' as const, is_given: analytics },
      { ...common, subject: 'marketing' as const, is_given: marketing },
    ];
  });
  return [...own, ...banner].toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, MOST);
}

export function consentRoutes({ db, now }: Pick<HandlerDeps, 'db' | 'now'>): Handlers<ConsentKey> {
  return {
    'GET /user/consents': async (_, { actor }) => {
      const { customerId } = requireCustomer(actor);
      const { email } = await provenContacts(db, customerId);
      return listConsents(db, { customerId, email });
    },
    'DELETE /user/newsletter': async (_, { actor }) => {
      const { customerId } = requireCustomer(actor);
      await inTransaction(db, async (tx) => {
        const { email } = await provenContacts(tx, customerId);
        if (email === null || !(await unsubscribeAddress(tx, email))) return;
        const at = new Date(now());
        await recordConsent(tx, { of: { email }, subject: 'newsletter', isGiven: false, way: 'settings', at });
      });
      return { done: true };
    },
    'GET /admin/privacy/consents': async ({ query: { customer_id: customerId = null, email } }) => {
      const proven = customerId === null ? null : (await provenContacts(db, customerId)).email;
      return listConsents(db, { customerId, email: email ?? proven });
    },
  };
}
