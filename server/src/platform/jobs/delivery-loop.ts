import { type QueueLoop, startQueueLoop } from './queue-loop.ts';

/** Messages under way to each receiver by this process. */
export type Busy = ReadonlyMap<string, number>;

/** So long a stop waits for receivers; what they have not answered is sent again. */
const STOP_MS = 3_000;

interface DeliveryLoopOptions<Due> {
  /** Claims what is due, given what is under way. */
  claim(busy: Busy): Promise<readonly Due[]>;
  /** The time at which something can be claimed next; undefined where nothing waits, or has to wait for an end. */
  nextAt(busy: Busy): Promise<Date | undefined>;
  /** The receivers that share: a slow one holds up its own messages alone. */
  receiverOf(due: Due): string;
  /** Makes one attempt; the signal says that the process stops, and another repeats it. */
  send(due: Due, signal: AbortSignal): Promise<void>;
  now: () => number;
  onError: (error: unknown) => void;
}

/** Sends messages of a queue beside each other, woken when some are queued and when one of them ends. */
export function startDeliveryLoop<Due>(options: DeliveryLoopOptions<Due>): QueueLoop {
  const { claim, nextAt, receiverOf, send, now, onError } = options;
  const stopping = new AbortController();
  const busy = new Map<string, number>();
  const underWay = new Set<Promise<void>>();
  const count = (receiver: string, by: 1 | -1) => {
    const messages = (busy.get(receiver) ?? 0) + by;
    if (messages > 0) busy.set(receiver, messages);
    else busy.delete(receiver);
  };

  function begin(due: Due): void {
    const receiver = receiverOf(due);
    count(receiver, 1);
    const sent = send(due, stopping.signal)
      .catch(onError)
      .finally(() => {
        count(receiver, -1);
        underWay.delete(sent);
        loop.wake();
      });
    underWay.add(sent);
  }

  const loop = startQueueLoop({
    async claim() {
      for (const due of await claim(busy)) begin(due);
      return false;
    },
    nextAt: () => nextAt(busy),
    ...{ now, onError },
  });
  return {
    wake: loop.wake,
    async close() {
      await loop.close();
      const timeout = setTimeout(() => stopping.abort(), STOP_MS);
      await Promise.allSettled(underWay);
      clearTimeout(timeout);
    },
  };
}
