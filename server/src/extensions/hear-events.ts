import type { AnyExtension } from '@waha/extend';
import { z } from 'zod';
import { type Subscriber, subscribe } from '../platform/events/index.ts';
import type { Extensions } from './open-extensions.ts';

const LIMIT_MS = 10_000;
/** The guard of the call is over first: it tells and counts the extension. */
const MARGIN_MS = 5_000;
const anything = z.unknown().transform(() => undefined);

/**
 * The subscribers of all extensions, `ext:<extension>/<name>`: each has a position, attempts and dead letters of its own, as those
 * of modules. An extension that is not set up hears nothing, and what happens meanwhile passes it by.
 */
export function extensionSubscribers(extensions: Extensions): Subscriber[] {
  return extensions.list.flatMap((extension) =>
    (extension.hears ?? []).map((hearing) => subscriberOf(extensions, extension, hearing)),
  );
}

type Hearing = NonNullable<AnyExtension['hears']>[number];

function subscriberOf(extensions: Extensions, extension: AnyExtension, hearing: Hearing): Subscriber {
  const { name, event, limitMs: timeoutMs = LIMIT_MS } = hearing;
  const about = { name: `ext:${extension.name}/${name}`, limitMs: timeoutMs + MARGIN_MS };
  return subscribe(
    event,
    async (payload, { eventId, happenedAt }) => {
      const over = new AbortController();
      const running = await extensions.contextOf(extension.name, over.signal);
      if (!running || eventId === null) return;
      const delivery = { eventId, happenedAt, signal: over.signal };
      // The payload is that of the hearing's own event.
      const work = () => hearing.handle(payload as never, delivery, running.context);
      try {
        await running.call(`hears.${name}`, { shape: anything, timeoutMs }, work);
      } finally {
        // Calls for an attempt that is over are refused.
        over.abort();
      }
    },
    about,
  );
}
