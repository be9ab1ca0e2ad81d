import { type Listener, listen } from '../database/index.ts';

/** Without notifications, or while it is not known that they arrive. */
const POLL_EVERY_MS = 600;
/** While notifications arrive: finds what was committed by a process that died before it could notify. */
const PROBE_EVERY_MS = 10_000;
const ANSWER_WITHIN_MS = 2_000;

export interface PollOptions {
  channel: string;
  /** The database to listen on; without it there are polls alone. */
  listenUrl: string | undefined;
  /** The payload of this process, whose notifications are no reason to poll. */
  name: string;
  /** Sends a notification on another connection than the one that listens. */
  notify: (payload: string) => Promise<void>;
  poll: () => void;
  onError: (error: unknown) => void;
}

/**
 * Polls when a notification arrives, and for those that are lost. Every ten seconds a probe goes the whole way of a
 * notification and triggers a poll of its own. While no probe has arrived on the present connection it polls often, so
 * that a connection that is lost, silent or behind a pooler delays nothing.
 */
export async function pollBesideNotifications(options: PollOptions): Promise<{ close(): Promise<void> }> {
  const { channel, listenUrl, name, notify, poll, onError } = options;
  const probe = `probe ${name}`;
  let listener: Listener | undefined;
  let isHearing = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let unanswered: NodeJS.Timeout | undefined;
  let probedAtMs = Number.NEGATIVE_INFINITY;
  let arrivedAtMs = Number.NEGATIVE_INFINITY;

  function planNext(): void {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(look, isHearing ? PROBE_EVERY_MS : POLL_EVERY_MS);
  }

  function look(): void {
    if (!isHearing) poll();
    if (listener && performance.now() - probedAtMs >= PROBE_EVERY_MS - POLL_EVERY_MS) sendProbe();
    planNext();
  }

  function sendProbe(): void {
    probedAtMs = performance.now();
    notify(probe).then(expectProbe, (error: unknown) => {
      onError(error);
      onSilent();
    });
  }

  function expectProbe(): void {
    clearTimeout(unanswered);
    if (isClosed || arrivedAtMs >= probedAtMs) return;
    unanswered = setTimeout(() => {
      onSilent();
      listener?.renew();
    }, ANSWER_WITHIN_MS);
  }

  function onProbe(): void {
    clearTimeout(unanswered);
    arrivedAtMs = performance.now();
    const wasHearing = isHearing;
    isHearing = true;
    poll();
    if (!wasHearing) planNext();
  }

  function onSilent(): void {
    clearTimeout(unanswered);
    if (!isHearing) return;
    isHearing = false;
    look();
  }

  if (listenUrl !== undefined) {
    listener = await listen(listenUrl, [channel], {
      isPinged: false,
      onLost: onSilent,
      onListening() {
        poll();
        sendProbe();
      },
      onNotify(_, payload) {
        if (payload === probe) onProbe();
        else if (payload !== name && !payload.startsWith('probe ')) poll();
      },
    });
  }
  planNext();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearTimeout(unanswered);
      await listener?.close();
    },
  };
}
