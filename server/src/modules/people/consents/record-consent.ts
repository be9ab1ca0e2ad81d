import { createHash } from 'node:crypto';
import type { ConsentSubject, ConsentWay } from '@waha/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { insertEvent, insertText } from './consent-events.store.ts';
import { type ConsentText, consentWords } from './words.ts';

export interface Answer {
  of: { customerId: string } | { email: string };
  subject: ConsentSubject;
  isGiven: boolean;
  way: ConsentWay;
  /** The words that were read, where a page showed them. */
  read?: { text: ConsentText; language: Language };
  at: Date;
}

/** Adds an agreement or a withdrawal to the log of consents, with the words that were read. */
export async function recordConsent(tx: Tx, { of, subject, isGiven, way, read, at }: Answer): Promise<void> {
  const words = read && consentWords[read.text][read.language];
  const textHash = words === undefined ? null : createHash('sha256').update(words).digest();
  if (read && words !== undefined && textHash) {
    await insertText(tx, { hash: textHash, language: read.language, words, at });
  }
  const customerId = 'customerId' in of ? of.customerId : null;
  const email = 'email' in of ? of.email.toLowerCase() : null;
  await insertEvent(tx, { customerId, email, subject, isGiven, way, textHash, origin: '', at });
}

type Channels = Readonly<Record<'email' | 'sms' | 'whatsapp', boolean>>;

/**
 * Records what changed between two states of an account's agreements to advertising. `texts` names the words of a page for the channels
 * that they speak of; all others have the words of the settings.
 */
export async function recordChanges(
  tx: Tx,
  customerId: string,
  { before, after }: { before: Channels; after: Channels },
  given: { way: ConsentWay; texts?: Partial<Record<keyof Channels, ConsentText>>; language: Language; at: Date },
): Promise<void> {
  for (const subject of ['email', 'sms', 'whatsapp'] as const) {
    if (before[subject] === after[subject]) continue;
    await recordConsent(tx, {
      ...{ of: { customerId }, subject, isGiven: after[subject], way: given.way, at: given.at },
      read: { text: given.texts?.[subject] ?? subject, language: given.language },
    });
  }
}
