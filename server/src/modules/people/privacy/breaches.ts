import { randomUUID } from 'node:crypto';
import { type Breach, type BreachChange, type BreachDraft, type ListedBreach, personalDataKinds } from '@waha/contract';
import { type Database, type Tx, underNewReference } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { readStoreIdentity } from '../../shop/settings/index.ts';
import { proposedLetter } from './breach-letter.ts';
import { noticeOf } from './breach-notice.ts';
import { beginListing, countPersons, listByContacts, listUnreached } from './breach-persons.store.ts';
import {
  type BreachFacts,
  type BreachRow,
  countBreaches,
  insertBreach,
  insertHistory,
  listHistory,
  readBreach,
  updateBreach,
} from './breaches.store.ts';

const HOUR_MS = 3_600_000;
/** Article 24 of the law's regulation: the authority is told within 72 hours. */
const TELL_MS = 72 * HOUR_MS;
const MOST_HISTORY = 200;
/** Acts that leave room in the history for those that the law demands. */
const MOST_FREE_ACTS = 180;
const FREE_ACTS: readonly string[] = ['changed', 'persons_listed'];
/** After as long a letter that began was cut short by a crash. */
const CUT_SHORT_MS = HOUR_MS / 2;
export const MOST_BREACHES = 200;
const REFERENCE = { prefix: 'DB', digits: 6 };

export interface By {
  staffId: string;
  at: Date;
}

const factsOf = ({ known_at: knownAt, ...facts }: BreachDraft): BreachFacts => ({
  known_at: new Date(knownAt),
  ...facts,
});

function checkTime(knownAt: Date, at: Date): void {
  if (knownAt > at) refuse('privacy.future');
}

/** Enters a breach; its id. */
export async function enterBreach(tx: Tx, draft: BreachDraft, by: By): Promise<string> {
  const facts = factsOf(draft);
  checkTime(facts.known_at, by.at);
  const id = randomUUID();
  if ((await countBreaches(tx)) >= MOST_BREACHES) refuse('privacy.breaches_full');
  await underNewReference(REFERENCE, (reference) => insertBreach(tx, { ...facts, id, reference, at: by.at }));
  await remember(tx, id, 'entered', by);
  return id;
}

/** Refuses what may not be done to a closed breach, and an outdated version. */
function checkOpen(breach: BreachRow, version: number): void {
  if (breach.version !== version) refuse('conflict.changed');
  if (breach.status === 'closed') refuse('privacy.breach_closed');
}

async function remember(tx: Tx, breachId: string, act: string, { staffId, at }: By): Promise<void> {
  const entry = await readBreach(tx, breachId);
  const most = FREE_ACTS.includes(act) ? MOST_FREE_ACTS : MOST_HISTORY;
  if (!(await insertHistory(tx, { breachId, act, staffId, entry, at }, most))) refuse('privacy.log_full');
}

export async function changeBreach(tx: Tx, breach: BreachRow, change: BreachChange, by: By): Promise<void> {
  const { version, notice_ar, notice_en, ...draft } = change;
  checkOpen(breach, version);
  const facts = factsOf(draft);
  checkTime(facts.known_at, by.at);
  await updateBreach(tx, { ...breach, ...facts, notice_ar, notice_en });
  await remember(tx, breach.id, 'changed', by);
}

/** Notes that the authority was told; the words as they were sent are kept with it. */
export async function tellAuthority(
  tx: Tx,
  breach: BreachRow,
  { how, version }: { how: string; version: number },
  by: By,
): Promise<void> {
  checkOpen(breach, version);
  if (breach.told_at) refuse('privacy.step_impossible');
  const notice = await readNotice(tx, breach);
  const told = { status: 'told', told_at: by.at, told_by: by.staffId, told_how: how } as const;
  await updateBreach(tx, { ...breach, ...told, notice_ar: notice.ar, notice_en: notice.en });
  await remember(tx, breach.id, 'told', by);
}

interface PersonsWanted {
  listed?: readonly string[] | undefined;
  registered_before?: string | undefined;
  version: number;
}

