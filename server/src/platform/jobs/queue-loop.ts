import { runAsWorkClass } from '../bulkheads/index.ts';

/** The longest pause: it finds what another process queued, and what one left that died. */
const LOOK_EVERY_MS = 60_000;
const TRY_AGAIN_MS = 5_000;
/** Another process is about to claim what is due and was not claimed here. */
const SHORTEST_PAUSE_MS = 100;

interface QueueLoopOptions {
  /** Claims what is due. True asks for another round at once. */
  claim(): Promise<boolean>;
  /** The time at which something can be claimed next; undefined where nothing waits. */
  nextAt(): Promise<Date | undefined>;
  now: () => number;
  onError: (error: unknown) => void;
}

/** Works a queue of the database. */
export interface QueueLoop {
  /** Looks at the queue now, or after the look under way. */
  wake(): void;
  /** Begins no further look; resolves when the one under way is over. */
  close(): Promise<void>;
}

/** Claims what is due when it is woken, at the time of what is due next, and once a minute: idle it costs that look. */
export function startQueueLoop({ claim, nextAt, now, onError }: QueueLoopOptions): QueueLoop {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isAsked = false;
  let isClosed = false;

  async function work(): Promise<void> {
    while (isAsked && !isClosed) {
      isAsked = false;
      if (await claim()) isAsked = true;
    }
    if (isClosed) return;
    const next = await nextAt();
    const inMs = next ? next.getTime() - now() : LOOK_EVERY_MS;
    planIn(Math.max(SHORTEST_PAUSE_MS, Math.min(LOOK_EVERY_MS, inMs)));
  }

  function planIn(ms: number): void {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(wake, ms);
    timer.unref();
  }

  function wake(): void {
    if (isClosed) return;
    isAsked = true;
    running ??= runAsWorkClass('jobs', work)
      .catch((error: unknown) => {
        onError(error);
        planIn(TRY_AGAIN_MS);
      })
      .finally(() => {
        running = undefined;
        if (isAsked) wake();
      });
  }

  wake();
  return {
    wake,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
