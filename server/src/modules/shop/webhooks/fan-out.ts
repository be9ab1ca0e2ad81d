import { findEvent, publicEventNames } from '@waha/contract';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import type { Subscriber } from '../../../platform/events/index.ts';
import { insertDeliveries } from './deliveries.store.ts';
import { messageBody, messageIdOf } from './message.ts';
import type { Wake } from './run-deliveries.ts';

interface FanOutDeps {
  db: Database;
  now: () => number;
  wakeWebhooks: Wake;
}

/** Queues every public event for the webhooks that want it. The events of one subject are queued in their order. */
export function fanOut({ db, now, wakeWebhooks }: FanOutDeps): Subscriber {
  return {
    name: 'webhooks.fan-out',
    events: publicEventNames,
    async handle({ name, payload }, { eventId, happenedAt }) {
      if (eventId === null) return;
      const version = findEvent(name)?.version ?? 1;
      const body = messageBody({ type: name, version, happenedAt, data: payload });
      const message = { eventId, event: name, messageId: messageIdOf(eventId), body, at: new Date(now()) };
      const queued = await inTransaction(db, (tx) => insertDeliveries(tx, message));
      if (queued > 0) wakeWebhooks();
    },
  };
}
