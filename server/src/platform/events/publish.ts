import { type EventName, type EventPayload, events } from '@waha/contract';
import { afterCommit, type Database, notifyBehind, type Tx } from '../database/index.ts';
import { insertEvents, notifyEvents } from './events.store.ts';
import { CHANNEL } from './leadership.ts';

/** The names of events that this process has committed, or '*' where any subscriber may have work. */
export type Woken = readonly EventName[] | '*';

const wakers = new Set<(woken: Woken) => unknown>();

/** Calls `wake` whenever this process has committed events, so that their subscribers need not wait for a poll. */
export function onPublished(wake: (woken: Woken) => unknown): () => void {
  wakers.add(wake);
  return () => void wakers.delete(wake);
}

/**
 * Publishes an event as a transactional outbox does: its subscribers receive it at least once if the transaction commits, and never
 * otherwise.
 */
export function publish<Name extends EventName>(tx: Tx, name: Name, payload: EventPayload<Name>): Promise<void> {
  return publishEach(tx, name, [payload]);
}

/** Publishes an event for each payload, in this order. */
export async function publishEach<Name extends EventName>(
  tx: Tx,
  name: Name,
  payloads: readonly EventPayload<Name>[],
): Promise<void> {
  if (payloads.length === 0) return;
  // A program that is no process of the shop tells the reader along with its commit.
  if (wakers.size === 0) notifyBehind(tx, CHANNEL, name);
  const { version, subject } = events[name];
  await insertEvents(
    tx,
    payloads.map((payload: Record<string, unknown>) => ({
      ...{ name, version, payload },
      subject: subject === undefined ? null : `${subject}:${payload[subject]}`,
    })),
  );
  afterCommit(tx, () => wake([name]));
}

/** Has all subscribers of this process look for work once the transaction has committed. */
export function wakeAfterCommit(tx: Tx): void {
  afterCommit(tx, () => wake('*'));
}

/** Has all subscribers of any process look for work, from a program that is no process of the shop. */
export const notifySubscribers = (db: Database): Promise<void> => notifyEvents(db, CHANNEL, '*');

function wake(woken: Woken): void {
  for (const one of wakers) one(woken);
}
