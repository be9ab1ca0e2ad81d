import type { Database } from '../../../../platform/database/index.ts';
import { Refusal } from '../../../../platform/errors/index.ts';
import { type AttemptLimit, createAttemptLimits } from '../../../../platform/rate-limit/index.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
/** Lifetime of a link in minutes: within one window the last link stays valid, so no other is needed. */
const RESET_WINDOW = 30;
/** Limits for sign-in codes, which live ten minutes. */
const perSignIn = [
  { most: 3, minutes: 10 },
  { most: 10, minutes: DAY },
];
/** Per visitor, over all accounts: mobile networks share one address among many people. */
const perAsking = [{ most: 30, minutes: 15 }];

const perCode = [
  { most: 5, minutes: HOUR },
  { most: 10, minutes: DAY },
];
const perMail = [{ most: 10, minutes: DAY }];
const wrongCodes = [
  { most: 10, minutes: HOUR },
  { most: 20, minutes: DAY },
];

/**
 * Rate limits of messages sent in the shop's name and of code attempts: per account and per contact, whoever the
 * caller is.
 */
export interface SendBudgets {
  /** A code to a phone, or a link to an address; refuses `auth.too_many_attempts`. */
  proof(channel: 'email' | 'phone', customerId: string, contact: string): Promise<void>;
  /** Like `proof`, for automatic messages: returns false instead of refusing. */
  mayProve(channel: 'email' | 'phone', customerId: string, contact: string): Promise<boolean>;
  /** A reset link; false when enough were sent. */
  mayReset(by: 'email' | 'phone', contact: string): Promise<boolean>;
  /**
   * Counts a visitor's request for a sign-in code, whether or not the account exists; refuses `auth.too_many_attempts`.
   */
  countCodeRequest(visitor: string): Promise<void>;
  /** A sign-in code; false when enough were sent. A device known to the account has its own share. */
  maySendSignInCode(subject: string, contact: string, device: string | undefined): Promise<boolean>;
  /** Charges a typed code; refuses after too many wrong ones. The result returns the charge of a correct code. */
  tryCode(customerId: string, phone: string): Promise<() => Promise<void>>;
  /** Charges a change of phone or address, which notifies the other contacts. */
  changeContact(customerId: string): Promise<void>;
}

export function createSendBudgets(db: Database, limits: boolean): SendBudgets {
  const budgets = createAttemptLimits(db, limits);
  const code = 'auth.too_many_attempts';
  const spend = (list: readonly Omit<AttemptLimit, 'code'>[]) => budgets.spend(list.map((one) => ({ ...one, code })));
  async function may(list: readonly Omit<AttemptLimit, 'code'>[]): Promise<boolean> {
    try {
      await spend(list);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }
  const proofs = (channel: 'email' | 'phone', customerId: string, contact: string) => {
    const [kind, rules] = channel === 'email' ? ['proof-mail', perMail] : ['proof-sms', perCode];
    return [
      { kind, of: ['account', customerId], rules },
      { kind, of: ['contact', contact.toLowerCase()], rules },
    ] as const;
  };
  return {
    proof: async (...about) => void (await spend(proofs(...about))),
    mayProve: (...about) => may(proofs(...about)),
    mayReset: (by, contact) => {
      const bounds = [{ most: by === 'email' ? 3 : 2, minutes: RESET_WINDOW }];
      // SMS have an additional limit: they cost money and may wake people; mails do neither.
      const rules = by === 'email' ? bounds : [...bounds, { most: 30, minutes: DAY }];
      return may([{ kind: `reset-${by}`, of: [contact], rules }]);
    },
    countCodeRequest: async (visitor) =>
      void (await spend([{ kind: 'login-code-asked', of: [visitor], rules: perAsking }])),
    maySendSignInCode: (subject, contact, device) => {
      const whose = device === undefined ? ['strangers'] : ['device', device];
      return may([
        { kind: 'login-code', of: ['account', subject, ...whose], rules: perSignIn },
        { kind: 'login-code', of: ['contact', contact.toLowerCase(), ...whose], rules: perSignIn },
      ]);
    },
    async tryCode(customerId, phone) {
      const spent = await spend([
        { kind: 'phone-code', of: ['account', customerId], rules: wrongCodes },
        { kind: 'phone-code', of: ['contact', phone], rules: wrongCodes },
      ]);
      return spent.giveBack;
    },
    changeContact: async (customerId) =>
      void (await spend([{ kind: 'contact-change', of: [customerId], rules: perMail }])),
  };
}