/** Lists accounts that are concerned; returns what belongs to none. */
export async function listPersons(
  tx: Tx,
  breach: BreachRow,
  { listed = [], registered_before: before, version }: PersonsWanted,
  by: By,
): Promise<string[]> {
  checkOpen(breach, version);
  if (breach.letters_at) refuse('privacy.step_impossible');
  if (before !== undefined) {
    await beginListing(tx, breach.id, new Date(before));
    await publish(tx, 'privacy.persons_due', { breachId: breach.id });
  }
  const unknown = listed.length > 0 ? await listByContacts(tx, breach.id, listed) : [];
  await updateBreach(tx, breach);
  await remember(tx, breach.id, 'persons_listed', by);
  return unknown;
}

/** Has the letters sent after the commit, once. The count that the owner saw must still hold. */
export async function sendLetters(
  tx: Tx,
  breach: BreachRow,
  letter: { subject: string; text: string; count: number; version: number },
  by: By,
): Promise<void> {
  checkOpen(breach, letter.version);
  if (breach.letters_at) refuse('privacy.step_impossible');
  const { listed, without_email: without } = await countPersons(tx, breach.id);
  if (breach.is_listing || listed - without !== letter.count) refuse('privacy.count_changed');
  const written = { letter_subject: letter.subject, letter_text: letter.text, letters_at: by.at };
  await updateBreach(tx, { ...breach, ...written });
  await remember(tx, breach.id, 'letters_sent', by);
  await publish(tx, 'privacy.letters_due', { breachId: breach.id });
}

/** Has the same letter sent to those whom it did not reach. */
export async function sendLettersAgain(tx: Tx, breach: BreachRow, version: number, by: By): Promise<void> {
  checkOpen(breach, version);
  if (!breach.letters_at) refuse('privacy.step_impossible');
  const waiting = await listUnreached(tx, breach.id, new Date(by.at.getTime() - CUT_SHORT_MS));
  if (waiting === 0) refuse('privacy.step_impossible');
  await updateBreach(tx, breach);
  await remember(tx, breach.id, 'letters_repeated', by);
  await publish(tx, 'privacy.letters_due', { breachId: breach.id });
}

export async function closeBreach(
  tx: Tx,
  breach: BreachRow,
  { lessons, version }: { lessons: string; version: number },
  by: By,
): Promise<void> {
  checkOpen(breach, version);
  await updateBreach(tx, { ...breach, status: 'closed', closed_at: by.at, lessons });
  await remember(tx, breach.id, 'closed', by);
}

async function readNotice(where: Database | Tx, breach: BreachRow) {
  const store = await readStoreIdentity(where);
  const { sent } = await countPersons(where, breach.id);
  return {
    ar: breach.notice_ar ?? noticeOf('ar', breach, store, sent),
    en: breach.notice_en ?? noticeOf('en', breach, store, sent),
  };
}

export function presentListedBreach(row: BreachRow, now: number): ListedBreach {
  const tellBy = row.known_at.getTime() + TELL_MS;
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    happened: row.happened.slice(0, 200),
    known_at: row.known_at.toISOString(),
    tell_by: new Date(tellBy).toISOString(),
    hours_left: Math.floor((tellBy - (row.told_at?.getTime() ?? now)) / HOUR_MS),
    told_at: row.told_at?.toISOString() ?? null,
  };
}

export async function presentBreach(where: Database | Tx, row: BreachRow, now: number): Promise<Breach> {
  const { happened, cause, persons, persons_count, effects, measures, told_how, lessons, version } = row;
  const store = await readStoreIdentity(where);
  const history = await listHistory(where, row.id, MOST_HISTORY);
  return {
    ...presentListedBreach(row, now),
    ...{ happened, cause, persons, persons_count, effects, measures, told_how, lessons, version },
    data: personalDataKinds.filter((kind) => row.data.includes(kind)),
    notice: await readNotice(where, row),
    is_notice_edited: row.notice_ar !== null && row.told_at === null,
    told_by: row.told_name,
    closed_at: row.closed_at?.toISOString() ?? null,
    letter: row.letters_at
      ? { subject: row.letter_subject, text: row.letter_text }
      : proposedLetter(row, store.name.ar),
    letters_at: row.letters_at?.toISOString() ?? null,
    letters: { ...(await countPersons(where, row.id)), is_listing: row.is_listing },
    history: history.map(({ act, staff_name: by, at }) => ({ act, by, at: at.toISOString() })),
  };
}
