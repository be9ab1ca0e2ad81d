/** Something that is being started, or runs. */
export interface Starting {
  /** Stops the attempts, or closes the started service. */
  close(): Promise<void>;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

/**
 * Starts a service whose dependency may not be available yet (a database during a failover), and retries for ever with
 * growing pauses: a process that gave up would look alive and do nothing. `onFailure` is called for each failed
 * attempt.
 */
export function startUntilStarted(
  start: () => Promise<{ close(): Promise<void> }>,
  onFailure: (error: unknown) => void,
  firstWaitMs = FIRST_WAIT_MS,
): Starting {
  const stopping = new AbortController();
  const started = run();

  async function run(): Promise<{ close(): Promise<void> } | undefined> {
    for (let waitMs = firstWaitMs; !stopping.signal.aborted; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
      try {
        return await start();
      } catch (error) {
        onFailure(error);
      }
      await wait(waitMs, stopping.signal);
    }
    return undefined;
  }

  return {
    async close() {
      stopping.abort();
      await (await started)?.close();
    },
  };
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}
