import type { Calls } from '@waha/contract/types';
import type { Answer } from './consent-banner.tsx';
import { CONSENT_VERSION, isAgreed, type StoredConsent, storeConsent, storedConsent } from './stored-consent.ts';

/** The shop forgets an agreement under which it was told nothing after 30 days: a later one is sent again before that. */
const IDLE_FOR_MS = 29 * 86_400_000;

type Send = (body: Calls['POST /consents']['body']) => Promise<{ id: string }>;

export interface ConsentAnswers {
  /** Stores an answer and sends it, where the shop has to know it. */
  give(answer: Answer): Promise<void>;
  /** Takes back the agreement of a browser that asks not to be followed since. */
  takeBack(): Promise<void>;
  /** Sends an answer that the shop did not confirm: a withdrawal must not be lost with one request. */
  settle(): Promise<void>;
  /** The agreement under which something is told; null where there is none that the shop knows. */
  agreement(): Promise<string | null>;
  /** Notes that the shop was told of something. */
  told(): void;
}

/** Answers of this browser. They are sent one after another: a withdrawal names the agreement that went before it. */
export function createConsentAnswers(send: Send, now: () => number = Date.now): ConsentAnswers {
  let last: Promise<void> = Promise.resolve();
  async function sendPending(): Promise<void> {
    const consent = storedConsent(now());
    // An agreement to an older text is asked for again, and not sent.
    if (!consent?.isPending || (isAgreed(consent) && consent.isOld)) return;
    const { id, analytics, marketing } = consent;
    const sent = await send({ ...(id !== null && { id }), analytics, marketing, text_version: CONSENT_VERSION });
    const present = storedConsent(now()) ?? consent;
    storeConsent({ ...present, id: sent.id, isPending: present.at !== consent.at });
  }
  const settle = () => {
    last = last.then(sendPending, sendPending);
    return last;
  };
  const mark = (more: Partial<StoredConsent>) => {
    const consent = storedConsent(now());
    if (consent && !consent.isOld) storeConsent({ ...consent, ...more });
  };
  const give = (answer: Answer) => {
    const before = storedConsent(now());
    // A browser that never agreed stays unknown.
    const isPending = isAgreed(answer) || Boolean(before && (before.id !== null || before.isPending));
    storeConsent({ ...answer, id: before?.id ?? null, at: now(), isPending, hasTold: false });
    return settle();
  };
  return {
    ...{ settle, give },
    takeBack() {
      const before = storedConsent(now());
      return before && isAgreed(before) ? give({ analytics: false, marketing: false }) : settle();
    },
    async agreement() {
      const before = storedConsent(now());
      if (!before || before.isOld || !isAgreed(before)) return null;
      if (!before.hasTold && now() - before.at > IDLE_FOR_MS) mark({ isPending: true });
      await settle();
      const consent = storedConsent(now());
      return consent && isAgreed(consent) ? consent.id : null;
    },
    told: () => mark({ hasTold: true }),
  };
}
